import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { openedHuddle, readableHuddles, visibleHuddles } from '../access.sql.ts';
import { isNotOver, isOver } from '../course.sql.ts';
import { type CardRow, cardColumnNames } from '../plan/fields.ts';

type Sql = RawBuilder<unknown>;

export type MineFilter =
  | 'HOSTING'
  | 'GOING'
  | 'MAYBE'
  | 'INTERESTED'
  | 'INVITED'
  | 'WAITING'
  | 'PAST'
  | 'DRAFTS';

export interface ListQuery {
  readonly personId: PersonId | null;
  readonly mine?: MineFilter | undefined;
  /** A community whose huddles are wanted. */
  readonly communityId?: string | undefined;
  /** A community whose huddles are wanted that are over. */
  readonly pastOf?: string | undefined;
  /** Of a community, only those that its members see: not what is for people with a link. */
  readonly forMembers?: boolean | undefined;
  readonly after?: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
  readonly now: Date;
}

/** One page of huddles that the viewer may see, soonest first, so that those under way lead; of those that are over, latest first. */
export async function listHuddles(db: Db, query: ListQuery): Promise<readonly ListRow[]> {
  return (await huddleList(query).execute(db)).rows;
}

/** The statement behind `listHuddles`: its page is found before cards are made of it. */
export function huddleList(query: ListQuery): RawBuilder<ListRow> {
  const { personId, mine, pastOf } = query;
  const past = mine === 'PAST' || pastOf !== undefined;
  const order = sql.raw(past ? 'desc' : 'asc');
  const limit = query.limit + 1;
  const pages = branchesOf(query).map(
    ({ source, where }) => sql`(select h.id, h.starts_at from ${source}
      where ${where} and ${visibleHuddles(personId)} ${timesOf(query, past)}
      order by h.starts_at ${order}, h.id ${order} limit ${limit})`,
  );
  return listedCards(
    personId,
    sql`where h.id in (select id from (${sql.join(pages, sql` union all `)}) pages
        order by starts_at ${order}, id ${order} limit ${limit})
      order by h.starts_at ${order}, h.id ${order}`,
  );
}

/** Where the huddles of a list stand, and which of them. */
interface Branch {
  readonly source: Sql;
  readonly where: Sql;
}

/** Public ones in the order of an index; those seen by a part in them, and those of the viewer's communities, are few. */
function branchesOf({ personId, mine, pastOf, forMembers, communityId = pastOf }: ListQuery): Branch[] {
  const joined = sql`left join participations me on me.huddle_id = h.id and me.person_id = ${personId}::uuid`;
  const own = { source: sql`participations me join huddles h on h.id = me.huddle_id` };
  const isOwn = sql`me.person_id = ${personId}::uuid and h.status ${sql.raw(mine === 'DRAFTS' ? '=' : '<>')} 'DRAFT'`;
  if (mine) return [{ ...own, where: sql`${isOwn} and ${isMine(mine)}` }];
  const everywhere = sql`huddles h ${joined}`;
  if (communityId) {
    const kept = forMembers ? sql`and h.privacy <> 'PRIVATE'` : sql``;
    return [
      { source: everywhere, where: sql`h.community_id = ${communityId} and h.status <> 'DRAFT' ${kept}` },
    ];
  }
  const inPublic = sql`h.privacy = 'PUBLIC'`;
  return [
    { source: everywhere, where: sql`${inPublic} and h.status = 'PUBLISHED'` },
    { source: everywhere, where: sql`${inPublic} and h.status = 'CANCELLED'` },
    { ...own, where: sql`${isOwn} and h.privacy <> 'PUBLIC'` },
    {
      source: sql`memberships cm join huddles h on h.community_id = cm.community_id ${joined}`,
      where: sql`cm.person_id = ${personId}::uuid and cm.state = 'MEMBER' and h.privacy = 'COMMUNITY'
        and h.status <> 'DRAFT' and me.person_id is null`,
    },
  ];
}

