export const visibilities = ['PUBLIC', 'FOLLOWERS'] as const;
export type Visibility = (typeof visibilities)[number];

/** What decides whether somebody may read a post. */
export interface PostState {
  readonly state: 'DRAFT' | 'PUBLISHED' | 'DELETED';
  readonly visibility: Visibility;
  /** Its author is onboarded and not suspended. */
  readonly authorShown: boolean;
  /** For a REPOST: what it refers to, or null when that is gone for good. */
  readonly refPost?: PostState | null;
  /** Own words, or pictures: a repost without any is nothing without what it refers to. */
  readonly ownWords: boolean;
}

/** How the reader stands to the author of the post, and to that of what it refers to. */
export interface ReaderState {
  readonly isAuthor: boolean;
  readonly follows: boolean;
  /** One of the two has blocked the other. */
  readonly blocked: boolean;
  readonly toRefPost?: Omit<ReaderState, 'toRefPost'>;
}

/**
 * Whether somebody may read a post. A bare repost is read only by those who may also read what it refers to, so it
 * never widens an audience; a quote stays with its own words. A deleted post leaves a placeholder to its audience.
 */
export function mayRead(post: PostState, reader: ReaderState): boolean {
  if (post.state === 'DRAFT' || !post.authorShown || reader.blocked) return false;
  if (!reader.isAuthor && post.visibility === 'FOLLOWERS' && !reader.follows) return false;
  if (post.refPost === undefined || post.ownWords || post.state === 'DELETED') return true;
  return (
    post.refPost !== null &&
    post.refPost.state === 'PUBLISHED' &&
    reader.toRefPost !== undefined &&
    mayRead({ ...post.refPost, ownWords: true }, reader.toRefPost)
  );
}

/** A post that passes on a narrower one is not wider than it. */
export function narrower(one: Visibility, other: Visibility): Visibility {
  return one === 'FOLLOWERS' || other === 'FOLLOWERS' ? 'FOLLOWERS' : 'PUBLIC';
}
