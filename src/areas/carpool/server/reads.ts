import { type RawBuilder, sql } from 'kysely';
import { findHuddle, insideHuddle } from '#areas/huddle/server/public.ts';
import { blockedPairSql, type FaceRow, follows } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { CarpoolId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type CarpoolAccess, carpoolAccessOf } from '../rules/access.ts';
import type { RideState } from '../rules/ride.ts';
import type { Leg } from '../rules/trip.ts';
import { faceOfOwner, met, nameOfCarpool, visibleCarpools } from './access.sql.ts';
import type { CarpoolRow, RideRow } from './rows.ts';

/** A carpool that this person may see, how much of it, and their own part. Only `findCarpool` makes one. */
export interface VisibleCarpool {
  /** `status` is CANCELLED also where its huddle is. */
  readonly row: CarpoolRow;
  readonly access: Exclude<CarpoolAccess, 'NOTHING'>;
  readonly owner: FaceRow;
  readonly mine: RideRow | null;
  /** Of a need, the ways for which a place is found. */
  readonly met: Readonly<Record<Leg, boolean>>;
  /** Null where it has none, or where the viewer may not see it. */
  readonly huddle: { readonly id: string; readonly name: string; readonly startsAt: Date } | null;
}

type OnlookerRow = CarpoolRow & {
  readonly met_out: boolean;
  readonly met_back: boolean;
  readonly owner: FaceRow;
  readonly blocked: boolean;
  readonly follows_owner: boolean;
  readonly huddle_off: boolean;
};

/** The carpool through somebody's eyes; undefined when it is missing or not for them, which look the same. */
export async function findCarpool(
  db: DbOrTx,
  personId: PersonId,
  carpoolId: CarpoolId,
): Promise<VisibleCarpool | undefined> {
  const found = await readRow(db, personId, carpoolId);
  if (!found) return undefined;
  const { owner, blocked, follows_owner, huddle_off, met_out, met_back, ...row } = found;
  const mine = await rideOf(db, carpoolId, personId);
  const huddle = row.huddle_id ? await findHuddle(db, { personId }, row.huddle_id) : undefined;
  const access = carpoolAccessOf(row.who_may_ask, {
    isOwner: row.owner_id === personId,
    blocked,
    followsOwner: follows_owner,
    ride: mine?.state ?? null,
    huddle: row.huddle_id
      ? {
          access: huddle?.access ?? 'NOTHING',
          privacy: huddle?.row.privacy ?? 'PRIVATE',
        }
      : null,
  });
  if (access === 'NOTHING') return undefined;
  return {
    access,
    owner,
    mine: mine ?? null,
    met: { OUT: met_out, BACK: met_back },
    row: huddle_off ? { ...row, status: 'CANCELLED' } : row,
    huddle: huddle ? { id: huddle.row.id, name: huddle.row.name, startsAt: huddle.row.starts_at } : null,
  };
}

async function readRow(
  db: DbOrTx,
  personId: PersonId,
  carpoolId: CarpoolId,
): Promise<OnlookerRow | undefined> {
  const me = sql`${personId}::uuid`;
  const found = await sql<OnlookerRow>`
    select c.*, ${faceOfOwner} as owner, ${met.out} as met_out, ${met.back} as met_back,
      p.suspended_at is not null or ${blockedPairSql(sql`c.owner_id`, me)} as blocked,
      ${follows(me, sql`c.owner_id`)} as follows_owner,
      coalesce((select h.status = 'CANCELLED' from huddles h where h.id = c.huddle_id), false) as huddle_off
    from carpools c join people p on p.id = c.owner_id where c.id = ${carpoolId}`.execute(db);
  return found.rows[0];
}

async function rideOf(db: DbOrTx, carpoolId: CarpoolId, riderId: PersonId): Promise<RideRow | undefined> {
  return db
    .selectFrom('carpool_rides')
    .selectAll()
    .where('carpool_id', '=', carpoolId)
    .where('rider_id', '=', riderId)
    .executeTakeFirst();
}

