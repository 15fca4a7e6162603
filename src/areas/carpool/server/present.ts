import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { CarpoolView, RideView, welcomed } from '../contract/views.ts';
import { mustAcknowledge } from '../rules/changes.ts';
import { type AreaValue, mayKnowExactly, type PlaceReader, shownPlace } from '../rules/place-precision.ts';
import { type Leg, legsOf, startOf } from '../rules/trip.ts';
import type { VisibleCarpool } from './reads.ts';
import type { RiderOfCar } from './rides/reads.ts';
import { type CarpoolRow, legsOfRide, type RideRow, seatsOf, stopsOf, takenOf, timesOf } from './rows.ts';

export interface Around {
  /** Everybody with an open part in it; read only for who may know. */
  readonly rides: readonly RiderOfCar[];
  readonly queuePosition: number | null;
}

/** A carpool as this person may see it: the only place that drops its fields. */
export function presentCarpool(found: VisibleCarpool, viewerId: PersonId, around: Around): CarpoolView {
  const { row, access, mine, huddle } = found;
  const reader = readerOf(access, mine);
  const riding = access !== 'AREA';
  return {
    ...presentTrip(row, reader),
    id: row.id,
    sight: access,
    owner: presentPersonSummary(found.owner),
    mine: access === 'OWNER',
    status: row.status,
    huddle: huddle && { id: huddle.id, name: huddle.name, startDateTime: huddle.startsAt.toISOString() },
    // Who looks for a seat goes on reading what they wrote: their form is filled from it.
    ways: waysOf(row).filter(({ leg }) => access === 'OWNER' || !found.met[leg]),
    ride: presentMine(mine, around.queuePosition),
    cancelReason: row.cancel_reason,
    ...presentCar(row, reader),
    movedWhat: row.moved_what,
    mustAcknowledge: mustAcknowledge(
      row.moved_at,
      mine && { state: mine.state, acknowledgedAt: mine.acknowledged_at },
    ),
    huddleMoved: access === 'OWNER' && row.asked_at !== null,
    rides: around.rides
      .filter(({ rider_id }) => rider_id !== viewerId)
      .map((ride) => presentRide(ride, row, reader)),
    roomId: row.kind === 'OFFER' && riding && row.status === 'OPEN' ? row.id : null,
    version: row.version,
  };
}

/** How one rides: where the car stops, what it costs and what it looks like. */
function presentCar(row: CarpoolRow, reader: PlaceReader) {
  const exact = mayKnowExactly('STOP', reader);
  return {
    stops: stopsOf(row).map(({ place, area }) => shownPlace(place, area, exact)),
    pickupKm: row.pickup_km,
    cost: costOf(row),
    note: row.note,
    welcome: row.welcome as (typeof welcomed)[number][],
    carNote: reader.access === 'AREA' ? '' : row.car_note,
    whoMayAsk: row.who_may_ask,
  };
}

export function readerOf(access: VisibleCarpool['access'], mine: RideRow | null): PlaceReader {
  return { access, rides: mine?.state === 'ACCEPTED' ? legsOfRide(mine) : [] };
}

/** What cards and pages say alike. */
export function presentTrip(row: CarpoolRow, reader: PlaceReader) {
  const shown = (field: 'ORIGIN' | 'DESTINATION', place: unknown, area: unknown) =>
    shownPlace(place as PlaceValue, area as AreaValue, mayKnowExactly(field, reader));
  return {
    kind: row.kind,
    tripType: row.trip,
    timeZone: row.time_zone,
    origin: shown('ORIGIN', row.origin, row.origin_area),
    destination: shown('DESTINATION', row.destination, row.destination_area),
  };
}

export function waysOf(row: CarpoolRow) {
  const [seats, taken, times] = [seatsOf(row), takenOf(row), timesOf(row)];
  return legsOf(row.trip).map((leg: Leg) => ({
    leg,
    at: (startOf(leg, times) ?? row.first_at).toISOString(),
    seats: seats[leg],
    left: seats[leg] - taken[leg],
  }));
}

export function costOf(row: Pick<CarpoolRow, 'cost_amount' | 'cost_currency'>) {
  return row.cost_amount !== null && row.cost_currency !== null
    ? { amount: row.cost_amount, currency: row.cost_currency }
    : null;
}

/** My own part: where I wait I know myself. */
export function presentMine(ride: RideRow | null, queuePosition: number | null): CarpoolView['ride'] {
  if (!ride) return null;
  return {
    state: ride.state,
    party: ride.party,
    legs: [...legsOfRide(ride)],
    pickup: pickupOf(ride, true),
    message: ride.message,
    queuePosition,
  };
}

/** Somebody else's part, for the driver; who rides along learns only who else does. */
function presentRide(ride: RiderOfCar, car: CarpoolRow, reader: PlaceReader): RideView {
  const drives = reader.access === 'OWNER';
  const waits = ride.state === 'ACCEPTED' && mayKnowExactly('RIDERS_PICKUP', reader);
  const seen = mustAcknowledge(car.moved_at, { state: ride.state, acknowledgedAt: ride.acknowledged_at });
  return {
    rider: presentPersonSummary(ride.rider),
    state: ride.state,
    party: ride.party,
    legs: [...legsOfRide(ride)],
    pickup: drives ? pickupOf(ride, waits) : null,
    message: drives ? ride.message : '',
    acknowledged: drives && ride.state === 'ACCEPTED' && car.moved_at !== null ? !seen : null,
  };
}

function pickupOf({ pickup, pickup_area }: RideRow, exact: boolean) {
  if (pickup === null || pickup_area === null) return null;
  return shownPlace(pickup, pickup_area as unknown as AreaValue, exact);
}
