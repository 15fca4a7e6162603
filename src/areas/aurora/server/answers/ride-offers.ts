import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import type { Reply } from '../../rules/answer.ts';
import type { ActCard, RideWays } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { asksWhenTheyLeave, wayAsked } from '../../rules/ride-words.ts';
import type { Asker } from '../tools/asker.ts';
import { type RideCard, rideAct } from '../tools/find-rides.ts';
import { topicOf } from '../tools/topics.ts';

/** So many cars an answer shows. */
export const MAX_CARS = 3;
/** So far from where somebody sets out a car may start, in kilometres. */
export const START_KM = 30;
/** So many cars are read to choose from. */
export const MAX_READ = 60;

const WAYS: RideWays = ['OUT', 'BACK'];

/** Cars as cards, when they leave where that is asked, and a request for a seat in each. */
export function offered(
  asker: Asker,
  plan: Plan,
  cars: readonly RideCard[],
  told: readonly string[],
  huddle: HuddleCard | undefined,
): Reply {
  const acts = requests(plan, cars);
  const last = acts.length > 0 ? [asker.voice.nothingBefore] : [];
  return {
    text: [...told, ...leaving(asker, plan, cars), ...last].join(' '),
    cards: cars.map(({ card }) => card),
    acts,
    topic: huddle ? { ...topicOf([huddle]), rides: [] } : { rides: cars.map(({ card }) => card.id) },
  };
}

/** A request for each car, for the ways that are open and asked for, as far as it goes them. */
export function requests({ asked, wish }: Plan, cars: readonly RideCard[], open = WAYS): ActCard[] {
  const way = wayAsked(asked);
  const wanted = open.filter((leg) => !way || leg === way);
  const party = Math.max(1, wish.filters.room ?? 1);
  return cars.flatMap((car) => rideAct(car, party, wanted) ?? []);
}

/** Only where the question asks when. */
function leaving({ voice, now }: Asker, { asked }: Plan, cars: readonly RideCard[]): string[] {
  if (!asksWhenTheyLeave(asked)) return [];
  return cars.map(({ card, from, departsAt, returnsAt }) => {
    const clock = { locale: voice.locale, timeZone: card.timeZone ?? 'UTC' };
    const at = (instant: string | null) =>
      instant === null ? undefined : formatDateTime(new Date(instant), now, clock);
    const [out, back] = [at(departsAt), at(returnsAt)];
    return voice.driving.leaves({ driver: card.line, from: from.name, out, back });
  });
}
