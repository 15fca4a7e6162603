import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';

type SqlPart = RawBuilder<unknown>;

export function hostBlocksSql(personId: SqlPart, huddleId: SqlPart): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from blocks b
    join participations bh on bh.huddle_id = ${huddleId} and bh.role = 'HOST'
    where (b.blocker_id = bh.person_id and b.blocked_id = ${personId})
       or (b.blocker_id = ${personId} and b.blocked_id = bh.person_id))`;
}

/** Whether a person is a member of a community; of none when the huddle has none. */
export function belongsToCommunity(personId: SqlPart, communityId: SqlPart): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from memberships cm where cm.community_id = ${communityId}
    and cm.person_id = ${personId} and cm.state = 'MEMBER')`;
}

export function opensHuddle(uid: SqlPart, huddleId: SqlPart): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from links l where l.uid = ${uid} and l.object_type = 'HUDDLE'
    and l.object_id = ${huddleId} and l.revoked_at is null)`;
}

/**
 * `accessLevelOf` as a query, for every list, search and feed: `h` is the huddle and `me` the viewer's own part.
 * The same cases run through both in `visibility.test.ts`.
 */
export function visibleHuddles(personId: PersonId | null): RawBuilder<boolean> {
  if (personId === null) return sql<boolean>`(h.privacy = 'PUBLIC' and h.status <> 'DRAFT')`;
  return huddlesVisibleTo(sql`${personId}::uuid`);
}

function huddlesVisibleTo(person: SqlPart): RawBuilder<boolean> {
  const blocked = hostBlocksSql(person, sql`h.id`);
  const member = belongsToCommunity(person, sql`h.community_id`);
  return sql<boolean>`(coalesce(me.role in ('HOST', 'CO_HOST'), false) or (h.status <> 'DRAFT' and not ${blocked}
    and (h.privacy = 'PUBLIC' or (h.privacy = 'COMMUNITY' and ${member}) or me.place <> 'NONE'
      or (me.invited_at is not null and me.declined_at is null))))`;
}

/**
 * AccessLevel beyond LINK, and that of INSIDE or HOST, as queries beside `visibleHuddles`, which they narrow: for what
 * belongs to a huddle and is not shown to who may only ask to come.
 */
export function readableHuddles(personId: PersonId | null): RawBuilder<boolean> {
  return sql<boolean>`(${visibleHuddles(personId)} and ${openedHuddle(personId)})`;
}

/** Of a huddle that one may see, whether it is more than its name and its day. */
export function openedHuddle(personId: PersonId | null): RawBuilder<boolean> {
  if (personId === null) return sql<boolean>`(h.privacy = 'PUBLIC')`;
  const member = belongsToCommunity(sql`${personId}::uuid`, sql`h.community_id`);
  return sql<boolean>`(${insideHuddle} or h.privacy = 'PUBLIC'
    or (h.privacy = 'COMMUNITY' and ${member}) or coalesce(${invitedTo}, false))`;
}

const invitedTo = sql<boolean>`(me.invited_at is not null and me.declined_at is null)`;

export const insideHuddle = sql<boolean>`coalesce(me.role in ('HOST', 'CO_HOST') or me.place = 'CONFIRMED', false)`;

/** Somebody at a huddle. */
export interface PersonAt {
  readonly huddleId: HuddleId;
  readonly personId: PersonId;
}

/** Of these people, those who do not see the huddle, by a link neither. */
export async function withoutAccess(db: DbOrTx, people: readonly PersonAt[]): Promise<PersonAt[]> {
  if (people.length === 0) return [];
  return [...(await unseenAmong({ people: JSON.stringify(people) }).execute(db)).rows];
}

/** Each one's part is looked up alone: joined, all parts of their huddles would be read. */
const unseenAmong = ({ people }: { readonly people: string }) => sql<PersonAt>`
    select distinct w."huddleId", w."personId"
    from jsonb_to_recordset(${people}::jsonb) as w("huddleId" uuid, "personId" uuid)
    left join lateral (select * from huddles o where o.id = w."huddleId" limit 1) h on true
    left join lateral (select * from participations a
      where a.huddle_id = w."huddleId" and a.person_id = w."personId" limit 1) me on true
    where h.id is null or not ${huddlesVisibleTo(sql`w."personId"`)}`;

/** Those of these huddles whose words the person may read, also of what was called off. */
export async function readableAmong(
  db: DbOrTx,
  personId: PersonId,
  ids: readonly HuddleId[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const found = await sql<{ id: HuddleId }>`
    select h.id from huddles h left join participations me on me.huddle_id = h.id and me.person_id = ${personId}
    where h.id = any(${ids}::uuid[]) and h.status <> 'DRAFT' and ${readableHuddles(personId)}`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}
