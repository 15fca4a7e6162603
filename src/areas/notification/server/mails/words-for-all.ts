import { type Announced, findAnnounced } from '#areas/chat/server/public.ts';
import { textToMembers } from '#areas/community/server/public.ts';
import { textOfMessage } from '#areas/huddle/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { MessageId } from '#platform/shared/ids.ts';
import type { MailRow } from './reads.ts';

/** What stands in a mail beside what it is about, and what it is about where that is known with it. */
interface Said {
  readonly text: string | undefined;
  readonly about?: { readonly name: string };
}

export type WordsFor = (row: MailRow) => Said | undefined;

/**
 * What a host wrote, or an admin announced, stands in the mail itself; the notification in the app only says that they
 * did. It is the same for all, so it is read once for all the mails of a job, with who may read it.
 */
export async function wordsForAll(db: Db, rows: readonly MailRow[]): Promise<WordsFor> {
  const written = new Map<MessageId, string | undefined>();
  const announced = new Map<MessageId, Announced | undefined>();
  for (const id of messagesOf(rows, 'HUDDLE_MESSAGE')) written.set(id, await textOfMessage(db, id));
  for (const id of messagesOf(rows, 'COMMUNITY_WORDS')) written.set(id, await textToMembers(db, id));
  for (const id of messagesOf(rows, 'COMMUNITY_ANNOUNCEMENT')) {
    const people = rows.filter(({ facts }) => facts.messageId === id).map(({ recipientId }) => recipientId);
    announced.set(id, await findAnnounced(db, id, people));
  }
  const readers = new Map([...announced].map(([id, found]) => [id, new Set(found?.readers)]));
  return ({ facts: { messageId }, recipientId }) => {
    if (!messageId) return undefined;
    if (written.has(messageId)) return { text: written.get(messageId) };
    const found = announced.get(messageId);
    if (!found || !readers.get(messageId)?.has(recipientId)) return undefined;
    return { text: found.body, about: { name: found.club } };
  };
}

function messagesOf(rows: readonly MailRow[], kind: string): Set<MessageId> {
  const ids = rows.flatMap((row) => (row.kind === kind && row.facts.messageId ? [row.facts.messageId] : []));
  return new Set(ids);
}
