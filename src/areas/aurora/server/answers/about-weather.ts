import { type DayForecast, type Forecast, forecastAt } from '#platform/server/weather/forecast.ts';
import { formatSpeed, formatTemperature, measuresIn } from '#platform/shared/measures.ts';
import { formatTime } from '#platform/shared/time.ts';
import type { Reply } from '../../rules/answer.ts';
import { skyOf } from '../../rules/facts/sky.ts';
import type { HuddleKind } from '../../rules/kinds/kind.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { TopicPlace } from '../../rules/topic.ts';
import { sayTooFar, sayWeather } from '../../rules/voice/weather.ts';
import { askHost } from '../tools/act-cards.ts';
import type { Asker } from '../tools/asker.ts';
import { namedHuddle } from '../tools/meant-huddle.ts';
import { type MeantPlace, meantPlace } from '../tools/meant-place.ts';
import { answerHuddleFact } from './one-huddle.ts';

/** The forecast of the day and place that a question means (AUR-7); without a service, where to look. */
export async function answerWeather(asker: Asker, plan: Plan, kind: HuddleKind): Promise<Reply> {
  const isAsked = asker.platform.config.WEATHER_URL !== undefined || plan.wish.where?.kind === 'NAMED';
  const meant = isAsked ? await meantPlace(asker, plan) : undefined;
  const forecast = meant && (await forecastAt(asker.platform, meant.place));
  if (!forecast && kind.general && (await isOfPlace(asker, plan, meant)))
    return { text: kind.general[asker.voice.locale], cards: meant?.cards ?? [], topic: meant?.topic ?? {} };
  if (!forecast) return answerHuddleFact(asker, plan, kind);
  const { place, huddle, cards, topic, day } = meant;
  const { locale } = asker.voice;
  const expected = forecast.days.get(meant.date);
  const text = expected
    ? sayWeather(locale, { place: place.name, day, ...shown(asker, place, expected, forecast) })
    : sayTooFar(locale, place.name, day);
  // What is done in bad weather is for the host to say.
  const acts = huddle && !huddle.hosting ? cards.map((card) => askHost(card, plan.asked)) : [];
  return { text, cards, acts, topic };
}

/** Whether it is about a place, and no outing is called so. */
async function isOfPlace(asker: Asker, plan: Plan, meant: MeantPlace | undefined): Promise<boolean> {
  if (plan.wish.where?.kind !== 'NAMED' || meant?.huddle) return false;
  return meant !== undefined || (await namedHuddle(asker, plan)) === undefined;
}

function shown(asker: Asker, { timeZone }: TopicPlace, day: DayForecast, { askedAt, source }: Forecast) {
  const { locale } = asker.voice;
  const degrees = (celsius: number) => formatTemperature(celsius, asker.temperature, locale);
  const { code, min, max, rainChance, gusts } = day;
  const temperatures: [string, string] | undefined =
    min === null || max === null ? undefined : [degrees(min), degrees(max)];
  return {
    sky: skyOf(code),
    temperatures,
    rainChance: rainChance === null ? undefined : Math.round(rainChance),
    gusts: gusts === null ? undefined : formatSpeed(gusts, measuresIn(asker.timeZone), locale),
    askedAt: formatTime(askedAt, { locale, timeZone }),
    source,
  };
}
