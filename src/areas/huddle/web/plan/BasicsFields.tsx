import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { activities, isOnTrail } from '../../rules/activity.ts';
import { activityNames, difficultyNames } from '../messages.ts';
import { CoverField } from './CoverField.tsx';
import classes from './create.module.css';
import { Section } from './Section.tsx';
import { SeenByFields } from './SeenByFields.tsx';
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
      <SeenByFields form={form} />
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
