import { type RawBuilder, sql } from 'kysely';
import { batchedQuery } from '#platform/server/db/batched-query.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { HuddleCard } from '../../contract/views.ts';
import { openedHuddle, visibleHuddles } from '../access.sql.ts';
import { type DiscoverQuery, fits, metersOf, orderOf, type Wanted, wantedOf } from './filters.sql.ts';
import { cardFields, writtenCard } from './lists.sql.ts';

type Sql = RawBuilder<unknown>;

/**
 * Huddles to come that the viewer may read and that fit the filters, soonest or nearest first: of one that they may
 * only ask to come to, filters would tell more than its card. Public ones are walked in the order of an index, so a
 * page costs a page; those seen by invitation, and those of the viewer's communities, are few and come from there.
 */
export async function discoverHuddles(db: Db, query: DiscoverQuery): Promise<HuddleCard[]> {
  return (await discoverCards(db, query)).map((card) => JSON.parse(card) as HuddleCard);
}

/** The same as they are sent, each a JSON text; one more than wished for when there are more. */
export async function discoverCards(db: Db, query: DiscoverQuery): Promise<readonly string[]> {
  const [found] = await discoveredPage(db, wantedOf(query));
  return found?.page?.split('\n') ?? [];
}

/** More than usual: what is looked for once for all is most of the work. */
const SHARE_A_PAGE = 16;

// The whole page as one value, for row by row it takes twice the time to read; no line break stands in a card.
const discoveredPage = batchedQuery(
  { personId: 'uuid', now: 'latest' },
  (wanted: Wanted) =>
    sql<{ page: string | null }>`select string_agg(l.card::text, E'\n') as page from (${listed(wanted)}) l`,
  SHARE_A_PAGE,
);

/** The statement behind `discoverHuddles`. */
export function discovery(query: DiscoverQuery): Sql {
  return listed(wantedOf(query));
}

/** The cards of the huddles found. */
function listed(wanted: Wanted): Sql {
  return sql`select coalesce(h.card, row_to_json(c)) as card from ${discovered(wanted)} h
    cross join lateral (select h.my_answer as answer, h.my_place as place,
      coalesce(h.my_role in ('HOST', 'CO_HOST'), false) as hosting) me
    ${cardBeside(wanted)} order by h.rank, h.id`;
}

/** A card as `c`, beside the huddle `h` and the viewer's part `me`. */
function cardBeside(wanted: Wanted): Sql {
  return sql`cross join lateral (select ${writtenCard}, round(${metersOf(wanted)})::int as "metersAway") c`;
}

/**
 * Public huddles of the weeks to come to which most people go, anyone who may see them; a block or a hidden count is
 * looked at where they are read.
 */
