import { sunOn } from '#platform/server/geo/sun.ts';
import { formatDay, formatTime } from '#platform/shared/time.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import { type Answer, nothingSaid } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { TopicPlace } from '../../rules/topic.ts';
import type { Asker } from '../tools/asker.ts';
import { meantPlace, topicOfPlace } from '../tools/meant-place.ts';

/** When the sun rises and sets where the question means, on its day. */
export async function answerLight(asker: Asker, plan: Plan): Promise<Answer> {
  const meant = await meantPlace(asker, plan);
  if (!meant) {
    return { ...nothingSaid, text: asker.voice.where };
  }
  const { place, day, cards } = meant;
  const { timeZone } = place;
  const noon = instantIn(`${wallIn(day, timeZone).slice(0, 10)}T12:00`, timeZone) ?? day;
  return { ...nothingSaid, text: sentence(asker, noon, place), cards, topic: topicOfPlace(meant) };
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
