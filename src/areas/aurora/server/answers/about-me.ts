import { formatWhen } from '#platform/shared/time.ts';
import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { whyOf } from '../tools/find-huddles.ts';
import { myAgenda } from '../tools/my-agenda.ts';
import { topicOf } from './about-huddles.ts';

const LIMIT = 5;

/** What lies ahead of the asker, soonest first. */
export async function answerAgenda(asker: Asker, { wish }: Plan): Promise<Answer> {
  const all = await myAgenda(asker, wish.span);
  const mine = all.filter(({ activity }) => !wish.activities || wish.activities.includes(activity));
  const { voice } = asker;
  const [first] = mine;
  if (!first) return { ...nothingSaid, text: voice.noPlans(wish.span?.said) };
  const clock = { locale: voice.locale, timeZone: first.timeZone };
  const when = formatWhen(new Date(first.startDateTime), asker.now, clock);
  const text = voice.plans({ ...first, when }, wish.span?.said, mine.length - 1);
  return {
    ...nothingSaid,
    text,
    cards: mine.slice(0, LIMIT).map((huddle) => huddleCard(huddle, whyOf(huddle, undefined, asker), asker)),
    topic: topicOf({ huddles: mine, place: undefined }),
  };
}
