import type { CommentId, InspirationId, PersonId } from '#platform/shared/ids.ts';

interface About {
  readonly inspirationId: InspirationId;
  /** Who did it. */
  readonly personId: PersonId;
}

/** What happens to inspirations, in the past tense and with ids only. */
export type InspirationEvent =
  | ({
      readonly type: 'inspiration.published';
      /** Those it names who were not named before. */
      readonly mentioned: readonly PersonId[];
      /** Readers see it for the first time. */
      readonly first: boolean;
    } & About)
  | ({ readonly type: 'inspiration.liked'; readonly authorId: PersonId } & About)
  | ({
      readonly type: 'inspiration.commented';
      readonly authorId: PersonId;
      readonly commentId: CommentId;
      readonly answeredId: PersonId | null;
    } & About)
  | ({ readonly type: 'inspiration.shared'; readonly sharedWith: readonly PersonId[] } & About);

/** What happens to badges. */
export interface BadgeEvent {
  readonly type: 'badge.granted' | 'badge.declined' | 'badge.taken';
  readonly requestId: string;
  readonly personId: PersonId;
}
