import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, MessageId, PersonId } from '#platform/shared/ids.ts';

export interface MessagePage {
  readonly after?: MessageId | undefined;
  readonly limit: number;
}

/** Messages of a huddle, newest first: all of them, or those that were sent to `recipientId`. */
export async function listMessages(
  db: DbOrTx,
  huddleId: HuddleId,
  recipientId: PersonId | null,
  page: MessagePage,
) {
  let query = db
    .selectFrom('huddle_messages as m')
    .innerJoin('people as a', 'a.id', 'm.author_id')
    .select(['m.id', 'm.author_id', 'm.audience', 'm.body', 'm.created_at', 'a.username', 'a.display_name'])
    .select(['a.picture_media_id'])
    .select(
      // Of messages from before the count was kept, it is counted.
      sql<number>`coalesce(m.recipients, (select count(*) from huddle_message_recipients r where r.message_id = m.id))`.as(
        'recipients',
      ),
    )
    .where('m.huddle_id', '=', huddleId)
    .orderBy('m.id', 'desc')
    .limit(page.limit + 1);
  if (page.after) query = query.where('m.id', '<', page.after);
  if (recipientId) {
    query = query.where(sql<boolean>`exists (select 1 from huddle_message_recipients r
      where r.message_id = m.id and r.person_id = ${recipientId})`);
  }
  return query.execute();
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number];

/** When the last messages of a huddle were sent, newest first; the next sender waits for this one. */
export async function lastSent(tx: Tx, huddleId: HuddleId, limit: number): Promise<Date[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`messages ${huddleId}`}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom('huddle_messages')
    .select('created_at')
    .where('huddle_id', '=', huddleId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.created_at);
}

/** Who has been written down as somebody a message goes to. */
export async function addressedBy(db: DbOrTx, messageId: MessageId): Promise<PersonId[]> {
  const rows = await db
    .selectFrom('huddle_message_recipients')
    .select('person_id')
    .where('message_id', '=', messageId)
    .execute();
  return rows.map((row) => row.person_id);
}

/** What a message says; undefined when it is gone. */
export async function textOfMessage(db: DbOrTx, messageId: MessageId): Promise<string | undefined> {
  const row = await db
    .selectFrom('huddle_messages')
    .select('body')
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.body;
}

/** The names of those without an account who stand at one of these places. */
export async function withoutAccount(
  db: DbOrTx,
  huddleId: HuddleId,
  places: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from unregistered_parties
    where huddle_id = ${huddleId} and place = any(${places}::text[]) order by answered_at, id`.execute(db);
  return rows.map(({ name }) => name);
}
