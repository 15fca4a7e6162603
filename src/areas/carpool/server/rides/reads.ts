import { type RawBuilder, sql } from 'kysely';
import type { PersonAt } from '#areas/huddle/server/public.ts';
import { blockedPairSql, type FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CarpoolId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { openStates, type RideState } from '../../rules/ride.ts';
import type { Leg } from '../../rules/trip.ts';
import type { CarpoolRow, RideRow } from '../rows.ts';

export interface RiderState {
  readonly ride: RideRow | undefined;
  /** Ways on which they ride in another car of the same huddle. */
  readonly elsewhere: readonly Leg[];
  /** One of rider and driver has blocked the other. */
  readonly blocked: boolean;
}

export interface LockedCar {
  readonly row: CarpoolRow;
  readonly riders: ReadonlyMap<PersonId, RiderState>;
  /** Nobody has called it off yet, whatever became of its huddle. */
  readonly standing: boolean;
}

/**
 * Locks the carpool until the transaction ends, so that its seats have one writer at a time, and reads these riders;
 * those who wait for a seat too when one may become free: by who has one, or by what its driver changes.
 */
export async function lockCar(
  tx: Tx,
  carpoolId: CarpoolId,
  concerned: readonly PersonId[],
  opensSeats: boolean,
): Promise<LockedCar | undefined> {
  const found = await sql<CarpoolRow & { huddle_off: boolean }>`
    select c.*, coalesce((select h.status = 'CANCELLED' from huddles h where h.id = c.huddle_id), false) as huddle_off
    from carpools c where c.id = ${carpoolId} for update of c`.execute(tx);
  if (!found.rows[0]) return undefined;
  const { huddle_off, ...row } = found.rows[0];
  const riders = await readRiders(tx, row, concerned, opensSeats);
  const standing = row.status === 'OPEN';
  return { row: huddle_off ? { ...row, status: 'CANCELLED' } : row, riders, standing };
}

type RiderRow = RideRow & {
  readonly person: PersonId;
  readonly out_elsewhere: boolean;
  readonly back_elsewhere: boolean;
  readonly blocked: boolean;
};

async function readRiders(
  tx: Tx,
  { id, huddle_id, owner_id }: CarpoolRow,
  concerned: readonly PersonId[],
  opensSeats: boolean,
): Promise<ReadonlyMap<PersonId, RiderState>> {
  const elsewhere = (way: RawBuilder<unknown>) => sql`exists (select 1 from carpool_rides o
    where o.huddle_id = ${huddle_id}::uuid and o.rider_id = w.person and o.carpool_id <> ${id}
      and o.state = 'ACCEPTED' and ${way})`;
  const found = await sql<RiderRow>`
    select w.person, r.*, ${elsewhere(sql`o.goes_out`)} as out_elsewhere,
      ${elsewhere(sql`o.comes_back`)} as back_elsewhere,
      ${blockedPairSql(sql`w.person`, sql`${owner_id}::uuid`)} as blocked
    from (select unnest(${[...new Set(concerned)]}::uuid[]) as person
      union select q.rider_id from carpool_rides q
        where ${opensSeats}::boolean and q.carpool_id = ${id} and q.state = 'WAITING' and (${concerned.length === 0}::boolean
          or exists (select 1 from carpool_rides a where a.carpool_id = ${id} and a.state = 'ACCEPTED'
            and a.rider_id = any(${[...new Set(concerned)]}::uuid[])))) w
    left join carpool_rides r on r.carpool_id = ${id} and r.rider_id = w.person`.execute(tx);
  return new Map(found.rows.map((row) => [row.person, factsOf(row)]));
}

function factsOf({ person: _, out_elsewhere, back_elsewhere, blocked, ...row }: RiderRow): RiderState {
  const elsewhere: Leg[] = [...(out_elsewhere ? (['OUT'] as const) : [])];
  if (back_elsewhere) elsewhere.push('BACK');
  return { ride: row.rider_id === null ? undefined : row, elsewhere, blocked };
}

/** What somebody looks for who needs a ride. */
export interface NeedState {
  readonly party: number;
  readonly legs: readonly Leg[];
  readonly pickup: PlaceValue;
  readonly pickupArea: unknown;
}

/** The need of this person that a driver of the same huddle, or of none, may answer. */
export async function findNeed(
  db: DbOrTx,
  needId: CarpoolId,
  ownerId: PersonId,
): Promise<NeedState | undefined> {
  const row = await db
    .selectFrom('carpools')
    .selectAll()
    .where('id', '=', needId)
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'NEED')
    .where('status', '=', 'OPEN')
    .executeTakeFirst();
  if (!row) return undefined;
  const ways: Leg[] = [...(row.seats_out > 0 ? (['OUT'] as const) : [])];
  if (row.seats_back > 0) ways.push('BACK');
  return {
    party: Math.max(row.seats_out, row.seats_back),
    legs: ways,
    pickup: row.origin,
    pickupArea: row.origin_area,
  };
}

