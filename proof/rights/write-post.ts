import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { fileKey } from '#platform/server/media/media-files.ts';
import { newId } from '#platform/server/new-id.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import type { Stage, State } from './personas.ts';
import { smallPicture } from './small-picture.ts';

const audiences = { POSTED: 'PUBLIC', FOLLOWED: 'FOLLOWERS' } as const;
export type PostState = keyof typeof audiences;

export interface PostFixture {
  readonly postId: string;
  /** Begun by its author and not published. */
  readonly postDraft: string;
  readonly postPicture: string;
  /** Of the co-host. */
  readonly postComment: string;
}

/** A post of H with a picture and a comment; empty ids in a state of huddles or communities. */
export async function writePost(world: TestApp, people: Stage['people'], state: State): Promise<PostFixture> {
  if (!(state in audiences)) return { postId: '', postDraft: '', postPicture: '', postComment: '' };
  const { database, storage } = world.platform;
  const ids = {
    postId: newId<string>(),
    postDraft: newId<string>(),
    postPicture: newId<string>(),
    postComment: newId<string>(),
  };
  const now = world.platform.now();
  const { postId, postDraft, postPicture, postComment } = ids;
  await storage.put(fileKey(postPicture as MediaId, 20, 'webp'), smallPicture, 'image/webp');
  await database.pool.query(
    `with followed as (insert into follows (follower_id, followee_id, state) values ($5, $4, 'FOLLOWING')
        on conflict (follower_id, followee_id) do update set state = 'FOLLOWING'),
      posted as (insert into posts (id, author_id, state, visibility, content, position, comment_count, created_at, published_at)
        values ($1, $4, 'PUBLISHED', $7, 'Rights of a post', $1, 1, $8, $8)),
      begun as (insert into posts (id, author_id, state, created_at) values ($2, $4, 'DRAFT', $8)),
      kept as (insert into media (id, owner_id, width, height, widths, thumbhash, attached_at, created_at)
        values ($3, $4, 20, 20, '{20}', '', $8, $8)),
      shown as (insert into post_pictures (id, post_id, place, media_id) values ($3, $1, 0, $3))
    insert into comments (id, post_id, author_id, body, created_at) values ($9, $1, $6, 'Hello', $8)`,
    [
      postId,
      postDraft,
      postPicture,
      people.H.personId,
      people.P.personId,
      people.CH.personId,
      audiences[state as PostState],
      now,
      postComment,
    ],
  );
  return ids;
}
