import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { CarpoolId, CommunityId, PersonId } from '#platform/shared/ids.ts';
import { openStates } from '../../rules/ride.ts';

interface InClub {
  readonly communityId: CommunityId;
  readonly personId: PersonId;
}

/** Open carpools to a club's outings to come in which somebody drives or has a seat; not to those of a link alone. */
export async function ridesInClub(db: DbOrTx, { communityId, personId }: InClub, now: Date) {
  const { rows } = await sql<{ id: CarpoolId; isOwner: boolean }>`
    select c.id, c.owner_id = ${personId} as "isOwner" from huddles h
    join carpools c on c.huddle_id = h.id and c.status = 'OPEN'
    where h.community_id = ${communityId} and h.status = 'PUBLISHED' and h.privacy <> 'PRIVATE' and h.starts_at > ${now}
      and (c.owner_id = ${personId} or exists (select 1 from carpool_rides r where r.carpool_id = c.id
        and r.rider_id = ${personId} and r.state = any(${[...openStates]}::text[])))
    order by c.id`.execute(db);
  return rows;
}

/** Open carpools to come in which somebody drives or has a seat. */
export async function carpoolsAhead(db: DbOrTx, personId: PersonId, now: Date) {
  const { rows } = await sql<{ id: CarpoolId; isOwner: boolean }>`
    select c.id, c.owner_id = ${personId} as "isOwner" from carpools c
    where c.status = 'OPEN' and c.last_at > ${now} and c.id in (
      select id from carpools where owner_id = ${personId}
      union select carpool_id from carpool_rides where rider_id = ${personId} and state = any(${[...openStates]}::text[]))
    order by c.id`.execute(db);
  return rows;
}
