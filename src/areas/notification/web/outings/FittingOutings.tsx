import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { MultiSelect, NativeSelect } from '@mantine/core';
import { type Activity, activities } from '#areas/huddle/rules/activity.ts';
import { type Difficulty, difficulties } from '../../rules/outing-news.ts';
import classes from '../public/OutingNews.module.css';
import type { OutingChoiceView } from './outings.ts';

const distances = [10, 25, 50, 100, 200];

interface FittingOutingsProps {
  choice: OutingChoiceView;
  onChoose: (change: Partial<OutingChoiceView>) => Promise<void>;
  activityNames: Readonly<Record<Activity, MessageDescriptor>>;
  difficultyNames: Readonly<Record<Difficulty, MessageDescriptor>>;
}

/** What fits: activities, how far from home, how hard at most. */
export function FittingOutings({ choice, onChoose, activityNames, difficultyNames }: FittingOutingsProps) {
  const { t } = useLingui();
  const { withinKm, hardest } = choice;
  const km = [...new Set([...distances, ...(withinKm ? [withinKm] : [])])].sort((a, b) => a - b);
  return (
    <div className={classes.fitting}>
      <MultiSelect
        size="md"
        label={t`Activities`}
        placeholder={choice.activities.length === 0 ? t`Any` : ''}
        data={activities.map((activity) => ({ value: activity, label: t(activityNames[activity]) }))}
        value={choice.activities}
        onChange={(chosen) => void onChoose({ activities: chosen as Activity[] })}
      />
      <NativeSelect
        size="md"
        label={t`Distance from the place in my profile`}
        value={withinKm ?? ''}
        data={[
          { value: '', label: t`Any distance` },
          ...km.map((each) => ({ value: String(each), label: t`Up to ${each} km` })),
        ]}
        onChange={({ currentTarget: { value } }) => void onChoose({ withinKm: value ? Number(value) : null })}
      />
      <NativeSelect
        size="md"
        label={t`Hardest`}
        value={hardest ?? ''}
        data={[
          { value: '', label: t`Any difficulty` },
          ...difficulties.map((each) => ({ value: each, label: t(difficultyNames[each]) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          void onChoose({ hardest: difficulties.find((each) => each === value) ?? null })
        }
      />
    </div>
  );
}