export type RiderOfCar = RideRow & { readonly rider: FaceRow };

/** Who rides, waits and asks, in the order of asking; nobody whom a block keeps apart from the viewer. */
export async function listRides(
  db: DbOrTx,
  carpoolId: CarpoolId,
  viewerId: PersonId,
  states: readonly RideState[] = openStates,
): Promise<RiderOfCar[]> {
  const found = await sql<RiderOfCar>`
    select r.*, json_build_object('id', p.id, 'username', p.username, 'display_name', p.display_name,
      'picture_media_id', p.picture_media_id) as rider
    from carpool_rides r join people p on p.id = r.rider_id
    where r.carpool_id = ${carpoolId} and r.state = any(${[...states]}::text[])
      and not ${blockedPairSql(sql`r.rider_id`, sql`${viewerId}::uuid`)}
    order by r.queue_number nulls first, r.changed_at, r.rider_id`.execute(db);
  return found.rows;
}

/** Where a waiting rider stands: 1 is next. */
export async function queuePositionOf(db: DbOrTx, ride: RideRow): Promise<number | null> {
  if (ride.queue_number === null) return null;
  const row = await db
    .selectFrom('carpool_rides')
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where('carpool_id', '=', ride.carpool_id)
    .where('queue_number', '<=', ride.queue_number)
    .executeTakeFirstOrThrow();
  return Number(row.before);
}

/** A carpool to a huddle that somebody has to do with, and as what. */
interface PartOf {
  readonly id: CarpoolId;
  readonly huddleId: HuddleId;
  readonly personId: PersonId;
  readonly isOwner: boolean;
}

/** Open carpools of these huddles. */
export async function carpoolsOfHuddles(db: DbOrTx, huddleIds: readonly HuddleId[]): Promise<CarpoolId[]> {
  const found = await sql<{ id: CarpoolId }>`
    select id from carpools where huddle_id = any(${huddleIds}::uuid[]) and status = 'OPEN'
    order by id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Open carpools that these people, each at a huddle, own or have a part in. */
export async function partsAtHuddles(db: DbOrTx, people: readonly PersonAt[]): Promise<PartOf[]> {
  const found = await sql<PartOf>`
    select distinct c.id, c.huddle_id as "huddleId", w."personId", c.owner_id = w."personId" as "isOwner"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as w("huddleId" uuid, "personId" uuid)
    join carpools c on c.huddle_id = w."huddleId" and c.status = 'OPEN'
    where c.owner_id = w."personId" or exists (select 1 from carpool_rides r where r.carpool_id = c.id
      and r.rider_id = w."personId" and r.state = any(${[...openStates]}::text[]))
    order by c.id`.execute(db);
  return found.rows;
}

/** Open carpools in which one of two drives and the other has a part. */
export async function carpoolsBetween(
  db: DbOrTx,
  one: PersonId,
  other: PersonId,
): Promise<{ readonly id: CarpoolId; readonly riderId: PersonId }[]> {
  const found = await sql<{ id: CarpoolId; riderId: PersonId }>`
    select c.id, r.rider_id as "riderId" from carpools c join carpool_rides r on r.carpool_id = c.id
    where r.state = any(${[...openStates]}::text[])
      and ((c.owner_id = ${one} and r.rider_id = ${other}) or (c.owner_id = ${other} and r.rider_id = ${one}))
    order by c.id`.execute(db);
  return found.rows;
}

/** Other open wishes of a rider on ways of a huddle that they now have a place on. */
export async function otherWishes(
  db: DbOrTx,
  huddleId: HuddleId,
  riderId: PersonId,
  carpoolId: CarpoolId,
): Promise<CarpoolId[]> {
  const found = await sql<{ id: CarpoolId }>`
    select o.carpool_id as id from carpool_rides o join carpool_rides r
      on r.carpool_id = ${carpoolId} and r.rider_id = o.rider_id and r.state = 'ACCEPTED'
    where o.huddle_id = ${huddleId} and o.rider_id = ${riderId} and o.carpool_id <> ${carpoolId}
      and o.state in ('ASKED', 'OFFERED', 'WAITING')
      and ((o.goes_out and r.goes_out) or (o.comes_back and r.comes_back))
    order by o.carpool_id`.execute(db);
  return found.rows.map(({ id }) => id);
}
