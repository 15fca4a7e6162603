import type { ParticipationView } from '../contract-values.ts';
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
export function sayOutcome(participation: ParticipationView): string {
  const { queuePosition, guestCount } = participation;
  const guests = guestCount === 0 ? '' : ` with ${guestCount} ${guestCount === 1 ? 'guest' : 'guests'}`;
  if (participation.confirmed) return `You are confirmed${guests}.`;
  if (participation.offered) return 'A place is free for you. Take it while the offer stands.';
  if (participation.waiting) return `You are on the waiting list${guests}, at position ${queuePosition}.`;
  if (participation.requested) return `Your request${guests} is with the hosts.`;
  if (participation.rsvpType === 'MAYBE') return `You said maybe${guests}.`;
  if (participation.rsvpType === 'NO') return 'You said that you are not coming.';
  return 'Your answer is taken back.';
}
