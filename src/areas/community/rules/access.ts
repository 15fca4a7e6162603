import { type CommunityState, isMember, leads, type MembershipState } from './state.ts';

/**
 * How much of a community somebody may see. NOTHING is answered as if it did not exist; FRONT is name and
 * pictures; ABOUT the whole overview; INSIDE adds members, huddles and conversation; LEAD requests and settings.
 */
export type CommunityAccess = 'NOTHING' | 'FRONT' | 'ABOUT' | 'INSIDE' | 'LEAD';

/** The one rule of who sees what of a community; every door asks it (PRIVACY.md). `null` is a visitor. */
export function accessLevelOf(
  community: Pick<CommunityState, 'privacy' | 'ending'>,
  me: MembershipState | null,
): CommunityAccess {
  if (me && leads(me)) return 'LEAD';
  if (me && isMember(me)) return 'INSIDE';
  if (community.ending) return 'NOTHING';
  if (community.privacy === 'PUBLIC') return 'ABOUT';
  if (me?.status === 'INVITED') return 'ABOUT';
  // Who was invited and waits for an admin knows what they wait for.
  return community.privacy === 'PRIVATE' || me?.status === 'REQUESTED' ? 'FRONT' : 'NOTHING';
}