export async function canWatchCarpool(
  db: DbOrTx,
  personId: PersonId,
  carpoolId: CarpoolId,
): Promise<boolean> {
  return (await findCarpool(db, personId, carpoolId)) !== undefined;
}

/** The names of those among these carpools that the person may see now: from where to where, as areas. */
export async function namesOfVisibleCarpools(
  db: DbOrTx,
  personId: PersonId,
  carpoolIds: readonly CarpoolId[],
): Promise<Map<CarpoolId, string>> {
  if (carpoolIds.length === 0) return new Map();
  const found = await sql<{ id: CarpoolId; name: string }>`
    select c.id, ${nameOfCarpool} as name from carpools c
    where c.id = any(${[...new Set(carpoolIds)]}::uuid[]) and ${visibleCarpools(personId)}`.execute(db);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

/** Whether a share link of it leads somewhere: it is there and still to come. */
export async function isCarpoolOpen(db: DbOrTx, carpoolId: CarpoolId, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('carpools')
    .select('id')
    .where('id', '=', carpoolId)
    .where('status', '=', 'OPEN')
    .where('last_at', '>=', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Everybody with an open part in a carpool, its owner left out. */
export async function ridersOf(
  db: DbOrTx,
  carpoolId: CarpoolId,
  states: readonly RideState[],
): Promise<PersonId[]> {
  const rows = await db
    .selectFrom('carpool_rides')
    .select('rider_id')
    .where('carpool_id', '=', carpoolId)
    .where('state', 'in', [...states])
    .execute();
  return rows.map((row) => row.rider_id);
}

/** Those of these huddles that somebody drives to. */
export async function drivenTo(db: DbOrTx, huddleIds: readonly HuddleId[]): Promise<Set<HuddleId>> {
  if (huddleIds.length === 0) return new Set();
  const found = await sql<{ id: HuddleId }>`
    select distinct huddle_id as id from carpools
    where huddle_id = any(${huddleIds}::uuid[]) and kind = 'OFFER' and status = 'OPEN'`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

/** How many cars are offered to a huddle. */
export async function countCarsTo(db: DbOrTx, huddleId: HuddleId): Promise<number> {
  const found = await sql<{ cars: number }>`
    select count(*)::int as cars from carpools
    where huddle_id = ${huddleId} and kind = 'OFFER' and status = 'OPEN'`.execute(db);
  return found.rows[0]?.cars ?? 0;
}

/**
 * Whether somebody has a place at a huddle and no way to get there or back: they neither drive nor ride, and every
 * car they could ask is full (CAR-3). Where nobody drives yet there is nothing to be full.
 */
export async function lacksRide(
  db: DbOrTx,
  personId: PersonId,
  huddleId: HuddleId,
  now: Date,
): Promise<boolean> {
  const full = (seats: RawBuilder<unknown>, taken: RawBuilder<unknown>, way: RawBuilder<unknown>) => sql`(
    select bool_and(${taken} >= ${seats}) from cars where ${seats} > 0
      and not exists (select 1 from carpool_rides r where r.huddle_id = ${huddleId} and r.rider_id = ${personId}
        and r.state = 'ACCEPTED' and ${way}))`;
  const found = await sql<{ lacks: boolean | null }>`
    with cars as (select c.* from carpools c where c.huddle_id = ${huddleId} and c.kind = 'OFFER'
      and c.status = 'OPEN' and c.last_at >= ${now} and ${visibleCarpools(personId)})
    select exists (select 1 from huddles h join participations me on me.huddle_id = h.id
        and me.person_id = ${personId} where h.id = ${huddleId} and me.place = 'CONFIRMED' and ${insideHuddle})
      and not exists (select 1 from cars where owner_id = ${personId})
      and (coalesce(${full(sql`cars.seats_out`, sql`cars.taken_out`, sql`r.goes_out`)}, false)
        or coalesce(${full(sql`cars.seats_back`, sql`cars.taken_back`, sql`r.comes_back`)}, false)) as lacks`.execute(
    db,
  );
  return found.rows[0]?.lacks === true;
}
