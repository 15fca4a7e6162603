import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { kmBetween } from '#areas/place/rules/distance.ts';
import { formatHeight, formatLength, measuresIn } from '#platform/shared/measures.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import type { Reply } from '../../rules/answer.ts';
import {
  asksForBoth,
  bestOf,
  type Comparison,
  comparesAll,
  comparesShown,
  comparisonIn,
  type Measure,
} from '../../rules/compare.ts';
import { missedBy } from '../../rules/fit.ts';
import { compare } from '../../rules/kinds/compare.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { planOf } from '../../rules/meaning/understand.ts';
import { comparing, sayCompared, sayGap } from '../../rules/voice/compared.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { findHuddles } from '../tools/find-huddles.ts';
import { namedHuddle } from '../tools/meant-huddle.ts';
import { huddlesOf, withoutDoubles } from '../tools/read-huddles.ts';
import { spokenOf } from '../tools/topics.ts';
import { aboutOne } from './one-huddle.ts';

/** Which of the outings that are named, were shown, or are coming has the most, or the least, of what is asked. */
export async function answerCompared(asker: Asker, plan: Plan): Promise<Reply> {
  const named = await namedIn(asker, plan);
  const [one, other] = named;
  if (one && other && asksForBoth(plan.asked)) return sayBoth(asker, one, other);
  const isNamed = named.length > 1;
  const of = isNamed ? named : await comparedIn(asker, plan);
  const comparison = comparisonIn(plan.asked) ?? (isNamed ? HARDER : undefined);
  const fitting = comparison ? undefined : await fittingOf(asker, plan);
  if (fitting) return fitting;
  if (!comparison || of.length < 2) return { text: comparing[asker.voice.locale].what };
  const told = sayBest(asker, of, comparison);
  // Both stand below, in the order in which they were named: 'the second' means that one.
  if (!isNamed) return told;
  const cards = named.map((huddle) => huddleCard(asker, huddle));
  return { text: told.text, cards, topic: { ...told.topic, shown: named.map(spokenOf) } };
}

/** 'Which of them are easy': those that were shown and meet the condition, else the nearest to it. */
async function fittingOf(asker: Asker, { wish: { filters, bounds } }: Plan): Promise<Reply | undefined> {
  const shown = await huddlesOf(asker, asker.topic.shown ?? []);
  if (shown.length < 2 || Object.keys({ ...filters, ...bounds }).length === 0) return undefined;
  const such = shown.filter(
    (huddle) => missedBy(huddle, { filters, ...(bounds && { bounds }) }).length === 0,
  );
  const words = comparing[asker.voice.locale];
  if (such.length > 0) {
    const names = asker.voice.list(such.map(({ name }) => `**${name}**`));
    const cards = such.map((huddle) => huddleCard(asker, huddle));
    return { text: words.such(names, such.length), cards, topic: { shown: such.map(spokenOf) } };
  }
  const instead =
    filters.difficulty && sayBest(asker, shown, filters.difficulty === 'EASY' ? EASIER : HARDER);
  return { ...instead, text: [words.noneSuch, instead?.text].filter(Boolean).join(' ') };
}

/** What was shown, or all that fits what is asked. */
async function comparedIn(asker: Asker, { asked, wish }: Plan): Promise<readonly HuddleCard[]> {
  const isLimited = wish.span !== undefined || wish.where?.kind === 'NAMED';
  const shown = comparesAll(asked, isLimited) ? [] : await huddlesOf(asker, asker.topic.shown ?? []);
  if (shown.length > 1 || comparesShown(asked)) return shown;
  // 'The easiest' sets no level, 'the shortest' no length.
  const { activities, kind, ...open } = wish;
  // 'The most climbing' means how far it goes up, and not ropes.
  const isUp = comparisonIn(asked)?.by === 'ASCENT' && kind === 'CLIMB';
  const done = isUp || !activities ? {} : { activities };
  const found = await findHuddles(asker, { ...open, ...done, text: '', filters: {}, bounds: {} });
  return found.missed.length === 0 ? found.fitting : [];
}

