import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { listHuddlesByIds, presentHuddleCard } from '#areas/huddle/server/public.ts';
import { formatWhen } from '#platform/shared/time.ts';
import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { findHuddles, whyOf } from '../tools/find-huddles.ts';
import { myAgenda, readHuddle } from '../tools/my-agenda.ts';
import { topicOf } from './about-huddles.ts';
import { answerReading } from './search-all.ts';

const MOST = 5;

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
    cards: mine.slice(0, MOST).map((huddle) => huddleCard(huddle, whyOf(huddle, undefined, asker), asker)),
    topic: topicOf({ huddles: mine, place: undefined }),
  };
}

/** What its host says to bring: of the huddle that is meant, named or next. */
export async function answerBring(asker: Asker, plan: Plan): Promise<Answer> {
  const card = await meantHuddle(asker, plan);
  const huddle = card && (await readHuddle(asker, card.id));
  if (!card || !huddle) {
    if (plan.wish.text) return answerReading(asker, plan.wish.text, plan.question);
    return { ...nothingSaid, text: asker.voice.bringWhere };
  }
  const said = huddle.whatToBring.trim();
  const { voice } = asker;
  const text = said ? voice.bring(huddle.name, said) : voice.bringUnsaid(huddle.name);
  return {
    ...nothingSaid,
    text,
    cards: [huddleCard(card, whyOf(card, undefined, asker), asker)],
    topic: topicOf({ huddles: [card], place: undefined }),
  };
}

/** The huddle that a question means: one it names, the one spoken of, or the asker's next. */
export async function meantHuddle(asker: Asker, plan: Plan): Promise<HuddleCard | undefined> {
  const { wish } = plan;
  const names = wish.text !== '' || wish.activities || wish.where?.kind === 'NAMED' || wish.span;
  const next = async () => (await myAgenda(asker))[0];
  if (names) {
    const own = (await myAgenda(asker)).find((huddle) => isNamed(huddle, wish.text));
    return own ?? (await findHuddles(asker, wish, 1)).huddles[0];
  }
  const spokenOf = asker.topic.huddle?.id;
  if (!spokenOf) return next();
  const [card] = await findById(asker, spokenOf);
  return card ?? next();
}

function isNamed(huddle: HuddleCard, text: string): boolean {
  return text.length > 3 && huddle.name.toLowerCase().includes(text);
}

async function findById(asker: Asker, id: string): Promise<HuddleCard[]> {
  const rows = await listHuddlesByIds(asker.platform.database.db, asker.personId, [id], asker.now);
  return rows.map((row) => presentHuddleCard(row, true));
}
