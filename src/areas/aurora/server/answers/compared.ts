import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { kmBetween } from '#areas/place/rules/distance.ts';
import { formatHeight, formatLength, measuresIn } from '#platform/shared/measures.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import type { Reply } from '../../rules/answer.ts';
import { bestOf, comparisonIn, type Measure } from '../../rules/compare.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { comparing, sayCompared } from '../../rules/voice/compared.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { huddlesOf } from '../tools/read-huddles.ts';
import { aboutOne } from './one-huddle.ts';

/** Which of the outings that were shown has the most, or the least, of what is asked. */
export async function answerCompared(asker: Asker, { asked }: Plan): Promise<Reply> {
  const { voice, topic, home } = asker;
  const shown = await huddlesOf(asker, topic.shown ?? []);
  const comparison = comparisonIn(asked);
  if (!comparison || shown.length < 2) return { text: comparing[voice.locale].what };
  const best = bestOf(shown, comparison, home ?? undefined);
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
