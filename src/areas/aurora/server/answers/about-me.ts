import { formatWhen } from '#platform/shared/time.ts';
import type { Reply } from '../../rules/answer.ts';
import { MAX_CARDS } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { myAgenda } from '../tools/read-huddles.ts';
import { topicOf } from '../tools/topics.ts';

/** What lies ahead of the asker, soonest first. */
export async function answerAgenda(asker: Asker, { wish }: Plan): Promise<Reply> {
  const all = await myAgenda(asker, wish.span);
  const mine = all.filter(({ activity }) => !wish.activities || wish.activities.includes(activity));
  const { voice } = asker;
  const [first] = mine;
  if (!first) return { text: voice.noPlans(wish.span?.said) };
  const clock = { locale: voice.locale, timeZone: first.timeZone };
  const when = formatWhen(new Date(first.startDateTime), asker.now, clock);
  const text = voice.plans({ ...first, when }, wish.span?.said, mine.length - 1);
  return {
    text,
    cards: mine.slice(0, MAX_CARDS).map((huddle) => huddleCard(asker, huddle)),
    topic: topicOf(mine),
  };
}
