import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { AgreedWith, ProposalView } from '../../contract/proposals.ts';
import type { AskedChange } from '../../rules/approval.ts';
import { activityNames, difficultyNames } from '../messages.ts';
import { askedChangeNames } from './change-names.ts';
import classes from './ProposedChanges.module.css';

/** What of an outing would be different: how it is, and how it would be. */
export function ProposedChanges({ proposal }: { proposal: ProposalView }) {
  const { t, i18n } = useLingui();
  const clock = useClock(proposal.timeZone);
  const time = (instant: string) => formatDateTime(new Date(instant), new Date(), clock);
  const say = (state: AgreedWith, change: AskedChange) => wordOf(i18n, state, change, time) ?? t`none`;
  const { before, leader } = proposal;
  return (
    <dl className={classes.changes}>
      {proposal.changes.map((change) => (
        <div key={change}>
          <dt>{t(askedChangeNames[change])}</dt>
          {change === 'LEADER' ? (
            <dd dir="auto">{leader?.displayName}</dd>
          ) : (
            <dd>
              {before && <s>{say(before, change)}</s>} <strong dir="auto">{say(proposal, change)}</strong>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function wordOf(
  i18n: I18n,
  state: AgreedWith,
  change: AskedChange,
  time: (instant: string) => string,
): string | null {
  switch (change) {
    case 'START':
      return time(state.startDateTime);
    case 'END':
      return time(state.endDateTime);
    case 'VENUE':
      return withNote(state.venueName, state.venueNote);
    case 'MEETING_POINT':
      return withNote(state.meetingPointName, state.meetingPointNote);
    case 'ACTIVITY':
      return i18n._(activityNames[state.activity]);
    case 'DIFFICULTY':
      return state.difficulty && i18n._(difficultyNames[state.difficulty]);
    case 'LIMIT':
      return state.capacity === null ? null : i18n.number(state.capacity);
    default:
      return null;
  }
}

function withNote(name: string | null, note: string): string | null {
  return [name, note].filter((word) => word).join(': ') || null;
}
