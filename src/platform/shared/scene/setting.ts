import { hashOf } from '../seeded.ts';

/** What a picture shows that is drawn where nobody has put one: where people are and what they do there. */
export const settings = [
  'VALLEY',
  'RIDGE',
  'TREK',
  'CAMP',
  'ROAD',
  'SINGLETRACK',
  'RUN',
  'AVENUE',
  'CITY',
  'CRAG',
  'LAKE',
  'SLOPE',
  'SNOWSHOES',
  'REEDS',
  'JETTY',
  'MEADOW',
  'SIGNPOST',
  'LAMPS',
] as const;
export type Setting = (typeof settings)[number];

/** What may stand for somebody or something that is about no one activity. */
const quiet = ['VALLEY', 'LAKE', 'RIDGE', 'MEADOW', 'REEDS', 'TREK', 'JETTY', 'CAMP'] as const;

const SEED = /^[0-9a-z]{1,7}$/;

/** What the picture of an object is drawn from: short, and nothing that names the object. A seed is its own seed. */
export function seedOf(id: string): string {
  return SEED.test(id) ? id : hashOf(id).toString(36);
}

/** Where nothing says what to show, it is always the same for the same object. */
export function quietSettingOf(id: string): Setting {
  return quiet[hashOf(seedOf(id)) % quiet.length] ?? 'VALLEY';
}

/** The same, with the season and the morning or afternoon of it, so that those who stand side by side look different. */
export function quietSceneOf(id: string) {
  const hash = hashOf(seedOf(id));
  return {
    id,
    setting: quietSettingOf(id),
    season: seasons[(hash >>> 8) % seasons.length],
    hour: 7 + ((hash >>> 16) % 24) / 2,
  };
}

export const seasons = ['SPRING', 'SUMMER', 'AUTUMN', 'WINTER'] as const;
export type Season = (typeof seasons)[number];

const SOUTH =
  /^(Australia|Antarctica)\/|^Pacific\/(Auckland|Chatham|Fiji|Noumea|Tongatapu|Apia|Tahiti|Easter)|^America\/(Argentina|Buenos_Aires|Santiago|Sao_Paulo|Montevideo|Asuncion|La_Paz|Lima|Punta_Arenas|Cuiaba|Campo_Grande|Bahia)|^Africa\/(Johannesburg|Windhoek|Gaborone|Harare|Maputo|Lusaka|Maseru|Mbabane)|^Indian\/(Mauritius|Reunion|Antananarivo)|^Atlantic\/(Stanley|South_Georgia)/;

/** The season at an instant in a time zone; south of the equator it is the other one. */
export function seasonAt(instant: Date, timeZone: string): Season {
  const month = instant.getUTCMonth() + (SOUTH.test(timeZone) ? 6 : 0);
  return seasons[Math.floor(((month + 10) % 12) / 3)] ?? 'SUMMER';
}
