import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type Activity, isOnTrail } from '../../rules/activity.ts';
import { difficultyNames } from '../messages.ts';
import classes from './create.module.css';
import { Group } from './Group.tsx';
import type { PlanFields } from './use-plan-form.ts';

const withKit: ReadonlySet<Activity> = new Set([
  'CLIMBING',
  'BACKPACKING',
  'CAMPING',
  'PADDLING',
  'SKIING',
  'SNOWSHOEING',
]);

/** What to bring: asked of who climbs, paddles, skis or stays the night. */
export function KitGroup({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const { activity, whatToBring } = form.values;
  return (
    <Group
      form={form}
      title={<Trans>What to bring</Trans>}
      says={whatToBring}
      fields={['whatToBring']}
      open={withKit.has(activity) || whatToBring !== ''}
    >
      <Textarea
        size="md"
        aria-label={t`What to bring`}
        placeholder={t`Lunch, two litres of water, a warm layer`}
        autosize
        {...form.getInputProps('whatToBring')}
      />
    </Group>
  );
}

/** What it is like: the trail, in words, and by tags. */
export function TrailGroup({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const { activity, description } = form.values;
  const onTrail = isOnTrail(activity);
  return (
    <Group
      form={form}
      title={onTrail ? <Trans>Description and trail</Trans> : <Trans>Description</Trans>}
      says={description}
      fields={['description', 'tags', 'distanceKilometers', 'ascentMeters', 'difficulty']}
      open={onTrail}
    >
      {onTrail && <TrailFields form={form} />}
      <Textarea
        size="md"
        label={t`Description`}
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('description')}
      />
      <TagsInput
        size="md"
        label={t`Tags`}
        description={t`Press Enter after each.`}
        splitChars={[',']}
        {...form.getInputProps('tags')}
      />
    </Group>
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
