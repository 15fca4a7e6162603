import type { CommentId, PersonId, PostId } from '#platform/shared/ids.ts';

/** What happens to posts, in the past tense and with ids only. */
export type PostEvent =
  | {
      readonly type: 'post.published';
      readonly postId: PostId;
      readonly personId: PersonId;
      readonly mentioned: readonly PersonId[];
      /** A repost without own words. */
      readonly bare: boolean;
      /** Whose post it passes on, and which. */
      readonly refPostId: PostId | null;
      readonly refAuthorId: PersonId | null;
    }
  | {
      readonly type: 'post.edited';
      readonly postId: PostId;
      readonly personId: PersonId;
      /** Those who were not named before. */
      readonly mentioned: readonly PersonId[];
    }
  | {
      readonly type: 'post.liked';
      readonly postId: PostId;
      readonly personId: PersonId;
      readonly authorId: PersonId;
    }
  | {
      readonly type: 'post.commented';
      readonly postId: PostId;
      readonly personId: PersonId;
      readonly authorId: PersonId;
      readonly commentId: CommentId;
      readonly answeredId: PersonId | null;
    }
  | {
      readonly type: 'post.shared';
      readonly postId: PostId;
      readonly personId: PersonId;
      readonly sharedWith: readonly PersonId[];
    };
