import type { HuddleState, ParticipationState } from './state.ts';
import { isHost } from './state.ts';

/**
 * How much of a huddle somebody may see. NOTHING is answered as if it did not exist; LINK is name, date and the
 * right to ask; CARD is the page with coarse places; INSIDE adds exact places and the channel; HOST everything.
 * A maybe opens nothing, so that nobody passes the approval of the hosts by an answer of their own.
 */
export type AccessLevel = 'NOTHING' | 'LINK' | 'CARD' | 'INSIDE' | 'HOST';

export interface OnlookerState {
  /** `null` for a visitor. */
  readonly participation: ParticipationState | null;
  /** One of the two has blocked the other. */
  readonly blocked: boolean;
  readonly communityMember: boolean;
  /** Came with a live share link of this huddle. */
  readonly hasLink: boolean;
}

/** The one rule of who sees what of a huddle; every door asks it (PRIVACY.md). */
export function accessLevelOf(
  huddle: Pick<HuddleState, 'privacy' | 'status'>,
  onlooker: OnlookerState,
): AccessLevel {
  const me = onlooker.participation;
  if (me && isHost(me.role)) return 'HOST';
  if (huddle.status === 'DRAFT' || onlooker.blocked) return 'NOTHING';
  if (me?.status === 'CONFIRMED') return 'INSIDE';
  if (huddle.privacy === 'PUBLIC') return 'CARD';
  const invited = me?.invited === true && !me.declined;
  if (huddle.privacy === 'COMMUNITY' && onlooker.communityMember) return 'CARD';
  if (invited) return 'CARD';
  const asked =
    me !== null && (me.status === 'REQUESTED' || me.status === 'WAITING' || me.status === 'OFFERED');
  return asked || onlooker.hasLink ? 'LINK' : 'NOTHING';
}
