import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ParticipationView } from '../../contract/views.ts';
import classes from '../view/cards.module.css';

interface OwnStatusProps {
  participation: ParticipationView;
  /** It is over. */
  past: boolean;
}

/** My own answer in a sentence, with the party I bring; always visible (LOOK). */
export function OwnStatus({ participation: mine, past }: OwnStatusProps) {
  const sentence = past ? lookBack(mine) : sentenceOf(mine);
  if (!sentence) return null;
  return (
    <p className={classes.status} data-tone={toneOf(mine)} role="status">
      {sentence}
      {!past && mine.guestCount > 0 && mine.rsvpType !== 'NO' && (
        <>
          {' '}
          <Plural value={mine.guestCount} one="You bring # guest." other="You bring # guests." />
        </>
      )}
    </p>
  );
}

function toneOf(mine: ParticipationView): 'waiting' | 'quiet' | 'brand' {
  if (mine.waiting || mine.offered || mine.requested) return 'waiting';
  return mine.declined || mine.rsvpType === 'NO' ? 'quiet' : 'brand';
}

function lookBack(mine: ParticipationView): ReactNode {
  if (mine.role === 'HOST') return <Trans>You hosted this huddle.</Trans>;
  if (mine.role === 'CO_HOST') return <Trans>You co-hosted this huddle.</Trans>;
  return mine.confirmed ? <Trans>You had a place.</Trans> : null;
}

function sentenceOf(mine: ParticipationView): ReactNode {
  if (mine.role === 'HOST') return <Trans>You host this huddle.</Trans>;
  if (mine.role === 'CO_HOST') return <Trans>You co-host this huddle.</Trans>;
  if (mine.confirmed) return <Trans>You are going.</Trans>;
  if (mine.offered) return <Trans>A place is free for you.</Trans>;
  if (mine.waiting) return <Trans>You are number {mine.queuePosition} on the waiting list.</Trans>;
  if (mine.requested) return <Trans>Your request is with the hosts.</Trans>;
  if (mine.rsvpType === 'MAYBE') return <Trans>You said maybe.</Trans>;
  if (mine.rsvpType === 'NO') return <Trans>You are not coming.</Trans>;
  if (mine.declined) return <Trans>The hosts declined your request.</Trans>;
  if (mine.invited) return <Trans>You are invited.</Trans>;
  return mine.interested ? <Trans>You are interested.</Trans> : null;
}
