import { formatDay, formatTime } from '#platform/shared/time.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { TopicPlace } from '../../rules/topic.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard, placeCard } from '../tools/cards.ts';
import { findHuddles, whyOf } from '../tools/find-huddles.ts';
import { findPlace } from '../tools/find-place.ts';
import { myAgenda } from '../tools/my-agenda.ts';
import { sunOn } from '../tools/sun.ts';

interface Meant {
  readonly place: TopicPlace;
  readonly day: Date;
  readonly cards: Answer['cards'];
}

/** When the sun rises and sets where the question means, on its day. */
export async function answerLight(asker: Asker, plan: Plan): Promise<Answer> {
  const meant = await meantPlace(asker, plan);
  if (!meant) {
    return { ...nothingSaid, text: 'Where? Name a town, or ask about one of your huddles.' };
  }
  const { place, day, cards } = meant;
  const { timeZone } = place;
  const noon = instantIn(`${wallIn(day, timeZone).slice(0, 10)}T12:00`, timeZone) ?? day;
  const clock = { locale: 'en', timeZone };
  const on = `${formatDay(noon, asker.now, clock)} in ${place.name}`;
  return { ...nothingSaid, text: sentence(noon, place, on), cards, topic: { place } };
}

function sentence(noon: Date, place: TopicPlace, on: string): string {
  const sun = sunOn(noon, place);
  if (sun === 'UP') return `On ${on} the sun does not set.`;
  if (sun === 'DOWN') return `On ${on} the sun does not rise.`;
  const at = (instant: Date) => formatTime(instant, { locale: 'en', timeZone: place.timeZone });
  const dark = sun.lastLight ? ` It is dark from about ${at(sun.lastLight)}` : '';
  const light = sun.firstLight ? `${dark ? ' and' : ' It is'} light from about ${at(sun.firstLight)}` : '';
  const tail =
    dark || light ? `${dark}${light}, local time. Mountains around a valley take the sun away earlier.` : '';
  return `On ${on} the sun rises at ${at(sun.sunrise)} and sets at ${at(sun.sunset)}.${tail}`;
}

/** A town that is named, a huddle that is named, what was spoken of, the next huddle, home: in this order. */
async function meantPlace(asker: Asker, { wish }: Plan): Promise<Meant | undefined> {
  const day = wish.span?.from ?? asker.now;
  const found = await findPlace(asker, wish.where);
  if (found?.place) {
    const { id, address = '', name } = found.place;
    const spoken = wish.where?.kind === 'THERE' && asker.topic.huddle && !wish.span;
    return {
      place: found.place,
      day: spoken ? new Date(asker.topic.huddle?.startsAt ?? day) : day,
      cards: id === undefined ? [] : [placeCard({ id, name, address })],
    };
  }
  const named = found?.phrase || wish.text;
  if (named)
    return ofHuddle(
      asker,
      (await findHuddles(asker, { text: named, filters: {} }, 1)).huddles[0],
      wish.span?.from,
    );
  if (asker.topic.place) {
    const at = asker.topic.huddle?.startsAt;
    return { place: asker.topic.place, day: wish.span || !at ? day : new Date(at), cards: [] };
  }
  const next = await ofHuddle(asker, (await myAgenda(asker))[0], wish.span?.from);
  const { home, timeZone } = asker;
  return next ?? (home ? { place: { ...home, timeZone }, day, cards: [] } : undefined);
}

async function ofHuddle(
  asker: Asker,
  huddle: Awaited<ReturnType<typeof myAgenda>>[number] | undefined,
  day: Date | undefined,
): Promise<Meant | undefined> {
  if (!huddle?.area) return undefined;
  const { area, timeZone, venueName, name } = huddle;
  return {
    place: { name: venueName ?? name, ...area, timeZone },
    day: day ?? new Date(huddle.startDateTime),
    cards: [huddleCard(huddle, whyOf(huddle, undefined, asker))],
  };
}
