import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import type { CarpoolCard } from '../../contract/views.ts';
import type { RideState } from '../../rules/ride.ts';
import { presentCard } from '../discover/present.ts';
import { type CardRow, listCarpoolRows } from '../discover/reads.ts';
import { presentTrip } from '../present.ts';
import { listRides } from './reads.ts';

/** A carpool that somebody drives, rides in or has asked to, or looks for. */
export interface MyRide
  extends Pick<CarpoolCard, 'id' | 'kind' | 'mine' | 'owner' | 'huddle' | 'ways' | 'ride' | 'timeZone'> {
  /** The town that it sets out from; empty where none is known. */
  readonly from: string;
  /** Of one's own car: who rides, waits and asks. */
  readonly riders: ReadonlyArray<{ readonly person: PersonSummary; readonly state: RideState }>;
}

/**
 * What lies ahead of somebody, the soonest first. Where a car sets out is told as a town also to who rides in it: what
 * is made of this may be kept for longer than the seat.
 */
export async function ridesAheadOf(
  db: DbOrTx,
  personId: PersonId,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<MyRide[]> {
  const anywhere = { near: undefined, withinKm: undefined, after: undefined };
  const rows = await listCarpoolRows(db, { personId, show: 'MINE', limit, now, ...anywhere });
  return Promise.all(rows.slice(0, limit).map((row) => myRide(db, personId, row)));
}

async function myRide(db: DbOrTx, personId: PersonId, row: CardRow): Promise<MyRide> {
  const { id, kind, mine, owner, huddle, ways, ride, timeZone } = presentCard(row, personId);
  const riders = mine && kind === 'OFFER' ? await listRides(db, row.id, personId) : [];
  return {
    id,
    kind,
    mine,
    owner,
    huddle,
    ways,
    ride,
    timeZone,
    from: presentTrip(row, { access: 'AREA', rides: [] }).origin.name,
    riders: riders.map(({ rider, state }) => ({ person: presentPersonSummary(rider), state })),
  };
}
