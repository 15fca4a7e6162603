import type { Reply } from '../../rules/answer.ts';
import { MAX_CARDS } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { findEither } from '../tools/find-either.ts';
import { findHosts } from '../tools/find-hosts.ts';
import { type FoundHuddles, findHuddles } from '../tools/find-huddles.ts';
import { namedHuddle } from '../tools/meant-huddle.ts';
import { withoutDoubles } from '../tools/read-huddles.ts';
import { spokenOf, topicOf } from '../tools/topics.ts';
import { sayStartAndMore } from './one-huddle.ts';
import { searchAll } from './search-all.ts';

/** Outings that fit, or those that miss least, and then says so. */
export async function answerHuddles(asker: Asker, plan: Plan): Promise<Reply> {
  const { voice } = asker;
  const { wish } = plan;
  const found = await findEither(asker, wish);
  if (found.missed.length > 0 || found.cards.length === 0 || found.says === 'NONE') {
    const named = await answerNamed(asker, plan, found);
    if (named) return named;
  }
  if (found.cards.length === 0) {
    const other = wish.text ? await searchAll(asker, wish.text, wish.meaning) : undefined;
    if (other?.cards?.length) return other;
    const isOnlyWords = !wish.span && !wish.activities && !wish.where;
    const planned = isOnlyWords ? '' : ` ${voice.plannedNothing(wish, found.place?.said)}`;
    return { text: `${voice.unknown}${planned}` };
  }
  return {
    text: sentenceOf(asker, found, wish),
    cards: found.cards,
    topic: topicOf(found.huddles, found.place?.place),
  };
}

/** Nothing fits all that is said, but one is named: then that one, and others below it. */
async function answerNamed(asker: Asker, plan: Plan, found: FoundHuddles): Promise<Reply | undefined> {
  const named = plan.naming.strange.length > 0 ? await namedHuddle(asker, plan) : undefined;
  if (!named) return undefined;
  const huddles = withoutDoubles([named, ...found.huddles]).slice(0, MAX_CARDS);
  return {
    text: await sayStartAndMore(asker, plan, named),
    cards: huddles.map((huddle) => huddleCard(asker, huddle)),
    topic: { ...topicOf(huddles), huddle: spokenOf(named) },
  };
}

function sentenceOf(asker: Asker, found: FoundHuddles, wish: Plan['wish']): string {
  const place = found.place?.said;
  const isNowhere =
    wish.where?.kind === 'NAMED' && !wish.where.aside && !found.place?.place && !found.place?.phrase;
  if (found.says === 'NONE' && isNowhere) return asker.voice.placeUnknown;
  if (found.missed.length > 0) return asker.voice.closest(wish, place, found.missed);
  const told = asker.voice.found(wish, place, found.cards.length, found.cards.length === MAX_CARDS);
  if (found.says === 'NONE')
    return hasConditions(wish) ? `${told} ${asker.voice.restUnsaid}` : asker.voice.unsaidByAll;
  if (found.says === 'SOME') return asker.voice.fitsBest;
  return told;
}

/** A day, a place, a kind or the like, which what was found does fit. */
function hasConditions({ span, activities, where, filters, bounds = {}, hours }: Plan['wish']): boolean {
  const isLimited = Object.keys({ ...filters, ...bounds }).length > 0;
  return Boolean(span || activities || where || hours || isLimited);
}

/** Who hosts what fits, and what they host. */
export async function answerHosts(asker: Asker, plan: Plan): Promise<Reply> {
  const found = await findHuddles(asker, plan.wish);
  const { huddles } = found;
  const hosts = await findHosts(asker, huddles);
  if (hosts.length === 0) return answerHuddles(asker, plan);
  const place = found.place?.said;
  const text = found.missed.length
    ? asker.voice.hostsClosest(plan.wish, place)
    : asker.voice.hostsOf(plan.wish, place, hosts.length);
  const shown = hosts.slice(0, 3);
  // A host, then an outing, and so on.
  const both = Array.from({ length: MAX_CARDS }, (_, at) => [shown[at], found.cards[at]]).flat();
  const cards = both.filter((card) => card !== undefined).slice(0, 6);
  return {
    text,
    cards,
    topic: topicOf(found.huddles, found.place?.place),
  };
}
