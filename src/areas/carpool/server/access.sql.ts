import { type RawBuilder, sql } from 'kysely';
import { insideHuddle, readableHuddles } from '#areas/huddle/server/public.ts';
import { blockedPairSql, type FaceRow, follows } from '#areas/person/server/public.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { openStates } from '../rules/ride.ts';

type SqlPart = RawBuilder<unknown>;

/** The face of the owner `p`. */
export const faceOfOwner = sql<FaceRow>`json_build_object('id', p.id, 'username', p.username,
  'display_name', p.display_name, 'picture_media_id', p.picture_media_id)`;

function metWay(way: SqlPart): RawBuilder<boolean> {
  return sql<boolean>`(c.kind = 'NEED' and exists (select 1 from carpool_rides m where m.rider_id = c.owner_id
    and m.state = 'ACCEPTED' and ${way} and (m.need_id = c.id or m.huddle_id = c.huddle_id)))`;
}

/** Of a need, whether its owner has found a place for the way. */
export const met = { out: metWay(sql`m.goes_out`), back: metWay(sql`m.comes_back`) };

export const openRide = sql<boolean>`r.state in (${sql.join(openStates)})`;

/**
 * `carpoolAccessOf` as a query, for every list: `c` is the carpool. The same cases run through both in
 * `access.test.ts`.
 */
export function visibleCarpools(personId: PersonId): RawBuilder<boolean> {
  const me = sql`${personId}::uuid`;
  const rides = asValue(sql`select true from carpool_rides r
    where r.carpool_id = c.id and r.rider_id = ${me} and ${openRide}`);
  const asked = sql`(c.who_may_ask = 'EVERYONE'
    or (c.who_may_ask = 'FOLLOWERS' and ${follows(me, sql`c.owner_id`)}))`;
  const isHere = asValue(sql`select ow.suspended_at is null from people ow where ow.id = c.owner_id`);
  return sql<boolean>`(c.owner_id = ${me} or (not ${blockedPairSql(sql`c.owner_id`, me)} and ${isHere}
    and case when c.huddle_id is null then ${rides} or ${asked} else ${asValue(sql`select true
      from huddles h left join lateral (select * from participations
        where huddle_id = h.id and person_id = ${me} limit 1) me on true
      where h.id = c.huddle_id and ${readableHuddles(personId)}
        and (${rides} or ${insideHuddle} or (h.privacy <> 'PRIVATE' and ${asked}))`)} end))`;
}

/**
 * Whether there is one, as a value: of what only exists the planner might gather it for all carpools, to know it of
 * the few that a page shows.
 */
export function asValue(select: SqlPart): RawBuilder<boolean> {
  return sql<boolean>`coalesce((${select} limit 1), false)`;
}

/** What a carpool `c` is called where people read of it: never an address. */
export const nameOfCarpool = sql<string>`coalesce(nullif(c.origin_area->>'name', ''), '…') || ' → '
  || coalesce(nullif(c.destination_area->>'name', ''), '…')`;
