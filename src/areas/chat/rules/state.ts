export const roomKinds = ['COMMUNITY', 'DIRECT', 'GROUP', 'CARPOOL', 'HUDDLE'] as const;
export type RoomKind = (typeof roomKinds)[number];

/** How somebody stands to a room. ASKED: a message request that they have not answered. */
export type Seat = 'NONE' | 'ASKED' | 'IN';

export interface RoomState {
  readonly kind: RoomKind;
  /** Nobody says anything any more; its people may look. */
  readonly closed: boolean;
}

export interface SeatState {
  readonly seat: Seat;
  /** Admins of a community, the owner of a group. */
  readonly leads: boolean;
}

/** What somebody wants to be told of a room. */
export const tellings = ['ALL', 'MENTIONS', 'NONE'] as const;
export type RoomTelling = (typeof tellings)[number];

/** In a club one is told when one is meant; of what is said to few, one is told. */
export function usualTelling(kind: RoomKind): RoomTelling {
  return kind === 'COMMUNITY' ? 'MENTIONS' : 'ALL';
}
