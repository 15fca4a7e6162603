import type { AccessLevel } from '#areas/huddle/rules/access.ts';
import type { Privacy } from '#areas/huddle/rules/state.ts';
import { isOpen, type RideState } from './ride.ts';

export const askers = ['PARTICIPANTS', 'FOLLOWERS', 'EVERYONE'] as const;
/** Who may see a carpool and ask: people inside its huddle, who follows its owner, everybody here. */
export type Askers = (typeof askers)[number];

/** AREA is times, seats and areas; RIDER has a place and knows where to stand; OWNER made it. */
export type CarpoolAccess = 'NOTHING' | 'AREA' | 'RIDER' | 'OWNER';

export interface CarpoolOnlooker {
  readonly isOwner: boolean;
  /** One of the two has blocked the other, or the owner is suspended. */
  readonly blocked: boolean;
  readonly followsOwner: boolean;
  readonly ride: RideState | null;
  /** What they see of the huddle; null where the carpool has none. */
  readonly huddle: { readonly access: AccessLevel; readonly privacy: Privacy } | null;
}

/** The one rule of who sees what of a carpool; every door asks it. What is not seen looks as if it were not there. */
export function carpoolAccessOf(whoMayAsk: Askers, me: CarpoolOnlooker): CarpoolAccess {
  if (me.isOwner) return 'OWNER';
  if (me.blocked) return 'NOTHING';
  const { huddle } = me;
  if (huddle && (huddle.access === 'NOTHING' || huddle.access === 'LINK')) return 'NOTHING';
  if (me.ride === 'ACCEPTED') return 'RIDER';
  if (isOpen(me.ride)) return 'AREA';
  const inside = huddle?.access === 'INSIDE' || huddle?.access === 'HOST';
  if (inside) return 'AREA';
  if (whoMayAsk === 'PARTICIPANTS' || huddle?.privacy === 'PRIVATE') return 'NOTHING';
  return whoMayAsk === 'EVERYONE' || me.followsOwner ? 'AREA' : 'NOTHING';
}
