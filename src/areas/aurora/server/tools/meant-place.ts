import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { normaliseName } from '#platform/server/geo/normalise-name.ts';
import { formatDay } from '#platform/shared/time.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import type { AnswerCard } from '../../rules/card.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { asksForNext } from '../../rules/recognise/reference.ts';
import type { Topic, TopicPlace } from '../../rules/topic.ts';
import type { Asker } from './asker.ts';
import { huddleCard, placeCard } from './cards.ts';
import { type FoundPlace, findPlace } from './find-place.ts';
import { namedHuddle } from './meant-huddle.ts';
import { myAgenda, spokenHuddle } from './read-huddles.ts';
import { placeOf, spokenOf } from './topics.ts';

interface Found {
  readonly place: TopicPlace;
  readonly day: Date;
  readonly cards: readonly AnswerCard[];
  /** The outing it is about. */
  readonly huddle?: HuddleCard;
}

/** Where and when a question about sun or weather means. */
export interface MeantPlace extends Pick<Found, 'place' | 'cards' | 'huddle'> {
  /** YYYY-MM-DD at the place, as words, and its noon. */
  readonly date: string;
  readonly day: string;
  readonly noon: Date;
  readonly topic: Topic;
}

export async function meantPlace(asker: Asker, plan: Plan): Promise<MeantPlace | undefined> {
  const found = await findMeant(asker, plan);
  if (!found) return undefined;
  const { place, huddle } = found;
  const { timeZone } = place;
  const date = wallIn(found.day, timeZone).slice(0, 10);
  const noon = instantIn(`${date}T12:00`, timeZone) ?? found.day;
  const day = formatDay(noon, asker.now, { locale: asker.voice.locale, timeZone });
  return { ...found, date, noon, day, topic: { place, ...(huddle && { huddle: spokenOf(huddle) }) } };
}

/** A town that is named, a huddle that is named, what was spoken of, the next huddle, home: in this order. */
async function findMeant(asker: Asker, plan: Plan): Promise<Found | undefined> {
  const { topic, home, timeZone, now } = asker;
  const from = plan.wish.span?.from;
  // 'Bei meinem nächsten Huddle' is no place near home.
  const isNext = asksForNext(plan.asked);
  const found = isNext ? undefined : await findPlace(asker, plan.wish.where);
  if (found?.place && isCalled(found)) return ofTown(asker, plan, found.place);
  const named = isNext ? undefined : await namedHuddle(asker, plan);
  if (named) return ofHuddle(asker, named, from);
  if (found?.place) return ofTown(asker, plan, found.place);
  if (found?.phrase || plan.naming.strange.length > 0) return undefined;
  const spoken = ofHuddle(asker, await spokenHuddle(asker), from);
  // After a town was asked about, it is that town.
  if (spoken && (topic.place === undefined || topic.place.name === spoken.place.name)) return spoken;
  if (topic.place) return { place: topic.place, day: from ?? now, cards: [] };
  const next = ofHuddle(asker, (await myAgenda(asker))[0], from);
  if (next || !home) return next;
  return { place: { ...home, timeZone }, day: from ?? now, cards: [] };
}

/** The very name of the town, or no name at all ('there', 'near me'): a likeness may be of an outing's name. */
function isCalled({ phrase, place }: FoundPlace): boolean {
  return phrase === '' || normaliseName(phrase) === normaliseName(place?.name ?? '');
}

function ofTown({ topic, now }: Asker, { wish }: Plan, place: NonNullable<FoundPlace['place']>): Found {
  const { id, address = '', name } = place;
  const spoken = wish.where?.kind === 'THERE' && !wish.span ? topic.huddle : undefined;
  return {
    place,
    day: spoken ? new Date(spoken.startsAt) : (wish.span?.from ?? now),
    cards: id === undefined ? [] : [placeCard({ id, name, address })],
  };
}

function ofHuddle(asker: Asker, huddle: HuddleCard | undefined, day: Date | undefined): Found | undefined {
  const place = huddle && placeOf(huddle);
  if (!place) return undefined;
  return { place, day: day ?? new Date(huddle.startDateTime), cards: [huddleCard(asker, huddle)], huddle };
}
