import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Standing } from '../../rules/newcomers.ts';
import { follows } from '../relations/reads.ts';

const isTrusted = sql<boolean>`(p.trusted or p.moderator or p.operator)`;

/** Whether `p` has come to an outing whose host is trusted, or joined before `since`. */
const hasCome = (since: Date) => sql<boolean>`exists (select 1 from participations c
  join participations h on h.huddle_id = c.huddle_id and h.role = 'HOST'
  join people o on o.id = h.person_id
  where c.person_id = p.id and c.role = 'PARTICIPANT' and c.attended_people > 0
    and (o.created_at <= ${since} or o.trusted or o.moderator or o.operator))`;

/** `isNewcomer` as part of a query: nobody knows anything of `p`, who joined after `since`. */
export function isUnknownSql(since: Date): RawBuilder<boolean> {
  return sql<boolean>`(p.created_at > ${since} and not ${isTrusted} and not ${hasCome(since)})`;
}

/** What is known of somebody; an outing counts whose host is trusted, or joined before `since`. */
export async function standingOf(db: DbOrTx, personId: PersonId, since: Date): Promise<Standing | undefined> {
  const found = await sql<Standing>`
    select p.created_at as "joinedAt", ${isTrusted} as "isTrusted", ${hasCome(since)} as "hasCome"
    from people p where p.id = ${personId}`.execute(db);
  return found.rows[0];
}

/**
 * Those of these people who do not know the one who writes: they do not follow them, have not said yes to a conversation,
 * share no outing that both had a place at, and no community that somebody lets people into.
 */
export async function strangersAmong(
  tx: Tx,
  personId: PersonId,
  ids: readonly PersonId[],
): Promise<PersonId[]> {
  const found = await sql<{ id: PersonId }>`
    select t.id from unnest(${ids}::uuid[]) t (id)
    where t.id <> ${personId} and not ${follows(sql`t.id`, sql`${personId}::uuid`)}
      and not exists (select 1 from rooms r join room_members m on m.room_id = r.id and m.person_id = t.id
        where r.pair_low = least(t.id, ${personId}::uuid) and r.pair_high = greatest(t.id, ${personId}::uuid)
          and m.state = 'IN')
      and not exists (select 1 from memberships a join memberships b on b.community_id = a.community_id
          and b.person_id = t.id and b.state = 'MEMBER' join communities c on c.id = a.community_id
        where a.person_id = ${personId} and a.state = 'MEMBER' and c.privacy <> 'PUBLIC')
      and not exists (select 1 from participations a join participations b on b.huddle_id = a.huddle_id
          and b.person_id = t.id and (b.place = 'CONFIRMED' or b.role <> 'PARTICIPANT')
        where a.person_id = ${personId} and (a.place = 'CONFIRMED' or a.role <> 'PARTICIPANT'))`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** The strangers somebody wrote to since then; their next such word waits for this one. */
export async function lockContacts(tx: Tx, personId: PersonId, since: Date): Promise<PersonId[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`strangers ${personId}`}, 0))`.execute(tx);
  const rows = await tx
    .selectFrom('stranger_contacts')
    .select('stranger_id')
    .where('person_id', '=', personId)
    .where('at', '>', since)
    .execute();
  return rows.map(({ stranger_id }) => stranger_id);
}

export async function saveContacts(
  tx: Tx,
  personId: PersonId,
  strangers: readonly PersonId[],
  at: Date,
): Promise<void> {
  await sql`insert into stranger_contacts (person_id, stranger_id, at)
    select ${personId}, id, ${at} from unnest(${strangers}::uuid[]) t (id)
    on conflict (person_id, stranger_id) do update set at = excluded.at
      where stranger_contacts.at <= ${at}::timestamptz - interval '1 day'`.execute(tx);
}

/** Notes that somebody says this text here, and answers in how many places they said it since then, this one included. */
export async function countPlaces(
  tx: Tx,
  said: {
    readonly personId: PersonId;
    readonly digest: Buffer;
    readonly placeId: string;
    readonly at: Date;
    readonly since: Date;
  },
): Promise<number> {
  const { personId, digest, placeId, at, since } = said;
  const found = await sql<{ places: number }>`
    with said as (insert into said_texts (person_id, digest, place_id, at)
      values (${personId}, ${digest}, ${placeId}, ${at})
      on conflict (person_id, digest, place_id) do update set at = excluded.at)
    select count(*)::int + 1 as places from said_texts
    where person_id = ${personId} and digest = ${digest} and place_id <> ${placeId} and at > ${since}`.execute(
    tx,
  );
  return found.rows[0]?.places ?? 1;
}

/** What is older than a day counts no more. */
export async function purgeSaid(db: Db, before: Date): Promise<void> {
  await deleteInBatches(db, 'stranger_contacts', sql`at <= ${before}`);
  await deleteInBatches(db, 'said_texts', sql`at <= ${before}`);
}
