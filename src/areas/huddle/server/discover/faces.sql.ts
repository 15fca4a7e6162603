import { type RawBuilder, sql } from 'kysely';
import { blockedPairSql, type FaceRow, presentPersonSummary } from '#areas/person/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { insideHuddle, readableHuddles } from '../access.sql.ts';

type Sql = RawBuilder<unknown>;

const MAX_FACES = 4;

interface Row extends FaceRow {
  readonly huddle_id: string;
}

/**
 * The first faces of each of these huddles that the viewer may read: its hosts, whom its page names to everybody, and
 * those who go where `mayReadRoster` lets this viewer know of them; visitors meet the hosts alone.
 */
export async function facesOfHuddles(db: Db, personId: PersonId | null, ids: readonly string[]) {
  const { rows } = await facesAmong(personId, ids).execute(db);
  return [...Map.groupBy(rows, (row) => row.huddle_id)].map(([huddleId, found]) => ({
    huddleId,
    faces: found.map(presentPersonSummary),
  }));
}

/** The statement behind `facesOfHuddles`: a page of huddles, and of each the few who are shown. */
export function facesAmong(personId: PersonId | null, ids: readonly string[]) {
  const viewer = sql`${personId}::uuid`;
  const isHost = sql`p.role in ('HOST', 'CO_HOST')`;
  const mayRead = sql`(me.role in ('HOST', 'CO_HOST') or (h.show_attending and ${insideHuddle}))`;
  return sql<Row>`select h.id as huddle_id, f.id, f.username, f.display_name, f.picture_media_id
    from unnest(${ids}::uuid[]) with ordinality asked(id, nth) join huddles h on h.id = asked.id
    left join participations me on me.huddle_id = h.id and me.person_id = ${viewer}
    cross join lateral (
      select * from (${goers(sql`p.role = 'HOST'`, sql`p.created_at`, isHost, viewer)}
        union all ${goers(
          sql`null::bool`,
          sql`coalesce(p.answered_at, p.created_at)`,
          sql`${mayRead} and p.place = 'CONFIRMED' and p.answer = 'YES' and not ${isHost}`,
          viewer,
        )}) taking
      order by taking.first desc nulls last, taking.since, taking.id limit ${sql.lit(MAX_FACES)}) f
    where ${readableHuddles(personId)}
    order by asked.nth, f.first desc nulls last, f.since, f.id`;
}

/** The first few of a huddle `h` who are shown, in the order of its roster; each is looked up by themselves. */
function goers(first: Sql, since: Sql, where: Sql, viewer: Sql): Sql {
  return sql`(select pe.id, pe.username, pe.display_name, pe.picture_media_id, ${first} as first, ${since} as since
    from participations p cross join lateral (select * from people where id = p.person_id limit 1) pe
    where p.huddle_id = h.id and ${where} and pe.onboarded_at is not null and pe.suspended_at is null
      and not ${blockedPairSql(sql`pe.id`, viewer)}
    order by ${first} desc nulls last, ${since}, p.person_id limit ${sql.lit(MAX_FACES)})`;
}
