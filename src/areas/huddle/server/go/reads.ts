import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { GoCriteria } from '../../rules/go.ts';

export interface GoRow extends GoCriteria {
  readonly checkedFor: Date | null;
  readonly decidedFor: Date | null;
}

const columns = sql`min_people as "minPeople", min_cars as "minCars", daylight_minutes as "daylightMinutes",
  all_kit as "allKit", forecast, forecast_note as "forecastNote", checked_for as "checkedFor", decided_for as "decidedFor"`;

/** Criteria to go ahead for a huddle to go ahead; undefined where its hosts ask for nothing. */
export async function goRowOf(db: DbOrTx, huddleId: HuddleId): Promise<GoRow | undefined> {
  const { rows } = await sql<GoRow>`select ${columns} from huddle_go where huddle_id = ${huddleId}`.execute(
    db,
  );
  return rows[0];
}

/** Of how many things somebody is still needed who brings them. */
export async function countMissingKit(db: DbOrTx, huddleId: HuddleId): Promise<number> {
  const { rows } = await sql<{ missing: number }>`
    select coalesce(sum(greatest(k.needed - coalesce(b.promised, 0), 0)), 0)::int as missing
    from huddle_kit k left join lateral (
      select sum(p.amount) as promised from huddle_kit_promises p
        join participations part on part.huddle_id = k.huddle_id and part.person_id = p.person_id
          and (part.place = 'CONFIRMED' or part.role <> 'PARTICIPANT')
      where p.kit_id = k.id) b on true
    where k.huddle_id = ${huddleId}`.execute(db);
  return rows[0]?.missing ?? 0;
}

/** Huddles that start until then and have not been looked at for that start, the soonest first. */
export async function huddlesToCheck(
  db: DbOrTx,
  { from, until, limit }: { readonly from: Date; readonly until: Date; readonly limit: number },
): Promise<HuddleId[]> {
  const { rows } = await sql<{ id: HuddleId }>`
    select h.id from huddles h join huddle_go g on g.huddle_id = h.id
    where h.status = 'PUBLISHED' and h.go_check and h.starts_at > ${from} and h.starts_at <= ${until}
      and h.poll_ends_at is null and g.checked_for is distinct from h.starts_at
    order by h.starts_at limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
