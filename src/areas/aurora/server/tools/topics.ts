import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import type { AnswerCard } from '../../rules/card.ts';
import type { Topic, TopicHuddle, TopicPlace, TopicReading } from '../../rules/topic.ts';

type Shown = Pick<HuddleCard, 'id' | 'name' | 'startDateTime' | 'venueName' | 'area' | 'timeZone'>;

export function spokenOf({ id, startDateTime }: Shown): TopicHuddle {
  return { id, startsAt: startDateTime };
}

export function placeOf({ name, venueName, area, timeZone }: Shown): TopicPlace | undefined {
  return area ? { name: venueName ?? name, ...area, timeZone } : undefined;
}

/** What 'there' and 'it' mean from here on: the first that was shown, else the place. */
export function topicOf(huddles: readonly Shown[], place?: TopicPlace): Topic {
  const [first] = huddles;
  if (!first) return place ? { place } : {};
  const there = placeOf(first);
  return { huddle: spokenOf(first), shown: huddles.map(spokenOf), ...(there && { place: there }) };
}

/** Whom 'she' means from here on, and of several also 'which of those'. */
export function peopleTopic(cards: readonly AnswerCard[]): Topic {
  const people = cards.flatMap(({ kind, id }) => (kind === 'PERSON' ? [{ id }] : []));
  const [person] = people;
  return { ...(person && { person }), ...(people.length > 1 && { people }) };
}

/** What 'who wrote it' asks about from here on; what was shown before, where nothing here is to be read. */
export function readingTopic(cards: readonly AnswerCard[]): Topic {
  const reading = cards.flatMap(({ kind, id }): TopicReading[] =>
    kind === 'INSPIRATION' || kind === 'POST' ? [{ kind, id }] : [],
  );
  return reading.length > 0 ? { reading } : {};
}
