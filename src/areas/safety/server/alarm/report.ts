import { numbersIn } from '#areas/aurora/rules/danger/numbers.ts';
import { listCarsTo } from '#areas/carpool/server/public.ts';
import { listParty } from '#areas/huddle/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { countryAt } from '#platform/server/geo/country-at.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { OverdueReport } from '../../contract/alarm.ts';
import { nameOf } from '../contacts/name-of.sql.ts';
import { checkInsOf, type PlanRow } from '../plans/reads.ts';
import { placeOfHuddle } from './reads.ts';

/** As many names as a page and a mail hold; how many more there are is said. */
const MAX_NAMES = 100;
const MAX_CARS = 40;

type Facts = Omit<OverdueReport, 'seenAt' | 'othersSeenAt'>;

/** What those who look for a party have to know of it, whatever the reader might see otherwise. */
export async function reportOf(db: DbOrTx, row: PlanRow, contactOwner: PersonId): Promise<Facts> {
  const { huddle_id, owner_id } = row;
  const [startedBy, namedBy, checkIns, place, party, cars] = await Promise.all([
    nameOf(db, owner_id),
    nameOf(db, contactOwner),
    checkInsOf(db, row.id),
    row.place ?? (huddle_id ? placeOfHuddle(db, huddle_id) : null),
    huddle_id ? listParty(db, huddle_id) : null,
    huddle_id ? listCarsTo(db, huddle_id, MAX_CARS) : [],
  ]);
  const people = party ?? [{ name: startedBy, guests: 0 }];
  const [last] = checkIns;
  return {
    startedBy,
    namedBy,
    alone: huddle_id === null,
    expectedAt: row.expected_at.toISOString(),
    timeZone: row.time_zone,
    route: row.route,
    note: row.note,
    car: row.car,
    place,
    people: people.slice(0, MAX_NAMES),
    morePeople: Math.max(0, people.length - MAX_NAMES),
    cars: cars.map(({ driver, riders }) => ({ driver, riders: [...riders] })),
    lastCheckIn: last ? await signOf(db, last) : null,
    rescue: await rescueAt(positionOf(checkIns) ?? place),
  };
}

type CheckIn = Awaited<ReturnType<typeof checkInsOf>>[number];

async function signOf(db: DbOrTx, { person_id, at, note, lat, lng }: CheckIn) {
  const position = lat === null || lng === null ? null : { lat, lng };
  return { by: await nameOf(db, person_id), at: at.toISOString(), note, position };
}

/** Where they were last, as far as somebody sent it. */
function positionOf(checkIns: readonly CheckIn[]): Point | null {
  for (const { lat, lng } of checkIns) if (lat !== null && lng !== null) return { lat, lng };
  return null;
}

type Point = Pick<PlaceValue, 'lat' | 'lng'>;

async function rescueAt(place: Point | null): Promise<string[]> {
  return [...numbersIn(place ? await countryAt(place) : undefined).rescue];
}
