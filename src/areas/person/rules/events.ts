import type { PersonId } from '#platform/shared/ids.ts';
import type { FollowState, RelationChange, RelationState } from './relation.ts';

interface Edge {
  readonly followerId: PersonId;
  readonly followeeId: PersonId;
}

/** What happens between two people, in the past tense. */
export type RelationEvent =
  /** `accepted` when the followee said yes to a request. */
  | (Edge & { readonly type: 'person.followed'; readonly accepted: boolean })
  | (Edge & { readonly type: 'person.follow-requested' })
  /** Nobody follows any more who did, for whatever reason: by hand, removed, or blocked. */
  | (Edge & { readonly type: 'person.unfollowed' })
  | { readonly type: 'person.blocked'; readonly blockerId: PersonId; readonly blockedId: PersonId }
  | { readonly type: 'person.unblocked'; readonly blockerId: PersonId; readonly blockedId: PersonId }
  | { readonly type: 'person.muted'; readonly muterId: PersonId; readonly mutedId: PersonId }
  | { readonly type: 'person.unmuted'; readonly muterId: PersonId; readonly mutedId: PersonId };

/** Somebody has a new award; `noteId` is the one they are told of. */
export interface AwardEvent {
  readonly type: 'person.award-earned';
  readonly personId: PersonId;
  readonly noteId: string;
}

type RelationSnapshot = Pick<RelationState, 'mine' | 'theirs' | 'blocked' | 'muted'>;

/** What a change of a relation is told as; a change that changes nothing is not told. */
export function eventsOf(
  before: RelationSnapshot,
  change: RelationChange,
  me: PersonId,
  other: PersonId,
): RelationEvent[] {
  const after = { ...before, ...change };
  const events = [
    ...edgeEvents(before.mine, after.mine, { followerId: me, followeeId: other }, false),
    ...edgeEvents(before.theirs, after.theirs, { followerId: other, followeeId: me }, true),
  ];
  if (before.blocked !== after.blocked) {
    const type = after.blocked ? 'person.blocked' : 'person.unblocked';
    events.push({ type, blockerId: me, blockedId: other });
  }
  if (before.muted !== after.muted) {
    events.push({ type: after.muted ? 'person.muted' : 'person.unmuted', muterId: me, mutedId: other });
  }
  return events;
}

function edgeEvents(before: FollowState, after: FollowState, edge: Edge, accepted: boolean): RelationEvent[] {
  if (before === after) return [];
  if (after === 'FOLLOWING') return [{ type: 'person.followed', ...edge, accepted }];
  if (after === 'REQUESTED') return [{ type: 'person.follow-requested', ...edge }];
  // A request that ends unanswered is nobody's news.
  return before === 'FOLLOWING' ? [{ type: 'person.unfollowed', ...edge }] : [];
}