export async function popularHuddleIds(db: Db, from: Date, to: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select h.id from huddles h
    where h.status = 'PUBLISHED' and h.privacy = 'PUBLIC' and h.confirmed_people > 0
      and h.starts_at > ${from} and h.starts_at < ${to}
    order by h.confirmed_people desc, h.starts_at, h.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What a card, and the rule of access, need of a huddle, and of the viewer's part in it. */
const ofHuddle = sql`h.id, h.name, h.activity, h.privacy, h.status, h.starts_at, h.ends_at, h.time_zone, ${cardFields},
  h.confirmed_people, h.held_people, h.show_attending, h.version, h.payment_mode, h.venue, h.community_id, h.created_by`;
const ofMine = sql`me.answer as my_answer, me.place as my_place, me.role as my_role`;

/** The huddles of one page, in their order; those of the shelf of which the viewer is no part with their cards. */
function discovered(wanted: Wanted): Sql {
  const { personId, limit } = wanted;
  const order = orderOf(wanted);
  const from = ({
    source,
    where,
  }: Branch) => sql`(select ${ofHuddle}, ${ofMine}, ${order} as rank, null as card
    from ${source} where ${where} and ${visibleHuddles(personId)} order by ${order}, h.id limit ${limit})`;
  const branches = [...beyondShelf(wanted), ...notPublic(wanted)].map(from);
  return sql`(
    with ${wanted.words ? sql`${withHits(wanted)},` : sql``} shelf as materialized (${shelf(wanted)}),
    taken as materialized (${taken(wanted)}),
    visible as (select * from taken union all ${sql.join(branches, sql` union all `)})
    select * from visible order by rank, id limit ${limit})`;
}

/** Where huddles of the page are looked for, and which of them. */
export interface Branch {
  readonly source: Sql;
  readonly where: Sql;
}

function minePart(personId: PersonId | null): Sql {
  return sql`left join participations me on me.huddle_id = h.id and me.person_id = ${personId}::uuid`;
}

/** Those seen by invitation, and those of the viewer's communities. */
function notPublic(wanted: Wanted): Branch[] {
  const { personId } = wanted;
  return [
    {
      source: sql`participations me join huddles h on h.id = me.huddle_id`,
      where: sql`me.person_id = ${personId}::uuid and h.privacy <> 'PUBLIC' and ${openedHuddle(personId)}
        and ${fits(wanted)}`,
    },
    {
      source: sql`memberships cm join huddles h on h.community_id = cm.community_id ${minePart(personId)}`,
      where: sql`cm.person_id = ${personId}::uuid and cm.state = 'MEMBER' and h.privacy = 'COMMUNITY'
        and me.person_id is null and ${fits(wanted)}`,
    },
  ];
}

/** Public ones, no matter who asks; `mine` joins what else is looked at. */
function inPublic(wanted: Wanted, mine: Sql): Branch[] {
  const common = { source: sql`huddles h ${mine}`, where: sql`h.privacy = 'PUBLIC' and ${fits(wanted)}` };
  if (!wanted.words) return [common];
  return [
    { source: sql`hits join huddles h on h.id = hits.id ${mine}`, where: sql`not ${manyHits}` },
    { source: common.source, where: sql`${common.where} and ${manyHits}` },
  ];
}

const SHELF = 100;

/**
 * The first public huddles with their cards as they are for who is no part of them. Those who share a statement want
 * the same list: it is looked for once for all of them, and no further than one of them needs.
 */
function shelf(wanted: Wanted): Sql {
  const order = orderOf(wanted);
  const from = ({ source, where }: Branch) => sql`(select ${ofHuddle}, ${order} as rank from ${source}
    where ${where} order by ${order}, h.id limit ${sql.lit(SHELF)})`;
  return sql`select h.*, row_to_json(c) as card
    from (${sql.join(inPublic(wanted, sql``).map(from), sql` union all `)}) h
    cross join lateral (select null::text as answer, null::text as place, false as hosting) me
    ${cardBeside(wanted)} order by h.rank, h.id`;
}

/** What the viewer may read of the shelf. Their own part is looked up: joined, all their parts would be gathered. */
function taken({ personId, limit }: Wanted): Sql {
  return sql`select ${ofHuddle}, ${ofMine}, h.rank, case when me.person_id is null then h.card end as card
    from shelf h left join lateral (select * from participations a
      where a.huddle_id = h.id and a.person_id = ${personId}::uuid limit 1) me on true
    where ${visibleHuddles(personId)} order by h.rank, h.id limit ${limit}`;
}

/** Further public ones, for whom blocks keep so many from that the shelf is too short. */
function beyondShelf(wanted: Wanted): Branch[] {
  const tooShort = sql`(select count(*) < ${wanted.enough}::int from taken)
    and (select count(*) = ${sql.lit(SHELF)} from shelf) and h.id not in (select id from shelf)`;
  return inPublic(wanted, minePart(wanted.personId)).map(({ source, where }) => ({
    source,
    where: sql`${tooShort} and ${where}`,
  }));
}

/**
 * How common a word is the planner cannot know: a rare one is found by the index of words and then sorted, a
 * common one is soon met in the order of the list. Which it is, the first so many hits tell.
 */
const MANY_HITS = 1_000;
const manyHits = sql`(select count(*) > ${sql.lit(MANY_HITS)} from hits)`;

/** Everything that fits and that the viewer may read, without the shelf: for who needs no cards. */
export function everyBranch(wanted: Wanted): Branch[] {
  return [...inPublic(wanted, minePart(wanted.personId)), ...notPublic(wanted)];
}

/** What stands before the branches where words are looked for. */
export function withHits(wanted: Wanted): Sql {
  return sql`hits as materialized (
    select h.id from huddles h where h.privacy = 'PUBLIC' and ${fits(wanted)} limit ${sql.lit(MANY_HITS + 1)})`;
}