/** Over or not, and behind the cursor. */
function timesOf({ mine, after, now }: ListQuery, past: boolean): Sql {
  const when = mine === 'DRAFTS' ? sql`` : sql`and ${past ? isOver(now) : isNotOver(now)}`;
  if (!after) return when;
  const behind = sql.raw(past ? '<' : '>');
  return sql`${when} and (h.starts_at, h.id) ${behind} (${after.at}::timestamptz, ${after.id}::uuid)`;
}

const MAX_OF_A_MONTH = 300;

/** What the viewer has to do with between two instants, for the month on the wall; and whether there is more. */
export async function listMyDays(
  db: Db,
  personId: PersonId,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<{ readonly rows: readonly ListRow[]; readonly more: boolean }> {
  const { rows } = await listedCards(
    personId,
    sql`where ${visibleHuddles(personId)} and me.person_id = ${personId} and me.answer is distinct from 'NO'
      and h.status <> 'DRAFT' and h.starts_at < ${to} and h.ends_at > ${from}
      order by h.starts_at, h.id limit ${sql.lit(MAX_OF_A_MONTH + 1)}`,
  ).execute(db);
  return { rows: rows.slice(0, MAX_OF_A_MONTH), more: rows.length > MAX_OF_A_MONTH };
}

/** Those among these huddles that the viewer may see and that are not over. */
export async function listHuddlesByIds(
  db: Db,
  personId: PersonId,
  ids: readonly string[],
  now: Date,
): Promise<readonly ListRow[]> {
  if (ids.length === 0) return [];
  const found = await listedCards(
    personId,
    sql`where ${readableHuddles(personId)} and h.id = any(${ids}::uuid[]) and h.status = 'PUBLISHED'
      and ${isNotOver(now)}`,
  ).execute(db);
  return found.rows;
}

const MAX_LOOKED_AT = 200;
const MAX_ZONES = 40;

/**
 * Of the public huddles that start next, for each time zone one with a free place: rather one whose places are counted
 * and to which somebody goes.
 */
export async function listNextByZone(db: Db, now: Date): Promise<readonly ListRow[]> {
  const isTold = sql`(n.show_attending and n.capacity is not null and n.confirmed_people > 0)`;
  const found = await listedCards(
    null,
    sql`where h.id in (select z.id from (
        select distinct on (n.time_zone) n.id, ${isTold} as told, n.starts_at from (
          select * from huddles h where h.privacy = 'PUBLIC' and h.status = 'PUBLISHED' and h.starts_at > ${now}
          order by h.starts_at, h.id limit ${sql.lit(MAX_LOOKED_AT)}) n
        where n.capacity is null or n.capacity > n.confirmed_people + n.held_people
        order by n.time_zone, told desc, n.starts_at, n.id) z
      order by z.told desc, z.starts_at limit ${sql.lit(MAX_ZONES)})
      order by (h.show_attending and h.capacity is not null and h.confirmed_people > 0) desc, h.starts_at, h.id`,
  ).execute(db);
  return found.rows;
}

const mineConditions: Readonly<Record<MineFilter, string>> = {
  HOSTING: "me.role in ('HOST', 'CO_HOST')",
  GOING: "me.place = 'CONFIRMED'",
  MAYBE: "me.answer = 'MAYBE'",
  INTERESTED: 'me.interested',
  INVITED: "me.invited_at is not null and me.answer is null and me.role = 'PARTICIPANT'",
  WAITING: "me.place in ('WAITING', 'OFFERED', 'REQUESTED')",
  PAST: "(me.role in ('HOST', 'CO_HOST') or me.place = 'CONFIRMED')",
  DRAFTS: "me.role in ('HOST', 'CO_HOST')",
};

function isMine(filter: MineFilter) {
  return sql<boolean>`(${sql.raw(mineConditions[filter])})`;
}

/** Who planned it, or anyone who hosts it now if they have left. Looked up, not joined: a plan would read all people. */
const nameOfHost = sql`coalesce((select p.display_name from people p where p.id = h.created_by), (select p.display_name from participations hp
  join people p on p.id = hp.person_id where hp.huddle_id = h.id and hp.role in ('HOST', 'CO_HOST')
  order by hp.role desc, hp.created_at limit 1), '')`;

/** Coarse for everybody: a list is no place to learn where people will stand (HUD-23). */
function areaOf(degrees: 'lat' | 'lng'): Sql {
  const lat = sql`(h.venue->>'lat')::float8`;
  return degrees === 'lat' ? sql`coarse_lat(${lat})` : sql`coarse_lng(${lat}, (h.venue->>'lng')::float8)`;
}

/** The fields of a card, as columns of the huddle `h`. */
export const cardFields = sql.raw(cardColumnNames.map(([column]) => `h.${column}`).join(', '));
const writtenFields = sql.raw(cardColumnNames.map(([column, name]) => `h.${column} as "${name}"`).join(', '));

/** What a card shows of a huddle `h`, with the viewer's own part `me`. */
export function cardColumns(personId: PersonId | null): Sql {
  return sql`h.id, h.name, h.activity, h.privacy, h.status, h.starts_at, h.ends_at, h.time_zone, ${cardFields},
    h.confirmed_people, h.held_people, h.show_attending, h.version, h.payment_mode, coalesce(h.draft_form->>'start' <> '', true) as dated, me.answer, me.place, me.role, ${nameOfHost} as host_name, ${openedHuddle(personId)} as opened,
    h.venue->>'name' as venue_name, ${areaOf('lat')} as area_lat, ${areaOf('lng')} as area_lng`;
}

/** A time as the wire has it: to milliseconds, with `Z`. */
const onWire = (column: 'starts_at' | 'ends_at') =>
  sql.raw(`to_char(h.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/**
 * What `presentCard` makes of a huddle `h` that is open to the viewer, under the names and in the order of the wire:
 * the database writes it as JSON that is sent as it is. Both are held against each other in `written-cards.test.ts`.
 */
export const writtenCard = sql`h.id, h.name, h.activity, h.privacy, h.status, ${onWire('starts_at')} as "startDateTime",
    ${onWire('ends_at')} as "endDateTime", h.time_zone as "timeZone", h.venue->>'name' as "venueName",
    ${nameOfHost} as "hostName", concat('/api', case when h.privacy = 'PUBLIC' then '/public' end, '/huddles/', h.id,
      '/cover?v=', h.version) as "coverPhotoUrl", ${writtenFields},
    case when h.show_attending or me.hosting then h.capacity - h.confirmed_people - h.held_people end as "placesLeft",
    case when h.show_attending or me.hosting then h.confirmed_people end as "confirmedPeople",
    me.answer as "myAnswer", coalesce(me.place, 'NONE') as "myPlace", me.hosting, h.payment_mode as payment,
    (select row_to_json(a) from (select ${areaOf('lat')} as lat, ${areaOf('lng')} as lng) a
      where a.lat is not null and a.lng is not null) as area`;

/** Cards of huddles; who may see them is for `rest` to say. */
export function listedCards(personId: PersonId | null, rest: Sql): RawBuilder<ListRow> {
  return sql<ListRow>`select ${cardColumns(personId)} from huddles h
    left join participations me on me.huddle_id = h.id and me.person_id = ${personId}::uuid ${rest}`;
}

export interface ListRow extends CardRow {
  readonly id: string;
  readonly name: string;
  readonly activity: string;
  readonly privacy: string;
  readonly status: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly time_zone: string;
  readonly confirmed_people: number;
  readonly held_people: number;
  readonly show_attending: boolean;
  readonly version: number;
  readonly payment_mode: string;
  /** A draft may not know when yet. */
  readonly dated: boolean;
  readonly answer: string | null;
  readonly place: string | null;
  readonly role: string | null;
  readonly host_name: string;
  readonly opened: boolean;
  readonly venue_name: string | null;
  readonly area_lat: number | null;
  readonly area_lng: number | null;
}
