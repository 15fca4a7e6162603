import { type DayForecast, type Forecast, forecastAt } from '#platform/server/weather/forecast.ts';
import { formatSpeed, formatTemperature, measuresIn } from '#platform/shared/measures.ts';
import { formatDay, formatTime } from '#platform/shared/time.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import { type Answer, nothingSaid } from '../../rules/answer.ts';
import { skyOf } from '../../rules/facts/sky.ts';
import type { HuddleKind } from '../../rules/kinds/kind.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import type { TopicPlace } from '../../rules/topic.ts';
import { sayTooFar, sayWeather } from '../../rules/voice/weather.ts';
import type { Asker } from '../tools/asker.ts';
import { askHostAct } from '../tools/huddle-acts.ts';
import { meantPlace, topicOfPlace } from '../tools/meant-place.ts';
import { answerHuddleFact } from './one-huddle.ts';

/** The forecast of the day and place that a question means (AUR-7); without a service, where to look. */
export async function answerWeather(asker: Asker, plan: Plan, kind: HuddleKind): Promise<Answer> {
  const meant = asker.platform.config.WEATHER_URL ? await meantPlace(asker, plan) : undefined;
  const forecast = meant && (await forecastAt(asker.platform, meant.place));
  if (!meant || !forecast) return answerHuddleFact(asker, plan, kind);
  const { place, huddle, cards } = meant;
  const date = wallIn(meant.day, place.timeZone).slice(0, 10);
  const day = forecast.days.get(date);
  const noon = instantIn(`${date}T12:00`, place.timeZone) ?? meant.day;
  const { locale } = asker.voice;
  const shownDay = formatDay(noon, asker.now, { locale, timeZone: place.timeZone });
  const text = day
    ? sayWeather(locale, { place: place.name, day: shownDay, ...shown(asker, place, day, forecast) })
    : sayTooFar(locale, place.name, shownDay);
  // What is done in bad weather is for the host to say.
  const acts = huddle && !huddle.hosting ? [askHostAct(huddle, plan.asked)] : [];
  return { ...nothingSaid, text, cards, acts, topic: topicOfPlace(meant) };
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
