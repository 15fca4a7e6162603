import { sql } from 'kysely';
import { findableCommunities } from '#areas/community/server/public.ts';
import { visibleHuddles } from '#areas/huddle/server/public.ts';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { containing } from '#platform/server/db/like.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Reader } from '../reads.ts';

/** Those of these people whom the reader may see. */
export async function namesOfPeople(db: DbOrTx, reader: Reader, ids: readonly PersonId[]) {
  if (ids.length === 0) return [];
  const notBlocked =
    reader === null ? sql`true` : sql`not ${blockedPairSql(sql`${reader}::uuid`, sql`t.id`)}`;
  const found = await sql<{ id: string; username: string; name: string }>`
    select t.id, t.username, t.display_name as name from people t
    where t.id = any(${ids}::uuid[]) and t.onboarded_at is not null and t.suspended_at is null and ${notBlocked}`.execute(
    db,
  );
  return found.rows;
}

/** A place of the gazetteer. */
export async function placeOf(
  db: DbOrTx,
  id: number,
): Promise<{ readonly name: string; readonly address: string } | undefined> {
  return db
    .selectFrom('places')
    .select(['name', 'formatted_address as address'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** So many whose name fits are looked at, on either side of now: who may see few of them finds fewer. */
const LOOKED_AT = 30;
const SHOWN = 6;

/** Huddles that this person may see, whose name holds the text: those to come first. */
export async function findHuddleIds(
  db: DbOrTx,
  personId: PersonId,
  text: string,
  now: Date,
): Promise<HuddleId[]> {
  const named = sql`select * from huddles where name ilike ${containing(text)} and status <> 'DRAFT'`;
  const found = await sql<{ id: HuddleId }>`select h.id
    from ((${named} and starts_at > ${now} order by starts_at limit ${LOOKED_AT})
      union all (${named} and starts_at <= ${now} order by starts_at desc limit ${LOOKED_AT})) h
    left join participations me on me.huddle_id = h.id and me.person_id = ${personId}
    where ${visibleHuddles(personId)}
    order by (h.starts_at > ${now}) desc, abs(extract(epoch from h.starts_at - ${now})) limit ${SHOWN}`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

/** Communities that this person may find, whose name holds the text. */
export async function findCommunityIds(db: DbOrTx, personId: PersonId, text: string): Promise<CommunityId[]> {
  const found = await sql<{ id: CommunityId }>`select c.id from communities c
    left join memberships me on me.community_id = c.id and me.person_id = ${personId}
    where c.name ilike ${containing(text)} and ${findableCommunities(personId)}
    order by c.member_count desc limit ${SHOWN}`.execute(db);
  return found.rows.map(({ id }) => id);
}
