import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Outing } from '../../rules/awards.ts';
import type { TrendMonth } from '../../rules/trends.ts';
import { tookPart, wasThere } from './took-part.sql.ts';

const MAX_OUTINGS = 5_000;

/** The outings of one person that took place, the first one first. */
export async function listOutings(db: DbOrTx, personId: PersonId, now: Date): Promise<Outing[]> {
  const found = await sql<Outing>`
    select h.starts_at as "startedAt", h.activity, h.distance_meters as "distanceMeters",
      h.ascent_meters as "ascentMeters", p.role in ('HOST', 'CO_HOST') as hosted,
      extract(hour from h.starts_at at time zone h.time_zone)::int as "localHour",
      extract(month from h.starts_at at time zone h.time_zone)::int as "localMonth"
    from participations p join huddles h on h.id = p.huddle_id
    where p.person_id = ${personId} and ${tookPart(now)}
    order by h.starts_at, h.id limit ${sql.lit(MAX_OUTINGS)}`.execute(db);
  return found.rows;
}

/**
 * When one person first went out with each of the first others, in order. Of one outing as many others are read as are
 * asked for: those of them met before leave as many fewer to be met.
 */
export async function listFirstMeetings(
  db: DbOrTx,
  personId: PersonId,
  now: Date,
  limit: number,
): Promise<Date[]> {
  const found = await sql<{ at: Date }>`
    select min(h.starts_at) as at
    from participations p join huddles h on h.id = p.huddle_id
    cross join lateral (select o.person_id from participations o
      where o.huddle_id = h.id and o.person_id <> p.person_id and ${wasThere} limit ${sql.lit(limit)}) o
    where p.person_id = ${personId} and ${tookPart(now)}
    group by o.person_id order by at limit ${sql.lit(limit)}`.execute(db);
  return found.rows.map((row) => row.at);
}

/** When one person set out with others in their car, of the first rides that are over, in order. */
export async function listRidesGiven(
  db: DbOrTx,
  personId: PersonId,
  now: Date,
  limit: number,
): Promise<Date[]> {
  const found = await sql<{ at: Date }>`
    select c.first_at as at from carpools c left join huddles h on h.id = c.huddle_id
    where c.owner_id = ${personId} and c.kind = 'OFFER' and c.status = 'OPEN' and c.last_at <= ${now}
      and coalesce(h.status = 'PUBLISHED', true)
      and exists (select 1 from carpool_rides r where r.carpool_id = c.id and r.state = 'ACCEPTED')
    order by c.first_at, c.id limit ${limit}`.execute(db);
  return found.rows.map((row) => row.at);
}

/** What one person did in each month from `from` on; months are those of the venue's calendar. */
export async function listTrendMonths(
  db: DbOrTx,
  personId: PersonId,
  from: string,
  now: Date,
): Promise<TrendMonth[]> {
  const found = await sql<TrendMonth>`
    with mine as (
      select h.id, to_char(h.starts_at at time zone h.time_zone, 'YYYY-MM') as month, h.distance_meters,
        h.ascent_meters, p.role in ('HOST', 'CO_HOST') as hosted
      from participations p join huddles h on h.id = p.huddle_id
      where p.person_id = ${personId} and ${tookPart(now)}
        and h.starts_at >= to_date(${from}, 'YYYY-MM') - interval '1 day'
    ), met as (
      select mine.month, count(distinct o.person_id)::int as people
      from mine join participations o on o.huddle_id = mine.id and o.person_id <> ${personId} and ${wasThere}
      group by mine.month
    )
    select mine.month, count(*)::int as outings, (count(*) filter (where hosted))::int as hosted,
      coalesce(sum(distance_meters), 0)::int as "distanceMeters",
      coalesce(sum(ascent_meters), 0)::int as "ascentMeters", coalesce(max(met.people), 0)::int as "peopleMet"
    from mine left join met on met.month = mine.month group by mine.month order by mine.month`.execute(db);
  return found.rows;
}
