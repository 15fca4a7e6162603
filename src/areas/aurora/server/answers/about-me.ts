import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { formatWhen } from '#platform/shared/time.ts';
import type { Reply } from '../../rules/answer.ts';
import { MAX_CARDS } from '../../rules/card.ts';
import type { Span } from '../../rules/meaning/calendar.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { asksForOneAfter } from '../../rules/recognise/reference.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { myAgenda, myCalledOff } from '../tools/read-huddles.ts';
import { topicOf } from '../tools/topics.ts';

/** Nothing is planned; what was called off on that day is told all the same. */
async function withoutPlans(asker: Asker, span: Span | undefined): Promise<Reply> {
  const text = asker.voice.noPlans(span?.said);
  const off = span ? await myCalledOff(asker, span) : [];
  if (off.length === 0) return { text };
  const shown = off.slice(0, MAX_CARDS);
  const names = shown.map(({ name }) => name);
  return {
    text: `${asker.voice.mine.calledOff(names)} ${text}`,
    cards: shown.map((huddle) => huddleCard(asker, huddle)),
    topic: topicOf(shown),
  };
}

/** What comes after the one that was spoken of. */
function afterSpoken({ topic }: Asker, agenda: readonly HuddleCard[]): readonly HuddleCard[] {
  const at = agenda.findIndex(({ id }) => id === topic.huddle?.id);
  return agenda.slice(at + 1);
}

const ANY_OUTING = /\b(?:hikes?|walks?|wanderung(?:en)?|spaziergang)\b/;

/** What lies ahead of the asker, soonest first. */
export async function answerAgenda(asker: Asker, { wish, asked }: Plan): Promise<Reply> {
  const all = await myAgenda(asker, wish.span);
  // 'My next hike' is whatever comes next.
  const wanted = ANY_OUTING.test(bare(asked)) ? undefined : wish.activities;
  const fitting = all.filter(({ activity }) => !wanted || wanted.includes(activity));
  const mine = asksForOneAfter(asked) ? afterSpoken(asker, fitting) : fitting;
  const { voice } = asker;
  const [first] = mine;
  if (!first) return withoutPlans(asker, wish.span);
  const clock = { locale: voice.locale, timeZone: first.timeZone };
  const when = formatWhen(new Date(first.startDateTime), asker.now, clock);
  const text = voice.plans({ ...first, when }, wish.span?.said, mine.length - 1);
  return {
    text,
    cards: mine.slice(0, MAX_CARDS).map((huddle) => huddleCard(asker, huddle)),
    topic: topicOf(mine),
  };
}
