import { normaliseName } from '#platform/server/geo/normalise-name.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { bios, cultures, interests } from './names.ts';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;

/** Where people live and outings start: a town of the gazetteer. */
export interface Town {
  readonly name: string;
  readonly formattedAddress: string;
  readonly lat: number;
  readonly lng: number;
  readonly timeZone: string;
}

/** A row of `people`, with the columns a demo person has. */
export interface DemoPerson {
  readonly id: PersonId;
  readonly username: string;
  readonly display_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly bio: string;
  readonly interests: readonly string[];
  readonly place_name: string;
  readonly place_address: string;
  readonly place_lat: number;
  readonly place_lng: number;
  readonly time_zone: string;
  readonly connection_approval_required: boolean;
  readonly email: string;
  readonly email_verified: true;
  readonly shown_to_visitors: boolean;
  readonly moderator: boolean;
  readonly onboarded_at: Date;
  readonly created_at: Date;
}

const cast = [
  ['Asha', 'Gurung', 'I grew up below the Annapurnas and plan too many sunrises.', 'Europe/Zurich'],
  ['Ben', 'Okonkwo', 'I join everything that ends with cake, and bring my two nieces.', 'Europe/Zurich'],
  ['Cleo', 'Moreau', 'New here. Likes rivers more than ridges.', 'Europe/Paris'],
] as const;

/** The usernames that one can log in as: `asha@…` and so on. */
export const castNames = cast.map(([given]) => given.toLowerCase());

/** Of so many of the first, all but the three let visitors see them. */
const FIRST_MET = 12;

/** Who of the three decides about reports and badges. */
const moderatorName = 'ben';

/** The three one can log in as come first; towns are picked near where a person's names suggest. */
export function makePeople(random: Random, count: number, now: Date, towns: readonly Town[]): DemoPerson[] {
  const taken = new Set<string>();
  const byZone = Map.groupBy(towns, (town) => town.timeZone);
  return Array.from({ length: count }, (_, at) => {
    const part = cast[at];
    const culture = random.pick(cultures);
    const [given, family] = part ?? [random.pick(culture.given), random.pick(culture.family)];
    const timeZone = part?.[3] ?? culture.timeZone;
    const town = random.pick(byZone.get(timeZone) ?? towns);
    const username = part ? given.toLowerCase() : freeName(taken, given, family);
    const created = new Date(now.getTime() - random.between(20, 700) * DAY_MS - random.between(0, DAY_MS));
    const who = { username, display_name: `${given} ${family}`, first_name: given, last_name: family };
    return {
      id: random.id<PersonId>(created),
      ...who,
      bio: part?.[2] ?? bioOf(at, random.pick(bios)),
      interests: random.some(interests, random.between(2, 5)),
      ...placeOf(town),
      connection_approval_required: !part && random.chance(0.08),
      email: part ? `${username}@trailfolk.example` : `${username}@people.example`,
      email_verified: true,
      shown_to_visitors: !part && at < FIRST_MET,
      moderator: username === moderatorName,
      onboarded_at: created,
      created_at: created,
    };
  });
}

/** Those whom visitors meet first say something different each. */
function bioOf(at: number, picked: string): string {
  return at < FIRST_MET ? (bios[at % bios.length] ?? picked) : picked;
}

function placeOf(town: Town) {
  return {
    place_name: town.name,
    place_address: town.formattedAddress,
    place_lat: town.lat,
    place_lng: town.lng,
    time_zone: town.timeZone,
  };
}

function freeName(taken: Set<string>, given: string, family: string): string {
  const plain = [given, family]
    .map((name) => normaliseName(name).replaceAll(' ', ''))
    .join('.')
    .slice(0, 24);
  for (let number = 1; ; number++) {
    const name = number === 1 ? plain : `${plain}${number}`;
    if (!taken.has(name)) {
      taken.add(name);
      return name;
    }
  }
}