/** Whether one can go to both: what lies between the end of the one and the start of the other. */
function sayBoth(asker: Asker, ...both: readonly [HuddleCard, HuddleCard]): Reply {
  const { voice, now, timeZone } = asker;
  const { locale } = voice;
  const [first, second] = [...both].sort((a, b) => a.startDateTime.localeCompare(b.startDateTime));
  if (!first || !second) return { text: comparing[locale].what };
  const at = (instant: string, { timeZone: zone }: HuddleCard) =>
    formatDateTime(new Date(instant), now, { locale, timeZone: zone });
  const { area: from } = first;
  const { area: to } = second;
  const text = sayGap(locale, {
    first: first.name,
    second: second.name,
    ends: at(first.endDateTime, first),
    starts: at(second.startDateTime, second),
    hours: (Date.parse(second.startDateTime) - Date.parse(first.endDateTime)) / HOUR_MS,
    far:
      from && to
        ? formatLength(Math.round(kmBetween(from, to)) * 1_000, measuresIn(timeZone), locale)
        : undefined,
  });
  const shown = [first, second];
  return {
    text,
    cards: shown.map((huddle) => huddleCard(asker, huddle)),
    topic: { shown: shown.map(spokenOf) },
  };
}

const HOUR_MS = 3_600_000;
const HARDER: Comparison = { by: 'LEVEL', most: true };
const EASIER: Comparison = { by: 'LEVEL', most: false };
const BETWEEN = /\s+(?:or|oder|vs\.?|versus|than|als|and|und|after|before|nach|vor)\s+|,\s*/iu;

/** Whether two outings that are named are compared, whatever else the question may sound like. */
export async function comparesNamed(asker: Asker, plan: Plan): Promise<boolean> {
  const compares = /\b(?:or|oder)\b/i.test(plan.asked) && comparisonIn(plan.asked);
  if (!compares && !asksForBoth(plan.asked)) return false;
  return (await namedIn(asker, plan)).length > 1;
}

/** The outings of 'what is harder, Snowdon or Tre Cime'. */
async function namedIn(asker: Asker, { asked }: Plan): Promise<HuddleCard[]> {
  const parts = asked.split(BETWEEN).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > MAX_PARTS) return [];
  const { voice, now, timeZone } = asker;
  const found = await Promise.all(
    parts.map((part) =>
      namedHuddle(asker, planOf({ asked: part, kind: compare, language: voice.locale, now, timeZone })),
    ),
  );
  return withoutDoubles(found.filter((huddle) => huddle !== undefined));
}

/** Each part is looked up. */
const MAX_PARTS = 5;

function sayBest(asker: Asker, of: readonly HuddleCard[], asked: Comparison): Reply {
  const { voice, topic, home } = asker;
  const alike = bestOf(of, asked, home ?? undefined);
  // Two of one level differ by how far it goes up.
  const comparison = asked.by === 'LEVEL' && alike.length > 1 ? { ...asked, by: 'ASCENT' as const } : asked;
  const best = bestOf(of, comparison, home ?? undefined);
  const [first, ...others] = best;
  if (!first) return { text: comparing[voice.locale].unsaid };
  const names = voice.list(best.map(({ name }) => `**${name}**`));
  const fact = factOf(asker, first, comparison.by);
  const text = sayCompared(voice.locale, { ...comparison, names, count: best.length, fact });
  if (others.length === 0) return { ...aboutOne(asker, first), text };
  return { text, cards: best.map((huddle) => huddleCard(asker, huddle)), topic };
}

function factOf({ voice, now, home, timeZone }: Asker, huddle: HuddleCard, by: Measure): string | undefined {
  const { locale } = voice;
  const measures = measuresIn(timeZone);
  switch (by) {
    case 'LEVEL':
      return huddle.difficulty ? voice.level(huddle.difficulty) : undefined;
    case 'LENGTH':
      return formatLength(huddle.distanceMeters ?? 0, measures, locale);
    case 'ASCENT':
      return formatHeight(huddle.ascentMeters ?? 0, measures, locale);
    case 'NEAR':
      return home && huddle.area ? voice.away(Math.round(kmBetween(home, huddle.area))) : undefined;
    case 'START':
      return formatDateTime(new Date(huddle.startDateTime), now, { locale, timeZone: huddle.timeZone });
    case 'ROOM':
      return huddle.placesLeft === null ? undefined : voice.left(huddle.placesLeft);
  }
}
