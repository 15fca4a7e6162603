import type { Discussion } from '#areas/comment/server/public.ts';
import { recordEvents } from '#platform/server/events.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { missing } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { InspirationEvent } from '../rules/events.ts';
import { isReadable, lockStory } from './reads.ts';
import { countComments } from './writes.ts';

interface Discussed {
  /** Known when somebody is about to speak. */
  readonly authorId: PersonId | null;
}

/** What is said under an inspiration, oldest first. */
export const inspirationDiscussion: Discussion<Discussed> = {
  table: 'inspiration_comments',
  column: 'inspiration_id',
  newestFirst: false,
  find: async (db, reader, id) => ((await isReadable(db, reader, id)) ? { authorId: null } : missing()),
  lock: async (tx, writer, id) => (await lockStory(tx, writer, id)) ?? missing(),
  maySpeak: () => undefined,
  isHost: ({ authorId }, personId) => authorId === personId,
  async said(tx, { authorId }, { id: commentId, about, personId, answeredId, at }) {
    if (authorId === null) throw new Error('the inspiration was not locked');
    const said = { inspirationId: about, personId, authorId, commentId, answeredId };
    const event: InspirationEvent = { type: 'inspiration.commented', ...said };
    await recordEvents(tx, at, [event]);
  },
  async changed(tx, id, by) {
    if (by !== 0) await countComments(tx, id, by);
    await announce(tx, `inspiration:${id}`, 'inspiration.discussed', { id });
  },
};
