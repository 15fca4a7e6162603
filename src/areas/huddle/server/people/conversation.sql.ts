import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { HuddleId, MessageId, PersonId } from '#platform/shared/ids.ts';
import { hostBlocksSql, type PersonAt } from '../access.sql.ts';

/**
 * Who belongs to the conversation about each huddle, one row a huddle and person, as `isInConversation` says; the
 * same cases run through both in `conversation.test.ts`. `since` is when they said yes; what was agreed before is
 * theirs to read.
 */
export const inConversations = sql`(
  select h.id, h.name, me.person_id, me.role in ('HOST', 'CO_HOST') as leads, h.created_at as reads_since,
    case when me.role in ('HOST', 'CO_HOST') then h.created_at else coalesce(me.answered_at, me.created_at) end as since
  from participations me join huddles h on h.id = me.huddle_id
  where h.status <> 'DRAFT' and (me.role in ('HOST', 'CO_HOST') or (
    (me.place = 'CONFIRMED' or (h.waiting_may_talk and me.place in ('WAITING', 'OFFERED')))
    and not ${hostBlocksSql(sql`me.person_id`, sql`h.id`)})))`;

/**
 * Of these people, those who do not belong to the conversation. Each is looked up alone: joined, all parts of everybody
 * would be read.
 */
export async function outsideConversation(db: DbOrTx, people: readonly PersonAt[]): Promise<PersonAt[]> {
  if (people.length === 0) return [];
  const found = await sql<PersonAt>`
    select distinct w."huddleId", w."personId"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as w("huddleId" uuid, "personId" uuid)
    left join lateral (select true as found from ${inConversations} s
      where s.id = w."huddleId" and s.person_id = w."personId" limit 1) s on true
    where s.found is null`.execute(db);
  return found.rows;
}

/** Who waits for a place at a huddle whose conversation is not for them. */
export async function waitingOutside(db: DbOrTx, huddleId: HuddleId): Promise<PersonId[]> {
  const found = await sql<{ id: PersonId }>`
    select p.person_id as id from participations p join huddles h on h.id = p.huddle_id
    where p.huddle_id = ${huddleId} and p.queue_number is not null and p.role = 'PARTICIPANT'
      and not h.waiting_may_talk`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** A message of a host as it was sent; undefined when it is gone. */
export async function findHostMessage(db: DbOrTx, messageId: MessageId) {
  return db
    .selectFrom('huddle_messages')
    .select(['author_id', 'audience', 'body', 'created_at'])
    .where('id', '=', messageId)
    .executeTakeFirst();
}
