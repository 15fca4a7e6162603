import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId, MessageId, PersonId } from '#platform/shared/ids.ts';
import type { Audience } from '../../rules/messaging.ts';
import { addressedSql } from './addressed.sql.ts';

export interface NewMessage {
  readonly id: MessageId;
  readonly huddleId: HuddleId;
  readonly authorId: PersonId;
  readonly audience: Audience;
  readonly text: string;
  readonly at: Date;
}

/**
 * Saves a message, with whom it goes to as they stand now, and answers how many they are; nothing when that is nobody.
 * Their rows follow page by page.
 */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { id, huddleId, authorId, audience, text, at } = message;
  const { rows } = await sql<{ recipients: number }>`
    insert into huddle_messages (id, huddle_id, author_id, audience, body, created_at, recipients, recipients_left)
    select ${id}, ${huddleId}, ${authorId}, ${audience}, ${text}, ${at}, cardinality(r.ids), r.ids
    from (select array_agg(a.id order by a.id) as ids
      from (${addressedSql({ huddleId, authorId, audience })}) a where a.why is null) r
    where r.ids is not null returning recipients`.execute(tx);
  return rows[0]?.recipients ?? 0;
}

interface Page {
  readonly messageId: MessageId;
  readonly after: PersonId | null;
  readonly limit: number;
}

interface Recipient {
  readonly id: PersonId;
  /** Whether their row was not there before, and there still is such a person. */
  readonly isNew: boolean;
}

/** Writes a page of those a message goes to, and answers who they are; run again, it finds none of them new. */
export async function writeRecipients(tx: Tx, { messageId, after, limit }: Page): Promise<Recipient[]> {
  const { rows } = await sql<Recipient>`
    with page as (
      select r.id from huddle_messages m, unnest(m.recipients_left) as r(id)
      where m.id = ${messageId} and (${after}::uuid is null or r.id > ${after}::uuid) order by r.id
      limit ${limit}
    ), written as (
      insert into huddle_message_recipients (message_id, person_id)
      select ${messageId}, id from page where exists (select 1 from people p where p.id = page.id)
      on conflict do nothing returning person_id
    )
    select page.id, w.person_id is not null as "isNew" from page left join written w on w.person_id = page.id
    order by page.id`.execute(tx);
  return rows;
}

/** Each of those a message goes to has their row: nobody is left. */
export async function endRecipients(tx: Tx, messageId: MessageId): Promise<void> {
  await sql`update huddle_messages set recipients_left = null where id = ${messageId}`.execute(tx);
}
