import type { Confirmation } from '#platform/shared/command-reply.ts';
import type { ParticipationView } from '../contract-values.ts';
import { done } from '../messages.ts';
import type { PartRow } from './row-facts.ts';

/** The viewer's own part; a stranger has an empty one. */
export function presentParticipation(mine: PartRow | null, queuePosition: number | null): ParticipationView {
  const place = mine?.place ?? 'NONE';
  return {
    role: mine?.role ?? 'PARTICIPANT',
    interested: mine?.interested ?? false,
    invited: mine?.invited_at != null,
    requested: place === 'REQUESTED',
    waiting: place === 'WAITING',
    offered: place === 'OFFERED',
    offerEndsAt: mine?.offer_ends_at?.toISOString() ?? null,
    queuePosition,
    confirmed: place === 'CONFIRMED',
    declined: mine?.declined_at != null,
    rsvped: mine?.answer != null,
    rsvpType: mine?.answer ?? null,
    guestCount: mine && mine.answer !== null ? mine.party - 1 : 0,
    guests: (mine?.guests ?? {}) as Record<string, number>,
  };
}

/** What an answer led to, as one says it. */
export function confirmOutcome(participation: ParticipationView): Confirmation {
  const { guestCount: guests, queuePosition } = participation;
  if (participation.confirmed) return done('CONFIRMED', { guests });
  if (participation.offered) return done('OFFERED');
  if (participation.waiting) return done('WAITING', { guests, position: queuePosition ?? 0 });
  if (participation.requested) return done('REQUESTED', { guests });
  if (participation.rsvpType === 'MAYBE') return done('SAID_MAYBE', { guests });
  return done(participation.rsvpType === 'NO' ? 'SAID_NO' : 'ANSWER_WITHDRAWN');
}
