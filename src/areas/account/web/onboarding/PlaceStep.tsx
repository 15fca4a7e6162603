import { useLingui } from '@lingui/react/macro';
import { TagsInput } from '@mantine/core';
import { PlaceField } from '#areas/place/web/public/PlaceField.tsx';
import { MAX_INTEREST, MAX_INTERESTS, suggestedInterests } from '../../rules/interests.ts';
import classes from '../gate-page.module.css';
import { moveHome, type Onboarding } from './onboarding-form.ts';

/** Where somebody goes out from, and what for. */
export function PlaceStep({ form }: { form: Onboarding }) {
  const { t } = useLingui();
  return (
    <div className={classes.fields}>
      <PlaceField
        label={t`Where you are`}
        description={t`To show what happens near you. Others see the name of the place only.`}
        value={form.values.location}
        onChange={(place) => moveHome(form, place)}
      />
      <TagsInput
        size="md"
        label={t`Interests`}
        description={t`Choose some, or write your own.`}
        data={[...suggestedInterests]}
        maxTags={MAX_INTERESTS}
        maxLength={MAX_INTEREST}
        clearable
        value={form.values.interestTags}
        onChange={(tags) => form.setFieldValue('interestTags', tags)}
      />
    </div>
  );
}
