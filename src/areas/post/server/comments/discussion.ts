import type { Discussion } from '#areas/comment/server/public.ts';
import { recordEvents } from '#platform/server/events.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { missing } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PostEvent } from '../../rules/events.ts';
import { authorOfPublished } from '../access.sql.ts';
import { lockPost } from '../reads.ts';
import { countComments } from '../writes.ts';

interface Discussed {
  readonly authorId: PersonId;
}

/** What is said under a post, oldest first. */
export const postDiscussion: Discussion<Discussed> = {
  column: 'post_id',
  newestFirst: false,
  async find(db, reader, id) {
    const authorId = await authorOfPublished(db, reader, id);
    return authorId ? { authorId } : missing();
  },
  lock: async (tx, writer, id) => (await lockPost(tx, writer, id)) ?? missing(),
  maySpeak: () => undefined,
  isHost: ({ authorId }, personId) => authorId === personId,
  async said(tx, { authorId }, { id: commentId, about, personId, answeredId, at }) {
    const said = { postId: about, personId, authorId, commentId, answeredId };
    const event: PostEvent = { type: 'post.commented', ...said };
    await recordEvents(tx, at, [event]);
  },
  async changed(tx, id, by) {
    if (by !== 0) await countComments(tx, id, by);
    await announce(tx, `post:${id}`, 'post.discussed', { id });
  },
};
