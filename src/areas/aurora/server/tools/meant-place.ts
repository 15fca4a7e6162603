import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { normaliseName } from '#platform/server/geo/normalise-name.ts';
import type { Answer } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Topic, TopicPlace } from '../../rules/topic.ts';
import type { Asker } from './asker.ts';
import { huddleCard, placeCard } from './cards.ts';
import { whyOf } from './find-huddles.ts';
import { type FoundPlace, findPlace } from './find-place.ts';
import { namedHuddle } from './meant-huddle.ts';
import { myAgenda } from './my-agenda.ts';

/** Where and when a question about sun or weather means. */
interface Meant {
  readonly place: TopicPlace;
  readonly day: Date;
  readonly cards: Answer['cards'];
  /** The outing it is about. */
  readonly huddle?: HuddleCard;
}

/** So that the next question may say 'there' or 'it'. */
export function topicOfPlace({ place, huddle }: Meant): Topic {
  return { place, ...(huddle && { huddle: { id: huddle.id, startsAt: huddle.startDateTime } }) };
}

/** A town that is named, a huddle that is named, what was spoken of, the next huddle, home: in this order. */
export async function meantPlace(asker: Asker, plan: Plan): Promise<Meant | undefined> {
  const { wish } = plan;
  // 'Bei meinem nächsten Huddle' is no place near home.
  const isNext = /\b(?:my next|mein\w* n(?:ä|ae?)chst)/i.test(plan.asked);
  const found = isNext ? undefined : await findPlace(asker, wish.where);
  if (found?.place && isCalled(found)) return ofTown(asker, plan, found.place);
  const named = isNext ? undefined : await namedHuddle(asker, plan);
  if (named) return ofHuddle(asker, named, wish.span?.from);
  if (found?.place) return ofTown(asker, plan, found.place);
  if (found?.phrase || plan.naming.strange.length > 0) return undefined;
  if (asker.topic.place) {
    const at = asker.topic.huddle?.startsAt;
    const day = wish.span?.from ?? (at ? new Date(at) : asker.now);
    return { place: asker.topic.place, day, cards: [] };
  }
  const next = await ofHuddle(asker, (await myAgenda(asker))[0], wish.span?.from);
  const { home, timeZone, now } = asker;
  return (
    next ?? (home ? { place: { ...home, timeZone }, day: wish.span?.from ?? now, cards: [] } : undefined)
  );
}

/** The very name of the town, or no name at all ('there', 'near me'): a likeness may be of an outing's name. */
function isCalled({ phrase, place }: FoundPlace): boolean {
  return phrase === '' || normaliseName(phrase) === normaliseName(place?.name ?? '');
}

function ofTown({ topic, now }: Asker, { wish }: Plan, place: NonNullable<FoundPlace['place']>): Meant {
  const { id, address = '', name } = place;
  const spoken = wish.where?.kind === 'THERE' && !wish.span ? topic.huddle : undefined;
  return {
    place,
    day: spoken ? new Date(spoken.startsAt) : (wish.span?.from ?? now),
    cards: id === undefined ? [] : [placeCard({ id, name, address })],
  };
}

async function ofHuddle(
  asker: Asker,
  huddle: HuddleCard | undefined,
  day: Date | undefined,
): Promise<Meant | undefined> {
  if (!huddle?.area) return undefined;
  const { area, timeZone, venueName, name } = huddle;
  return {
    place: { name: venueName ?? name, ...area, timeZone },
    day: day ?? new Date(huddle.startDateTime),
    cards: [huddleCard(huddle, whyOf(huddle, undefined, asker), asker)],
    huddle,
  };
}
