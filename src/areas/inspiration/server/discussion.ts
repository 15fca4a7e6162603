import type { Discussion } from '#areas/comment/server/public.ts';
import { recordEvents } from '#platform/server/events.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { missing } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { InspirationEvent } from '../rules/events.ts';
import { authorOfReadable, lockStory } from './reads.ts';
import { countComments } from './writes.ts';

interface Discussed {
  readonly authorId: PersonId;
}

/** What is said under an inspiration, oldest first. */
export const inspirationDiscussion: Discussion<Discussed> = {
  column: 'inspiration_id',
  newestFirst: false,
  async find(db, reader, id) {
    const authorId = await authorOfReadable(db, reader, id);
    return authorId ? { authorId } : missing();
  },
  lock: async (tx, writer, id) => (await lockStory(tx, writer, id)) ?? missing(),
  maySpeak: () => undefined,
  isHost: ({ authorId }, personId) => authorId === personId,
  async said(tx, { authorId }, { id: commentId, about, personId, answeredId, at }) {
    const said = { inspirationId: about, personId, authorId, commentId, answeredId };
    const event: InspirationEvent = { type: 'inspiration.commented', ...said };
    await recordEvents(tx, at, [event]);
  },
  async changed(tx, id, by) {
    if (by !== 0) await countComments(tx, id, by);
    await announce(tx, `inspiration:${id}`, 'inspiration.discussed', { id });
  },
};
