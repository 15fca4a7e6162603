import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { ChatRefusal } from '../messages.ts';
import type { RoomState, SeatState } from './state.ts';

type No = Refusal<ChatRefusal>;

/** So many messages may wait for somebody who has not said yes to being written to. */
export const MAX_BEFORE_YES = 3;

export interface Said {
  readonly text: string;
  readonly pictures: number;
  readonly announcement: boolean;
}

/** `waiting` counts the messages in a direct room that the other has not accepted; 0 when they have. */
export function decideSay(room: RoomState, me: SeatState, waiting: number, said: Said): No | undefined {
  if (me.seat === 'ASKED') return refuse('ACCEPT_FIRST');
  if (room.closed) return refuse('ROOM_CLOSED');
  if (waiting >= MAX_BEFORE_YES) return refuse('REQUEST_WAITS');
  if (said.announcement && !mayAnnounce(room, me)) return refuse('ANNOUNCERS_ONLY', {}, 'forbidden');
  if (said.text === '' && said.pictures === 0) return refuse('NOTHING_SAID');
  return undefined;
}

/** An announcement reaches everybody of a community. */
export function mayAnnounce(room: Pick<RoomState, 'kind'>, me: SeatState): boolean {
  return room.kind === 'COMMUNITY' && me.seat === 'IN' && me.leads;
}

/** Everybody may take back their own words, and who leads the room any. */
export function mayRemoveMessage(me: SeatState, isMine: boolean): boolean {
  return me.seat === 'IN' && (isMine || me.leads);
}

export function decideReword(room: RoomState, me: SeatState, isMine: boolean): No | undefined {
  if (!isMine) return refuse('MESSAGE_NOT_YOURS', {}, 'forbidden');
  if (me.seat !== 'IN' || room.closed) return refuse('ROOM_CLOSED');
  return undefined;
}
