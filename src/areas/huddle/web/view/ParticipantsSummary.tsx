import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { HuddleView } from '../../contract/views.ts';
import classes from './cards.module.css';

/** How many attend with their guests, are interested, asked or invited: a group the host does not show is not there (HUD-18). */
export function ParticipantsSummary({ huddle: { participantsSummary: summary } }: { huddle: HuddleView }) {
  const asked = summary.totalRequestedParticipants;
  const groups: Array<[string, number | undefined, ReactNode]> = [
    ['attending', summary.totalConfirmedPeople, <Trans key="a">attending</Trans>],
    ['maybe', summary.totalRsvpedMaybeParticipants, <Trans key="m">maybe</Trans>],
    ['interested', summary.totalInterestedParticipants, <Trans key="i">interested</Trans>],
    [
      'requested',
      asked === undefined ? undefined : asked + (summary.totalWaitingParticipants ?? 0),
      <Trans key="r">requested / waiting</Trans>,
    ],
    ['invited', summary.totalInvitedParticipants, <Trans key="v">invited</Trans>],
  ];
  const shown = groups.filter(([, count]) => count !== undefined);
  if (shown.length === 0) return null;
  return (
    <ul className={classes.counts}>
      {shown.map(([key, count, word]) => (
        <li key={key}>
          <strong>{count}</strong> <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}
