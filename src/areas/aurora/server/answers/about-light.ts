import { sunOn } from '#platform/server/geo/sun.ts';
import { formatDay, formatTime } from '#platform/shared/time.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { TopicPlace } from '../../rules/topic.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard, placeCard } from '../tools/cards.ts';
import { whyOf } from '../tools/find-huddles.ts';
import { findPlace } from '../tools/find-place.ts';
import { meantHuddle } from '../tools/meant-huddle.ts';
import { myAgenda } from '../tools/my-agenda.ts';

interface Meant {
  readonly place: TopicPlace;
  readonly day: Date;
  readonly cards: Answer['cards'];
}

/** When the sun rises and sets where the question means, on its day. */
export async function answerLight(asker: Asker, plan: Plan): Promise<Answer> {
  const meant = await meantPlace(asker, plan);
  if (!meant) {
    return { ...nothingSaid, text: asker.voice.where };
  }
  const { place, day, cards } = meant;
  const { timeZone } = place;
  const noon = instantIn(`${wallIn(day, timeZone).slice(0, 10)}T12:00`, timeZone) ?? day;
  return { ...nothingSaid, text: sentence(asker, noon, place), cards, topic: { place } };
}

function sentence({ voice, now }: Asker, noon: Date, { name, timeZone, ...point }: TopicPlace): string {
  const clock = { locale: voice.locale, timeZone };
  const day = formatDay(noon, now, clock);
  const sun = sunOn(noon, point);
  if (sun === 'UP') return voice.sunUp(day, name);
  if (sun === 'DOWN') return voice.sunDown(day, name);
  const at = (instant: Date) => formatTime(instant, clock);
  const dark = sun.lastLight ? at(sun.lastLight) : undefined;
  const light = sun.firstLight ? at(sun.firstLight) : undefined;
  const tail = dark || light ? voice.twilight(dark, light) : '';
  return `${voice.sun(day, name, at(sun.sunrise), at(sun.sunset))}${tail}`;
}

/** A town that is named, a huddle that is named, what was spoken of, the next huddle, home: in this order. */
async function meantPlace(asker: Asker, plan: Plan): Promise<Meant | undefined> {
  const { wish } = plan;
  const day = wish.span?.from ?? asker.now;
  // 'Bei meinem nächsten Huddle' is no place near home.
  const isNext = /\b(?:my next|mein\w* n(?:ä|ae?)chst)/i.test(plan.asked);
  const found = isNext ? undefined : await findPlace(asker, wish.where);
  if (found?.place) {
    const { id, address = '', name } = found.place;
    const spoken = wish.where?.kind === 'THERE' && asker.topic.huddle && !wish.span;
    return {
      place: found.place,
      day: spoken ? new Date(asker.topic.huddle?.startsAt ?? day) : day,
      cards: id === undefined ? [] : [placeCard({ id, name, address })],
    };
  }
  const meant = await meantHuddle(asker, plan);
  const huddle = meant.what === 'ONE' ? meant.huddle : undefined;
  const isNamed = found?.phrase || plan.naming.strange.length > 0;
  if (isNamed) return ofHuddle(asker, huddle, wish.span?.from);
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
    cards: [huddleCard(huddle, whyOf(huddle, undefined, asker), asker)],
  };
}
