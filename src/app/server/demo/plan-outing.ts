import type { Activity } from '#areas/huddle/rules/activity.ts';
import type { Town } from './make-people.ts';
import type { Outing } from './outing.ts';
import { outingsFarAway } from './outings-far-away.ts';
import { outingsOfTheAlps } from './outings-of-the-alps.ts';
import { outingsOfTheWorld } from './outings-of-the-world.ts';
import type { Random } from './random.ts';

/** The written outings, from both lists in turn, so that any page of them shows the whole world. */
export const writtenOutings: readonly Outing[] = [...outingsOfTheWorld, ...outingsFarAway].flatMap(
  (outing, at) => {
    const alpine = outingsOfTheAlps[at];
    return alpine ? [alpine, outing] : [outing];
  },
);

const patterns: readonly (readonly [Activity, string, number])[] = [
  ['HIKING', 'Round above {town}', 12],
  ['HIKING', 'The long ridge of {town}', 17],
  ['WALKING', 'Sunday walk around {town}', 6],
  ['WALKING', 'After work by the water in {town}', 5],
  ['TRAIL_RUNNING', 'Hill repeats and tea in {town}', 9],
  ['CYCLING', 'Back roads of {town}', 45],
  ['BIRDWATCHING', 'Early birds of {town}', 3],
  ['VOLUNTEERING', 'Clean the trails of {town}', 4],
  ['CAMPING', 'One night out near {town}', 8],
  ['YOGA', 'Slow morning in the park of {town}', 1],
];
const texts = [
  'An easy round with good people. We walk as slowly as the slowest of us, and stop where it is beautiful.',
  'I have done this one many times and still find something new. Tell me if you come by train, I will wait.',
  'For everybody who would rather be outside. We decide on the way whether we take the longer loop.',
] as const;

/** Any number of further outings for big worlds, each at a real town. */
export function outingNear(random: Random, town: Town): Outing {
  const [activity, pattern, km] = random.pick(patterns);
  const length = km + random.between(0, km);
  return {
    name: pattern.replace('{town}', town.name),
    activity,
    venue: `${town.name}, trailhead`,
    address: town.formattedAddress,
    lat: town.lat + (random.next() - 0.5) / 20,
    lng: town.lng + (random.next() - 0.5) / 20,
    timeZone: town.timeZone,
    meet: `${town.name} station`,
    park: 'Behind the station',
    startHour: random.between(6, 18),
    hours: Math.max(2, Math.round(length / 3)),
    km: length,
    ascent: random.between(2, 60) * 20,
    difficulty: random.pick(['EASY', 'EASY', 'MODERATE', 'MODERATE', 'HARD'] as const),
    capacity: random.chance(0.7) ? random.between(6, 30) : null,
    text: random.pick(texts),
    bring: 'Water, a layer more than you think, good shoes',
    tags: [],
  };
}
