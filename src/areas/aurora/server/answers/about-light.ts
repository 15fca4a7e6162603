import { sunOn } from '#platform/server/geo/sun.ts';
import { formatTime } from '#platform/shared/time.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import type { Reply } from '../../rules/answer.ts';
import { type Light, lightIn } from '../../rules/light.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { Asker } from '../tools/asker.ts';
import { type MeantPlace, meantPlace } from '../tools/meant-place.ts';

/** When the sun rises and sets where the question means, on its day. */
export async function answerLight(asker: Asker, plan: Plan): Promise<Reply> {
  const meant = await meantPlace(asker, plan);
  if (!meant) return { text: asker.voice.where };
  const { cards, topic } = meant;
  return { text: [ofOuting(asker, meant), sentence(asker, meant)].filter(Boolean).join(' '), cards, topic };
}

/** Whether it is light when the outing starts and ends, where its own day is asked about. */
function ofOuting({ voice }: Asker, { huddle, date, place }: MeantPlace): string | undefined {
  const { timeZone } = place;
  if (!huddle || wallIn(new Date(huddle.startDateTime), timeZone).slice(0, 10) !== date) return undefined;
  const [from, to] = [huddle.startDateTime, huddle.endDateTime].map((instant) => {
    const at = new Date(instant);
    return { at: formatTime(at, { locale: voice.locale, timeZone }), light: lightAt(at, place) };
  });
  return from && to && voice.light.ofOuting(huddle.name, from, to);
}

function lightAt(instant: Date, { timeZone, ...point }: MeantPlace['place']): Light {
  const noon = instantIn(`${wallIn(instant, timeZone).slice(0, 10)}T12:00`, timeZone) ?? instant;
  return lightIn(sunOn(noon, point), instant);
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
