import type { Scene } from './scene.ts';
import { quietSettingOf, seasons, seedOf, settings } from './setting.ts';

/** Rises when the drawings change: addresses are kept for a year. */
const VERSION = 1;

/** The address of a drawn scene. It names nothing of the object but what the picture shows. */
export function scenePath({ id, hour, setting = quietSettingOf(id), season = 'SUMMER' }: Scene): string {
  const half = Math.round((((hour % 24) + 24) % 24) * 2) / 2;
  return `/scenes/${VERSION}/${setting}-${season}-${half}-${seedOf(id)}.svg`.toLowerCase();
}

/** What an address asks for; undefined when it is none of ours. */
export function sceneAt(version: string, name: string): Scene | undefined {
  const [, where = '', when = '', hour = '', id = ''] =
    /^([a-z]+)-([a-z]+)-(\d{1,2}(?:\.5)?)-([0-9a-z]{1,7})\.svg$/.exec(name) ?? [];
  const setting = settings.find((known) => known.toLowerCase() === where);
  const season = seasons.find((known) => known.toLowerCase() === when);
  const isOurs = version === String(VERSION) && setting && season && Number(hour) <= 24;
  return isOurs ? { id, hour: Number(hour), setting, season } : undefined;
}
