import type { Recipient } from '#areas/chat/server/public.ts';
import type { Kind } from '../../rules/kinds.ts';

const ofCommunity = {
  MENTION: 'COMMUNITY_MENTION',
  ANNOUNCEMENT: 'COMMUNITY_ANNOUNCEMENT',
  REQUEST: 'ROOM_REQUEST',
  MESSAGE: 'COMMUNITY_TALK',
} as const satisfies Record<Recipient['how'], Kind>;

const ofRoom = { ...ofCommunity, MENTION: 'ROOM_MENTION', MESSAGE: 'ROOM_TALK' } as const;

/** As what somebody is told of a message. */
export function kindOfTalk(about: 'COMMUNITY' | 'ROOM', how: Recipient['how']): Kind {
  return about === 'COMMUNITY' ? ofCommunity[how] : ofRoom[how];
}
