import { type RawBuilder, sql } from 'kysely';
import { blockedPairSql, unreachableSql } from '#areas/person/server/public.ts';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, MessageId, PersonId } from '#platform/shared/ids.ts';
import { MAX_MESSAGES_A_DAY, MAX_MESSAGES_A_WEEK } from '../../rules/limits.ts';

interface About {
  readonly communityId: CommunityId;
  readonly personId: PersonId;
}

export async function noteAbout(db: DbOrTx, { communityId, personId }: About) {
  return db
    .selectFrom('member_notes')
    .select(['body', 'written_at'])
    .where('community_id', '=', communityId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

interface Note extends About {
  readonly text: string;
  readonly by: PersonId;
  readonly now: Date;
}

/** Keeps the note about a member, or takes it away when it is empty. */
export async function saveNote(tx: Tx, { communityId, personId, text, by, now }: Note): Promise<void> {
  if (text === '') {
    await sql`delete from member_notes where community_id = ${communityId} and person_id = ${personId}`.execute(
      tx,
    );
    return;
  }
  await sql`insert into member_notes (community_id, person_id, body, written_by, written_at)
    values (${communityId}, ${personId}, ${text}, ${by}, ${now})
    on conflict (community_id, person_id) do update
      set body = excluded.body, written_by = excluded.written_by, written_at = excluded.written_at`.execute(
    tx,
  );
}

const MESSAGES_SHOWN = 10;

/** What was written to a member among others, the newest first; without who is blocked either way. */
export async function messagesTo(db: Db, { communityId, personId }: About) {
  const { rows } = await sql<{ id: MessageId; body: string; sent_at: Date; display_name: string | null }>`
    select m.id, m.body, m.sent_at, a.display_name from member_message_readers r
    join member_messages m on m.id = r.message_id left join people a on a.id = m.author_id
    where r.person_id = ${personId} and m.community_id = ${communityId}
      and not ${blockedPairSql(sql`r.person_id`, sql`m.author_id`)}
    order by r.message_id desc limit ${sql.lit(MESSAGES_SHOWN)}`.execute(db);
  return rows;
}

/** Each of these people as `id`, with `why` they get nothing of what this member writes to many; null for those who do. */
export function writtenTo(
  communityId: CommunityId,
  by: PersonId,
  ids: readonly PersonId[],
): RawBuilder<unknown> {
  return sql`select a.id, case when a.id = ${by} then 'SELF'
      when ${unreachableSql(sql`a.id`, sql`${by}::uuid`)} then 'UNREACHABLE'
      when not exists (select 1 from memberships m where m.community_id = ${communityId} and m.person_id = a.id
        and m.state = 'MEMBER') then 'NO_MEMBER' end as why
    from (select distinct unnest(${ids}::uuid[]) as id) a`;
}

interface Chosen {
  readonly by: PersonId;
  readonly ids: readonly PersonId[];
  readonly now: Date;
}

/**
 * The same for a message to members (N19): one who has not asked for all news of the community has had enough after
 * some of them.
 */
export function messagedNow(communityId: CommunityId, { by, ids, now }: Chosen): RawBuilder<unknown> {
  const since = (days: number) => sql`${now}::timestamptz - ${sql.lit(days)} * interval '1 day'`;
  const hasEnough = sql<boolean>`(
    select count(*) filter (where m.sent_at > ${since(1)}) >= ${sql.lit(MAX_MESSAGES_A_DAY)}
      or count(*) >= ${sql.lit(MAX_MESSAGES_A_WEEK)}
    from member_message_readers r join member_messages m on m.id = r.message_id
    where r.person_id = w.id and m.community_id = ${communityId} and m.sent_at > ${since(7)})`;
  return sql`select w.id, case when w.why is not null then w.why
      when ${hasEnough} and not exists (select 1 from outing_choices oc where oc.community_id = ${communityId}
        and oc.person_id = w.id and oc.wanted = 'ALL') then 'ENOUGH' end as why
    from (${writtenTo(communityId, by, ids)}) w`;
}

/** Two admins who write at once count each other's: the second waits for the first. */
export async function lockMessages(tx: Tx, communityId: CommunityId): Promise<void> {
  await sql`select 1 from communities where id = ${communityId} for no key update`.execute(tx);
}

interface Message {
  readonly id: MessageId;
  readonly communityId: CommunityId;
  readonly by: PersonId;
  readonly text: string;
  readonly readers: readonly PersonId[];
  readonly now: Date;
}

export async function saveMessage(
  tx: Tx,
  { id, communityId, by, text, readers, now }: Message,
): Promise<void> {
  await sql`with said as (
      insert into member_messages (id, community_id, author_id, body, sent_at)
      values (${id}, ${communityId}, ${by}, ${text}, ${now}) returning id)
    insert into member_message_readers (message_id, person_id)
    select said.id, r.id from said, unnest(${readers}::uuid[]) as r(id)`.execute(tx);
}

/** Whom a message was sent to. */
export async function readersOf(db: DbOrTx, messageId: MessageId): Promise<PersonId[]> {
  const { rows } = await sql<{ id: PersonId }>`
    select person_id as id from member_message_readers where message_id = ${messageId}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What a message to members says; undefined when it is gone. */
export async function textToMembers(db: DbOrTx, messageId: MessageId): Promise<string | undefined> {
  const { rows } = await sql<{
    body: string;
  }>`select body from member_messages where id = ${messageId}`.execute(db);
  return rows[0]?.body;
}
