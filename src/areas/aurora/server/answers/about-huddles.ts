import type { Answer } from '../../rules/answer.ts';
import { nothingSaid } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Topic } from '../../rules/topic.ts';
import type { Asker } from '../tools/asker.ts';
import { findHosts } from '../tools/find-hosts.ts';
import { type FoundHuddles, findHuddles } from '../tools/find-huddles.ts';
import { searchAll } from './search-all.ts';

const LIMIT = 5;

/** Outings that fit, or those that miss least, and then says so. */
export async function answerHuddles(asker: Asker, { wish }: Plan): Promise<Answer> {
  const { voice } = asker;
  const found = await findHuddles(asker, wish, LIMIT);
  if (found.cards.length === 0) {
    const other = wish.text ? await searchAll(asker, wish.text, wish.meaning) : undefined;
    if (other?.cards.length) return other;
    const isOnlyWords = !wish.span && !wish.activities && !wish.where;
    const planned = isOnlyWords ? '' : ` ${voice.plannedNothing(wish, nameOf(asker, found.place))}`;
    return { ...nothingSaid, text: `${voice.unknown}${planned}` };
  }
  return { ...nothingSaid, text: sentenceOf(asker, found, wish), cards: found.cards, topic: topicOf(found) };
}

function nameOf({ voice }: Asker, place: FoundHuddles['place']): string | undefined {
  return place?.place?.name ?? (voice.placeName(place?.phrase ?? '') || undefined);
}

function sentenceOf(asker: Asker, found: FoundHuddles, wish: Plan['wish']): string {
  const place = nameOf(asker, found.place);
  if (found.missed.length > 0) return asker.voice.closest(wish, place, found.missed);
  const isNowhere = wish.where?.kind === 'NAMED' && !found.place?.place && !found.place?.phrase;
  if (found.unsaid) return isNowhere ? asker.voice.placeUnknown : asker.voice.unsaidByAll;
  return asker.voice.found(wish, place, found.cards.length, found.cards.length === LIMIT);
}

/** What 'there' and 'it' mean from here on: the first that was shown. */
export function topicOf(found: Pick<FoundHuddles, 'huddles' | 'place'>): Topic {
  const [first] = found.huddles;
  if (!first) return found.place?.place ? { place: found.place.place } : {};
  const { area, timeZone, venueName, name } = first;
  return {
    huddle: { id: first.id, startsAt: first.startDateTime },
    shown: found.huddles.map(({ id, startDateTime }) => ({ id, startsAt: startDateTime })),
    ...(area && { place: { name: venueName ?? name, ...area, timeZone } }),
  };
}

/** Who hosts what fits, and what they host. */
export async function answerHosts(asker: Asker, plan: Plan): Promise<Answer> {
  const found = await findHuddles(asker, plan.wish, LIMIT);
  const { huddles } = found;
  const hosts = await findHosts(asker, huddles);
  if (hosts.length === 0) return answerHuddles(asker, plan);
  const place = nameOf(asker, found.place);
  const text = found.missed.length
    ? asker.voice.hostsClosest(plan.wish, place)
    : asker.voice.hostsOf(plan.wish, place, hosts.length);
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
