import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Platform } from '../platform.ts';

/** What a day will be like; null where the service does not say. */
export interface DayForecast {
  /** WMO code of the worst of the day (table 4677). */
  readonly code: number | null;
  /** Degrees Celsius. */
  readonly min: number | null;
  readonly max: number | null;
  /** Percent. */
  readonly rainChance: number | null;
  /** Kilometres an hour. */
  readonly gusts: number | null;
}

export interface Forecast {
  readonly askedAt: Date;
  /** Host of the service. */
  readonly source: string;
  /** By the local date at the place, YYYY-MM-DD. */
  readonly days: ReadonlyMap<string, DayForecast>;
}

interface Spot {
  /** Degrees. */
  readonly lat: number;
  readonly lng: number;
  /** IANA. */
  readonly timeZone: string;
}

const DAYS = 16;
const DEADLINE_MS = 3_000;
const KEPT_MS = 3_600_000;
/** A service that is away is not asked by everybody. */
const AWAY_MS = 60_000;
/** Nobody outside learns a place more exactly, and neighbours share an answer. */
const STEP_DEGREES = 0.05;

const numbers = z.array(z.number().nullable()).max(DAYS);
const answered = z.object({
  daily: z.object({
    time: z.array(z.iso.date()).max(DAYS),
    weather_code: numbers,
    temperature_2m_min: numbers,
    temperature_2m_max: numbers,
    precipitation_probability_max: numbers,
    wind_gusts_10m_max: numbers,
  }),
});
const FIELDS = Object.keys(answered.shape.daily.shape).filter((name) => name !== 'time');

const kept = new LRUCache<string, { readonly forecast?: Forecast }, Platform>({
  max: 1_000,
  ttl: KEPT_MS,
  fetchMethod: async (url, _, { options, context }) => {
    const forecast = await ask(url, context);
    if (!forecast) options.ttl = AWAY_MS;
    return forecast ? { forecast } : {};
  },
});

/** The next 16 days at a place; undefined without a service (`WEATHER_URL`), and while it does not answer. */
export async function forecastAt(platform: Platform, spot: Spot): Promise<Forecast | undefined> {
  const { WEATHER_URL } = platform.config;
  if (!WEATHER_URL) return undefined;
  const url = new URL(WEATHER_URL);
  const wanted = {
    latitude: rounded(spot.lat),
    longitude: rounded(spot.lng),
    daily: FIELDS.join(),
    timezone: spot.timeZone,
    forecast_days: String(DAYS),
  };
  for (const [name, value] of Object.entries(wanted)) url.searchParams.set(name, value);
  return (await kept.fetch(url.href, { context: platform }))?.forecast;
}

const rounded = (degrees: number) => (Math.round(degrees / STEP_DEGREES) * STEP_DEGREES).toFixed(2);

async function ask(url: string, { log, now }: Platform): Promise<Forecast | undefined> {
  const { hostname } = new URL(url);
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS), redirect: 'error' });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const { daily } = answered.parse(await answer.json());
    const days = daily.time.map((day, at): [string, DayForecast] => [
      day,
      {
        code: daily.weather_code[at] ?? null,
        min: daily.temperature_2m_min[at] ?? null,
        max: daily.temperature_2m_max[at] ?? null,
        rainChance: daily.precipitation_probability_max[at] ?? null,
        gusts: daily.wind_gusts_10m_max[at] ?? null,
      },
    ]);
    return { askedAt: now(), source: hostname, days: new Map(days) };
  } catch (error) {
    log.warn({ err: error, host: hostname }, 'the weather service did not answer');
    return undefined;
  }
}
