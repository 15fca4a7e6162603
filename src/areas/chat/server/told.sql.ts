import { sql } from 'kysely';
import { inConversations } from '#areas/huddle/server/public.ts';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { MessageId, PersonId } from '#platform/shared/ids.ts';
import { inCarpools, nothingUnreadBefore, seatsOf } from './reads.ts';

/** What was announced in a club of that name, and who among some people may read it now. */
export interface Announced {
  readonly club: string;
  readonly body: string;
  readonly readers: readonly PersonId[];
}

/** What was announced, read once for the mails to many; undefined when it was removed. */
export async function findAnnounced(
  db: DbOrTx,
  messageId: MessageId,
  people: readonly PersonId[],
): Promise<Announced | undefined> {
  const found = await sql<Announced>`
    select c.name as club, m.body, array(select s.person_id from memberships s where s.community_id = c.id
      and s.person_id = any(${people}::uuid[]) and s.state = 'MEMBER' and s.since <= m.created_at) as readers
    from room_messages m join communities c on c.id = m.room_id
    where m.id = ${messageId} and m.removed_at is null`.execute(db);
  return found.rows[0];
}

const EXCERPT_LENGTH = 140;

/** What somebody else wrote, for who may read it now, cut short; a picture without words is called one. */
export async function messageOfOther(
  db: DbOrTx,
  personId: PersonId,
  messageId: MessageId,
): Promise<string | undefined> {
  const found = await sql<{ body: string }>`
    select left(m.body, ${EXCERPT_LENGTH}) as body
    from room_messages m join ${seatsOf(personId)} seats on seats.id = m.room_id
    where m.id = ${messageId} and m.removed_at is null and m.created_at >= seats.since
      and m.author_id <> ${personId} and not ${blockedPairSql(sql`${personId}::uuid`, sql`m.author_id`)}`.execute(
    db,
  );
  const row = found.rows[0];
  return row && (row.body || 'A picture');
}

/** Those of a room for whom a message is the first that they have not read; nobody who was never there. */
export async function newlyUnread(db: DbOrTx, messageId: MessageId): Promise<PersonId[]> {
  const found = await sql<{ id: PersonId }>`
    with said as (select id, room_id, seq, author_id from room_messages where id = ${messageId})
    select d.person_id as id from said join room_readers d on d.room_id = said.room_id
    where d.read_seq >= said.seq - 1 and d.read_seq < said.seq and d.person_id <> said.author_id
      and coalesce(d.choice, '') <> 'NONE'
    union
    select s.person_id from said join room_members s on s.room_id = said.room_id and s.state in ('IN', 'ASKED')
      left join room_readers d on d.room_id = said.room_id and d.person_id = s.person_id
    where s.person_id <> said.author_id and coalesce(d.read_seq, 0) < said.seq
      and coalesce(d.choice, '') <> 'NONE'
    union
    select s.person_id from said join ${inCarpools} s on s.id = said.room_id
      left join room_readers d on d.room_id = said.room_id and d.person_id = s.person_id
    where s.person_id <> said.author_id and coalesce(d.read_seq, 0) < said.seq
      and coalesce(d.choice, '') <> 'NONE'
    union
    select x.person_id from said join ${inConversations} x on x.id = said.room_id
      left join room_readers d on d.room_id = said.room_id and d.person_id = x.person_id
    where x.person_id <> said.author_id and d.read_seq is null and coalesce(d.choice, '') <> 'NONE'
      and ${nothingUnreadBefore}`.execute(db);
  return found.rows.map(({ id }) => id);
}
