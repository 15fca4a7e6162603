import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, SegmentedControl, TagsInput, Textarea, TextInput } from '@mantine/core';
import { activities, isOnTrail } from '../../rules/activity.ts';
import { activityNames, difficultyNames, privacyNames } from '../messages.ts';
import { CoverField } from './CoverField.tsx';
import classes from './create.module.css';
import { Section } from './Section.tsx';
import type { PlanFields } from './use-plan-form.ts';

/** What it is. */
export function BasicsFields({ form, shown }: { form: PlanFields; shown: string }) {
  const { t } = useLingui();
  return (
    <Section id="what" title={<Trans>What</Trans>}>
      <TextInput
        size="md"
        label={t`Name`}
        placeholder={t`Sunrise on the Rigi`}
        required
        {...form.getInputProps('name')}
      />
      <NativeSelect
        size="md"
        label={t`Activity`}
        data={activities.map((value) => ({ value, label: t(activityNames[value]) }))}
        {...form.getInputProps('activity')}
      />
      {isOnTrail(form.values.activity) && <TrailFields form={form} />}
      <Textarea
        size="md"
        label={t`Description`}
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('description')}
      />
      <div>
        <span className={classes.label} id="privacy-label">
          <Trans>Who may see it</Trans>
        </span>
        <SegmentedControl
          size="md"
          fullWidth
          aria-labelledby="privacy-label"
          data={[
            { value: 'PUBLIC', label: t(privacyNames.PUBLIC) },
            { value: 'PRIVATE', label: t(privacyNames.PRIVATE) },
          ]}
          value={form.values.privacy}
          onChange={(value) => form.setFieldValue('privacy', value as 'PUBLIC' | 'PRIVATE')}
        />
        <p className={classes.hint}>
          {form.values.privacy === 'PUBLIC' ? (
            <Trans>Anyone may see it and answer.</Trans>
          ) : (
            <Trans>Only people with your link know it, and you accept each one.</Trans>
          )}
        </p>
      </div>
      <CoverField form={form} shown={shown} />
      <TagsInput
        size="md"
        label={t`Tags`}
        description={t`Press Enter after each.`}
        splitChars={[',']}
        {...form.getInputProps('tags')}
      />
    </Section>
  );
}

function TrailFields({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const difficulties = Object.entries(difficultyNames).map(([value, name]) => ({ value, label: t(name) }));
  return (
    <div className={classes.three}>
      <TextInput
        size="md"
        label={t`Distance, km`}
        inputMode="decimal"
        {...form.getInputProps('distanceKilometers')}
      />
      <TextInput size="md" label={t`Ascent, m`} inputMode="numeric" {...form.getInputProps('ascentMeters')} />
      <NativeSelect
        size="md"
        label={t`Difficulty`}
        data={[{ value: '', label: t`Not said` }, ...difficulties]}
        {...form.getInputProps('difficulty')}
      />
    </div>
  );
}
