import type { CommunityId, HuddleId, RoomId } from '#platform/shared/ids.ts';

/** The conversation of a community or about a huddle has its id. */
export function roomOf(id: CommunityId | HuddleId): RoomId {
  return id as string as RoomId;
}
