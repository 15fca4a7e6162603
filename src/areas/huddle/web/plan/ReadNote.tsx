import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconWand } from '@tabler/icons-react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { ReadFields } from '../../rules/guess.ts';
import { activityNames } from '../messages.ts';
import classes from './MainFields.module.css';

/** What the name has filled in, said where it is typed, with the way back. */
export function ReadNote({ filled, onUndo }: { filled: ReadFields; onUndo: () => void }) {
  const { t } = useLingui();
  const clock = useClock();
  const { activity, start, capacity, whatToBring } = filled;
  if (!activity && !start && !capacity && !whatToBring) return null;
  const people = Number(capacity);
  const parts = [
    activity && t(activityNames[activity]),
    // What clocks show at the venue, whatever the zone of the reader.
    start && formatDateTime(new Date(`${start}Z`), new Date(), { ...clock, timeZone: 'UTC' }),
    capacity && <Plural value={people} one="# person" other="# people" />,
    whatToBring && <Trans>bring {whatToBring}</Trans>,
  ].filter(Boolean);
  return (
    <p className={classes.read} role="status">
      <IconWand aria-hidden size={18} />
      <span>
        <Trans>Filled in from your words:</Trans>{' '}
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name and keep their order
          <span key={at} dir="auto">
            {at > 0 && ' · '}
            {part}
          </span>
        ))}
      </span>
      <button type="button" onClick={onUndo}>
        <Trans>Undo</Trans>
      </button>
    </p>
  );
}
