import type { Answer } from '../../rules/answer.ts';
import { nothingSaid } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { missedWords, titled, UNKNOWN, wishWords } from '../../rules/sentences.ts';
import type { Topic } from '../../rules/topic.ts';
import type { Asker } from '../tools/asker.ts';
import { findHosts } from '../tools/find-hosts.ts';
import { type FoundHuddles, findHuddles } from '../tools/find-huddles.ts';
import { searchAll } from './search-all.ts';

const MOST = 5;

/** Outings that fit, or those that miss least, and then says so. */
export async function answerHuddles(asker: Asker, { wish }: Plan): Promise<Answer> {
  const found = await findHuddles(asker, wish, MOST);
  if (found.cards.length === 0) {
    const other = wish.text ? await searchAll(asker, wish.text) : undefined;
    return other?.cards.length ? other : { ...nothingSaid, text: `${UNKNOWN} ${plannedNothing(found)}` };
  }
  return { ...nothingSaid, text: sentenceOf(found, wish), cards: found.cards, topic: topicOf(found) };

  function plannedNothing({ place }: FoundHuddles): string {
    return `No ${wishWords(wish, nameOf(place))} are planned that you can see. You can plan one yourself.`;
  }
}

function nameOf(place: FoundHuddles['place']): string | undefined {
  return place?.place?.name ?? (titled(place?.phrase ?? '') || undefined);
}

function sentenceOf(found: FoundHuddles, wish: Plan['wish']): string {
  const words = wishWords(wish, nameOf(found.place));
  if (found.missed.length > 0) {
    return `I found no ${words}. These come closest, ${missedWords(found.missed)}.`;
  }
  const count = found.cards.length;
  if (count === 1) return `I found one that fits: ${words}.`;
  return count === MOST ? `Here are the first ${count} ${words}.` : `I found ${count} ${words}.`;
}

/** What 'there' and 'it' mean from here on: the first that was shown. */
export function topicOf(found: Pick<FoundHuddles, 'huddles' | 'place'>): Topic {
  const [first] = found.huddles;
  if (!first) return found.place?.place ? { place: found.place.place } : {};
  const { area, timeZone, venueName, name } = first;
  return {
    huddle: { id: first.id, startsAt: first.startDateTime },
    ...(area && { place: { name: venueName ?? name, ...area, timeZone } }),
  };
}

/** Who hosts what fits, and what they host. */
export async function answerHosts(asker: Asker, plan: Plan): Promise<Answer> {
  const meant = plan.refers && asker.topic.huddle && plan.wish.text === '';
  const found = await findHuddles(asker, plan.wish, MOST);
  const only = meant ? found.huddles.filter(({ id }) => id === asker.topic.huddle?.id) : found.huddles;
  const huddles = only.length > 0 ? only : found.huddles;
  const hosts = await findHosts(asker, huddles);
  if (hosts.length === 0) return answerHuddles(asker, plan);
  const words = wishWords(plan.wish, nameOf(found.place));
  const text = found.missed.length
    ? `Nobody hosts ${words} right now. These people host what comes closest.`
    : `${hosts.length === 1 ? 'One person hosts' : `${hosts.length} people host`} ${words}:`;
  const shown = hosts.slice(0, 3);
  const theirs = found.cards.filter(({ id }) => huddles.some((huddle) => huddle.id === id));
  return { ...nothingSaid, text, cards: [...interleaved(theirs, shown)].slice(0, 6), topic: topicOf(found) };
}

function* interleaved<Item>(one: readonly Item[], other: readonly Item[]): Iterable<Item> {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const [first, second] = [other[at], one[at]];
    if (first) yield first;
    if (second) yield second;
  }
}
