import { sunOn } from '#platform/server/geo/sun.ts';
import { formatTime } from '#platform/shared/time.ts';
import type { Reply } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { type MeantPlace, meantPlace } from '../tools/meant-place.ts';

/** When the sun rises and sets where the question means, on its day. */
export async function answerLight(asker: Asker, plan: Plan): Promise<Reply> {
  const meant = await meantPlace(asker, plan);
  if (!meant) return { text: asker.voice.where };
  const { cards, topic } = meant;
  return { text: sentence(asker, meant), cards, topic };
}

function sentence({ voice }: Asker, { day, noon, place: { name, timeZone, ...point } }: MeantPlace): string {
  const sun = sunOn(noon, point);
  if (sun === 'UP') return voice.sunUp(day, name);
  if (sun === 'DOWN') return voice.sunDown(day, name);
  const at = (instant: Date) => formatTime(instant, { locale: voice.locale, timeZone });
  const dark = sun.lastLight ? at(sun.lastLight) : undefined;
  const light = sun.firstLight ? at(sun.firstLight) : undefined;
  const tail = dark || light ? voice.twilight(dark, light) : '';
  return `${voice.sun(day, name, at(sun.sunrise), at(sun.sunset))}${tail}`;
}
