import { sql } from 'kysely';
import { blockedPairSql, type FaceRow, follows } from '#areas/person/server/public.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';

const MAX_COMPANIONS = 6;

interface CompanionRow extends FaceRow {
  readonly followed: boolean;
  readonly outings: number;
}

/**
 * The first who go to a huddle, with how often the viewer was out with them: whom they follow, then whom they know,
 * then who answered first. An earlier outing counts where its hosts show who comes, or the other one hosted it.
 */
export async function listCompanions(
  db: Db,
  viewerId: PersonId,
  huddleId: HuddleId,
  now: Date,
): Promise<CompanionRow[]> {
  const viewer = sql`${viewerId}::uuid`;
  const found = await sql<CompanionRow>`
    with earlier as (
      select o.person_id, count(*)::int as outings
      from participations p join huddles h on h.id = p.huddle_id
      join participations o on o.huddle_id = h.id and o.person_id <> p.person_id
      where p.person_id = ${viewer} and h.status = 'PUBLISHED' and h.ends_at <= ${now}
        and (p.role in ('HOST', 'CO_HOST') or (p.place = 'CONFIRMED' and p.attended_people is distinct from 0))
        and (o.role in ('HOST', 'CO_HOST')
          or (h.show_attending and o.place = 'CONFIRMED' and o.attended_people is distinct from 0))
        and o.person_id in (select g.person_id from participations g where g.huddle_id = ${huddleId})
      group by o.person_id)
    select pe.id, pe.username, pe.display_name, pe.picture_media_id,
      ${follows(viewer, sql`pe.id`)} as followed, coalesce(e.outings, 0) as outings
    from participations g join people pe on pe.id = g.person_id left join earlier e on e.person_id = pe.id
    where g.huddle_id = ${huddleId} and pe.id <> ${viewer}
      and (g.place = 'CONFIRMED' or g.role in ('HOST', 'CO_HOST'))
      and pe.onboarded_at is not null and pe.suspended_at is null and not ${blockedPairSql(sql`pe.id`, viewer)}
    order by followed desc, outings desc, coalesce(g.answered_at, g.created_at), pe.id
    limit ${MAX_COMPANIONS}`.execute(db);
  return found.rows;
}
