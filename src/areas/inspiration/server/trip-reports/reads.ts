import { type RawBuilder, sql } from 'kysely';
import { readableHuddles } from '#areas/huddle/server/public.ts';
import { blockedPairSql } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, InspirationId, PersonId, PhotoId } from '#platform/shared/ids.ts';
import { type Cell, CONDITIONS_FADE_DAYS, type ConditionKind, cellsAround } from '../../rules/trip-report.ts';
import { readableInspirations } from '../reads.ts';

export interface LookBack {
  readonly word: string;
  readonly named: boolean;
  readonly photos: boolean;
}

export async function findLookBack(
  db: DbOrTx,
  huddleId: HuddleId,
  personId: PersonId,
): Promise<LookBack | undefined> {
  const found = await sql<LookBack>`select word, may_be_named as named, may_show_photos as photos
    from look_backs where huddle_id = ${huddleId} and person_id = ${personId}`.execute(db);
  return found.rows[0];
}

export interface ReportRow {
  readonly id: InspirationId;
  readonly conditions: ConditionKind[];
  readonly note: string;
  readonly filledAt: string | null;
}

export async function findReport(
  db: DbOrTx,
  huddleId: HuddleId,
  author: PersonId,
): Promise<ReportRow | undefined> {
  const found =
    await sql<ReportRow>`select inspiration_id as id, conditions, note, filled_at::text as "filledAt"
    from trip_reports where huddle_id = ${huddleId} and author_id = ${author}`.execute(db);
  return found.rows[0];
}

/** Two presses of one person become one report. */
export async function lockReport(tx: Tx, huddleId: HuddleId, author: PersonId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`report ${huddleId} ${author}`}, 0))`.execute(tx);
}

export interface WordRow {
  readonly id: PersonId;
  readonly isNamed: boolean;
  readonly word: string;
}

/** What people who were there have said and the report does not have yet: of those whom its author sees. */
export async function wordsSince(
  tx: Tx,
  huddleId: HuddleId,
  author: PersonId,
  filledAt: string | null,
): Promise<WordRow[]> {
  const found = await sql<WordRow>`select l.person_id as id, l.may_be_named as "isNamed", l.word
    from look_backs l join people p on p.id = l.person_id
    where l.huddle_id = ${huddleId} and l.person_id <> ${author} and l.answered_at > coalesce(${filledAt}::timestamptz, '-infinity')
      and (l.may_be_named or l.word <> '') and p.suspended_at is null
      and not ${blockedPairSql(sql`${author}::uuid`, sql`l.person_id`)}
    order by l.answered_at limit 50`.execute(tx);
  return found.rows;
}

/** The photos that the report may show and does not have yet, in the order of the day. */
export async function photosSince(
  tx: Tx,
  huddleId: HuddleId,
  author: PersonId,
  inspirationId: InspirationId,
  limit: number,
): Promise<Array<{ id: PhotoId; alt: string }>> {
  const found = await sql<{ id: PhotoId; alt: string }>`select f.id, f.alt
    from huddle_photos f join people o on o.id = f.owner_id
    where f.huddle_id = ${huddleId} and o.suspended_at is null
      and (f.owner_id = ${author} or exists (select 1 from look_backs l where l.huddle_id = f.huddle_id
        and l.person_id = f.owner_id and l.may_show_photos))
      and not ${blockedPairSql(sql`${author}::uuid`, sql`f.owner_id`)}
      and not exists (select 1 from inspiration_pictures p where p.photo_id = f.id
        and p.inspiration_id = ${inspirationId})
    order by f.id limit ${limit}`.execute(tx);
  return found.rows;
}

export interface Spot {
  readonly huddleId: HuddleId;
  readonly cell: Cell | null;
  /** Empty where nobody has named a route. */
  readonly trailUrl: string;
}

export interface ConditionRow {
  readonly seenOn: string;
  readonly conditions: ConditionKind[];
  readonly note: string;
  readonly reportId: InspirationId | null;
}

const LIMIT = 3;
/** So many of a cell or a route are looked at: some are of outings that the reader may not see. */
const LOOKED_AT = 10;

/** How it was found near a spot or on its route: of outings that the reader may read, or reports that they may. */
export async function conditionsAt(
  db: DbOrTx,
  reader: PersonId,
  spot: Spot,
  today: string,
): Promise<ConditionRow[]> {
  const since = sql`(${today}::date - ${CONDITIONS_FADE_DAYS}::int)`;
  const found = await sql<ConditionRow>`with near as (${nearSql(spot, since)})
    select to_char(r.seen_on, 'YYYY-MM-DD') as "seenOn", r.conditions, r.note,
      case when readable.yes then r.inspiration_id end as "reportId"
    from (select distinct * from near) r join people w on w.id = r.author_id
      left join lateral (select ${readableInspirations(reader)} as yes
        from inspirations i join people a on a.id = i.author_id where i.id = r.inspiration_id) readable on true
      left join lateral (select ${readableHuddles(reader)} as yes from huddles h
        left join participations me on me.huddle_id = h.id and me.person_id = ${reader}
        where h.id = r.huddle_id) outing on true
    where r.huddle_id <> ${spot.huddleId} and (readable.yes or outing.yes) and w.suspended_at is null
      and not ${blockedPairSql(sql`${reader}::uuid`, sql`r.author_id`)}
    order by r.seen_on desc, r.inspiration_id limit ${LIMIT}`.execute(db);
  return found.rows;
}

function nearSql({ cell, trailUrl }: Spot, since: RawBuilder<unknown>): RawBuilder<unknown> {
  const said = sql`t.seen_on > ${since} and (cardinality(t.conditions) > 0 or t.note <> '')`;
  const columns = sql`inspiration_id, huddle_id, author_id, seen_on, conditions, note`;
  const around = JSON.stringify(cell ? cellsAround(cell) : []);
  return sql`select n.* from jsonb_to_recordset(${around}::jsonb) as c(lat integer, lng integer)
      cross join lateral (select ${columns} from trip_reports t where t.lat_cell = c.lat and t.lng_cell = c.lng
        and ${said} order by t.seen_on desc limit ${LOOKED_AT}) n
    union all
    (select ${columns} from trip_reports t where t.trail_url <> '' and t.trail_url = ${trailUrl} and ${said}
      order by t.seen_on desc limit ${LOOKED_AT})`;
}

/** Outings that ended in this time and of which nobody was asked yet. */
export async function outingsToAsk(db: DbOrTx, from: Date, until: Date): Promise<HuddleId[]> {
  const found = await sql<{ id: HuddleId }>`select h.id from huddles h
    where h.status = 'PUBLISHED' and h.ends_at > ${from} and h.ends_at <= ${until}
      and not exists (select 1 from asked_look_backs a where a.huddle_id = h.id)
    order by h.ends_at limit 100`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Who was there, has not said anything yet, and did not plan it. */
export async function peopleToAsk(tx: Tx, huddleId: HuddleId): Promise<PersonId[]> {
  const found = await sql<{ id: PersonId }>`select p.person_id as id from participations p
    where p.huddle_id = ${huddleId} and p.place = 'CONFIRMED' and p.role = 'PARTICIPANT'
      and p.attended_people is distinct from 0
      and not exists (select 1 from look_backs l where l.huddle_id = p.huddle_id and l.person_id = p.person_id)
    order by p.person_id`.execute(tx);
  return found.rows.map(({ id }) => id);
}
