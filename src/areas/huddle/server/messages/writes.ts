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

/** Saves a message with everybody it goes to and answers how many they are. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { id, huddleId, authorId, audience, text, at } = message;
  await tx
    .insertInto('huddle_messages')
    .values({ id, huddle_id: huddleId, author_id: authorId, audience, body: text, created_at: at })
    .execute();
  const sent = await sql`
    insert into huddle_message_recipients (message_id, person_id)
    select ${id}, a.id from (${addressedSql({ huddleId, authorId, audience })}) a where a.why is null`.execute(
    tx,
  );
  const recipients = Number(sent.numAffectedRows ?? 0);
  await tx.updateTable('huddle_messages').set({ recipients }).where('id', '=', id).execute();
  return recipients;
}
