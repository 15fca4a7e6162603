import { type RawBuilder, sql } from 'kysely';
import { blockedPairSql, type FaceRow, follows } from '#areas/person/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';

type Sql = RawBuilder<unknown>;

const MAX_COMPANIONS = 6;

interface CompanionRow extends FaceRow {
  readonly followed: boolean;
  readonly outings: number;
}

/**
 * The first who go to a huddle, chosen among whom the viewer follows or knows and the first of the roster, with how often the viewer was out with them: whom they follow, then whom they know,
 * then who answered first. An earlier outing counts where its hosts show who comes, or the other one hosted it.
 */
export async function listCompanions(
  db: Db,
  viewerId: PersonId,
  huddleId: HuddleId,
  now: Date,
): Promise<CompanionRow[]> {
  const viewer = sql`${viewerId}::uuid`;
  const goes = sql`g.huddle_id = ${huddleId} and (g.place = 'CONFIRMED' or g.role in ('HOST', 'CO_HOST'))`;
  const shown = sql`pe.onboarded_at is not null and pe.suspended_at is null and pe.id <> ${viewer}
    and not ${blockedPairSql(sql`pe.id`, viewer)}`;
  const mostOftenOut = (people: Sql) => sql`(select c.person_id from (${people}
      order by outings desc, since, person_id) c
    cross join lateral (select * from people where id = c.person_id limit 1) pe
    where ${shown} order by c.outings desc, c.since, c.person_id limit ${sql.lit(MAX_COMPANIONS)})`;
  const found = await sql<CompanionRow>`
    with earlier as materialized (${outingsWith(viewer, goes, now)}),
    candidates as (
      ${mostOftenOut(sql`select person_id, outings, since from earlier`)}
      union ${mostOftenOut(followedWhoGo(viewer, goes))}
      union ${firstOf(huddleId, sql`g.place = 'CONFIRMED' and g.answer = 'YES' and ${shown}`)}
      union ${firstOf(huddleId, sql`g.role in ('HOST', 'CO_HOST') and ${shown}`)})
    select pe.id, pe.username, pe.display_name, pe.picture_media_id,
      ${follows(viewer, sql`pe.id`)} as followed, coalesce(e.outings, 0) as outings
    from candidates c
    cross join lateral (select * from participations g where ${goes} and g.person_id = c.person_id limit 1) g
    cross join lateral (select * from people where id = c.person_id limit 1) pe
    left join earlier e on e.person_id = c.person_id
    where ${shown}
    order by followed desc, outings desc, coalesce(g.answered_at, g.created_at), pe.id
    limit ${sql.lit(MAX_COMPANIONS)}`.execute(db);
  return found.rows;
}

/** Who answered first, in the order of the roster. */
function firstOf(huddleId: HuddleId, where: Sql): Sql {
  return sql`(select g.person_id from participations g
    cross join lateral (select * from people where id = g.person_id limit 1) pe
    where g.huddle_id = ${huddleId} and ${where}
    order by coalesce(g.answered_at, g.created_at), g.person_id limit ${sql.lit(MAX_COMPANIONS)})`;
}

/** Whom the viewer follows, with how often they were out together, and since when these say they come. */
function followedWhoGo(viewer: Sql, goes: Sql): Sql {
  return sql`select f.followee_id as person_id, coalesce(e.outings, 0) as outings, g.since
    from follows f cross join lateral ${coming(goes, sql`f.followee_id`)} g
    left join earlier e on e.person_id = f.followee_id
    where f.follower_id = ${viewer} and f.state = 'FOLLOWING'`;
}

/** One person's own line among those who go to a huddle. */
function coming(goes: Sql, personId: Sql): Sql {
  return sql`(select coalesce(g.answered_at, g.created_at) as since from participations g
    where ${goes} and g.person_id = ${personId} limit 1)`;
}

/** How often the viewer was out with each of those who go to a huddle, and since when these say they come. */
function outingsWith(viewer: Sql, goes: Sql, now: Date): Sql {
  return sql`select o.person_id, count(*)::int as outings, min(g.since) as since
    from participations p join huddles h on h.id = p.huddle_id
    join participations o on o.huddle_id = h.id and o.person_id <> p.person_id
    cross join lateral ${coming(goes, sql`o.person_id`)} g
    where p.person_id = ${viewer} and h.status = 'PUBLISHED' and h.ends_at <= ${now}
      and (p.role in ('HOST', 'CO_HOST') or (p.place = 'CONFIRMED' and p.attended_people is distinct from 0))
      and (o.role in ('HOST', 'CO_HOST')
        or (h.show_attending and o.place = 'CONFIRMED' and o.attended_people is distinct from 0))
    group by o.person_id`;
}
