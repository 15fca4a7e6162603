import { sql } from 'kysely';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId, MessageId, PersonId } from '#platform/shared/ids.ts';
import type { Audience } from '../../rules/messaging.ts';

export interface NewMessage {
  readonly id: MessageId;
  readonly huddleId: HuddleId;
  readonly authorId: PersonId;
  readonly audience: Audience;
  readonly text: string;
  readonly at: Date;
}

const answered = "p.answer in ('YES', 'MAYBE')";

const who: Readonly<Record<Audience, string>> = {
  ALL: `(${answered} or (p.answer is null and (p.interested or p.invited_at is not null)))`,
  CONFIRMED: "p.place = 'CONFIRMED'",
  MAYBE: "p.answer = 'MAYBE'",
  WAITING: 'p.queue_number is not null',
  REQUESTED: "p.place = 'REQUESTED'",
  INTERESTED: "p.interested and p.answer is distinct from 'NO'",
  INVITED: 'p.invited_at is not null and p.answer is null',
  UNACKNOWLEDGED: `${answered} and coalesce(p.attended_people, 0) = 0 and exists (select 1 from huddles h where h.id = p.huddle_id
    and h.moved_at > coalesce(p.acknowledged_at, '-infinity'))`,
};

/** Saves a message with everybody it goes to and answers how many they are. */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<number> {
  const { id, huddleId, authorId, audience, text, at } = message;
  await tx
    .insertInto('huddle_messages')
    .values({ id, huddle_id: huddleId, author_id: authorId, audience, body: text, created_at: at })
    .execute();
  const sent = await sql`
    insert into huddle_message_recipients (message_id, person_id)
    select ${id}, p.person_id from participations p
    where p.huddle_id = ${huddleId} and p.role = 'PARTICIPANT' and p.declined_at is null
      and ${sql.raw(who[audience])}
      and not ${blockedPairSql(sql`${authorId}::uuid`, sql`p.person_id`)}`.execute(tx);
  const recipients = Number(sent.numAffectedRows ?? 0);
  await tx.updateTable('huddle_messages').set({ recipients }).where('id', '=', id).execute();
  return recipients;
}
