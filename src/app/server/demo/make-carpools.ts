import { areaPoint } from '#areas/carpool/rules/place-precision.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { Random } from './random.ts';
import type { DemoOuting } from './reads.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const notes = [
  'We stop once for coffee. Skis go on the roof.',
  'I leave on time: the parking is full by half past eight.',
  'Music is a matter of the majority.',
  '',
];
const cars = [
  'Blue estate car, roof rack',
  'White van with a mountain on the door',
  'Small red one, you will see it',
];

/** Rides to outings: two who drive, with people aboard and one who asks, and one who needs a ride. */
export function makeCarpools(random: Random, outings: readonly DemoOuting[], now: Date) {
  const carpools: ReturnType<typeof carpoolOf>[] = [];
  const rides: object[] = [];
  for (const outing of outings) {
    const [first, second, rider, asker, seeker] = random.some(outing.people, 5);
    const drivers = [outing.host_id, random.chance(0.6) ? second : undefined, first].filter(Boolean);
    for (const driver of new Set(drivers.slice(0, random.between(1, 2)) as string[])) {
      const car = carpoolOf(random, outing, { owner: driver, kind: 'OFFER' }, now);
      carpools.push(car);
      if (rider && rider !== driver && !rides.some((ride) => rideIs(ride, outing.id, rider)))
        rides.push(rideOf(random, car, outing, { rider, state: 'ACCEPTED' }));
      if (asker && asker !== driver && asker !== rider)
        rides.push(rideOf(random, car, outing, { rider: asker, state: 'ASKED' }));
    }
    if (seeker && seeker !== outing.host_id)
      carpools.push(carpoolOf(random, outing, { owner: seeker, kind: 'NEED' }, now));
  }
  return { carpools, rides };
}

const rideIs = (ride: object, huddleId: string, rider: string) =>
  'huddle_id' in ride && 'rider_id' in ride && ride.huddle_id === huddleId && ride.rider_id === rider;

interface Who {
  readonly owner: string;
  readonly kind: 'OFFER' | 'NEED';
}

function carpoolOf(random: Random, outing: DemoOuting, { owner, kind }: Who, now: Date) {
  const offers = kind === 'OFFER';
  const seats = offers ? random.between(2, 4) : random.between(1, 2);
  const departs = new Date(outing.starts_at.getTime() - random.between(2, 6) * 0.5 * HOUR_MS);
  const created = new Date(now.getTime() - random.between(1, 5) * DAY_MS);
  const cost = offers && random.chance(0.7) ? random.between(2, 9) * 1000 : null;
  return {
    id: random.id<string>(created),
    kind,
    status: 'OPEN',
    owner_id: owner,
    huddle_id: outing.id,
    trip: 'ROUND',
    departs_at: departs,
    returns_at: outing.ends_at,
    time_zone: outing.time_zone,
    first_at: departs,
    last_at: outing.ends_at,
    stops: [],
    pickup_km: offers ? 5 : null,
    ...placeOf('origin', streetOf(random, random.pick(outing.towns))),
    ...placeOf('destination', outing.venue),
    seats_out: seats,
    seats_back: seats,
    taken_out: 0,
    taken_back: 0,
    last_queue_number: 0,
    cost_amount: cost,
    cost_currency: cost === null ? null : 'CHF',
    welcome: offers ? random.some(['CHILDREN', 'PETS', 'LUGGAGE'], 2) : [],
    note: offers ? random.pick(notes) : '',
    car_note: offers ? random.pick(cars) : '',
    who_may_ask: 'EVERYONE',
    cancel_reason: '',
    moved_what: [],
    version: 1,
    created_at: created,
  };
}

interface Part {
  readonly rider: string;
  readonly state: 'ACCEPTED' | 'ASKED';
}

function rideOf(
  random: Random,
  car: ReturnType<typeof carpoolOf>,
  outing: DemoOuting,
  { rider, state }: Part,
) {
  const pickup = streetOf(random, random.pick(outing.towns));
  return {
    carpool_id: car.id,
    rider_id: rider,
    huddle_id: outing.id,
    state,
    party: 1,
    goes_out: true,
    comes_back: true,
    pickup,
    pickup_area: { name: townOf(pickup), ...areaPoint(pickup) },
    message: state === 'ASKED' ? 'I can be at the station whenever you like.' : '',
    changed_at: car.created_at,
    accepted_at: state === 'ACCEPTED' ? car.created_at : null,
  };
}

/** A street in a town, somewhere within a kilometre or two. */
function streetOf(random: Random, town: PlaceValue): PlaceValue {
  const near = (degrees: number) => Number((degrees + (random.next() - 0.5) * 0.02).toFixed(5));
  const street = `${random.pick(['Station Road', 'Church Lane', 'Mill Street', 'Lake Street'])} ${random.between(1, 80)}`;
  return { name: street, formattedAddress: town.name, lat: near(town.lat), lng: near(town.lng) };
}

const townOf = (place: PlaceValue) => place.formattedAddress;

function placeOf<Field extends 'origin' | 'destination'>(field: Field, place: PlaceValue) {
  const name = field === 'origin' ? townOf(place) : place.name;
  return { [field]: place, [`${field}_area`]: { name, ...areaPoint(place) } } as Record<
    Field | `${Field}_area`,
    object
  >;
}
