import { describe, expect, test } from 'vitest';
import { type SceneOptions, sceneSvg } from './scene.ts';
import { quietSceneOf, quietSettingOf, seasonAt, seasons, settings } from './setting.ts';

const hours = Array.from({ length: 48 }, (_, index) => index / 2);
const draw = (options: Partial<SceneOptions> = {}) => sceneSvg({ id: 'a', hour: 8, ...options });

describe('LOOK a drawn scene', () => {
  test('is always the same for one object, hour, setting and season', () => {
    expect(draw({ setting: 'CAMP' })).toBe(draw({ setting: 'CAMP' }));
  });

  test('differs from object to object, setting to setting and season to season', () => {
    expect(new Set(['a', 'b', 'c', 'd'].map((id) => draw({ id }))).size).toBe(4);
    expect(new Set(settings.map((setting) => draw({ setting }))).size).toBe(settings.length);
    expect(new Set(seasons.map((season) => draw({ season, setting: 'AVENUE' }))).size).toBe(seasons.length);
  });

  test('shows one of eight quiet places where nothing says what to show', () => {
    const shown = Array.from({ length: 60 }, (_, index) => quietSettingOf(`object-${index}`));
    expect(new Set(shown).size).toBe(8);
    expect(draw({ id: 'object-1' })).toBe(draw({ id: 'object-1', setting: quietSettingOf('object-1') }));
  });

  test('of those who stand in one list is seldom the same: place, season and hour differ by their own part', () => {
    const scenes = Array.from({ length: 400 }, (_, index) => quietSceneOf(`object-${index}`));
    expect(new Set(scenes.map(({ setting, season }) => `${setting} ${season}`)).size).toBe(32);
    expect(new Set(scenes.map(({ hour }) => hour))).toEqual(new Set(hours.slice(14, 38)));
    expect(quietSceneOf('object-1')).toEqual(scenes[1]);
    expect(scenes[1]?.setting).toBe(quietSettingOf('object-1'));
  });

  test('keeps its land and changes its light over the day', () => {
    const land = (hour: number) =>
      /<path fill="#\w+" d="(M0 600V\d+l[^"]+)/.exec(draw({ hour, setting: 'VALLEY' }))?.[1];
    expect(land(13)).toBe(land(10));
    expect(new Set(hours.map((hour) => draw({ hour }).slice(0, 700))).size).toBeGreaterThan(24);
  });

  test('has stars at night alone, and snow in winter or where there always is some', () => {
    const stars = /stroke-width="3"[^>]* opacity=/;
    expect(draw({ hour: 23 })).toMatch(stars);
    expect(draw({ hour: 12 })).not.toMatch(stars);
    const snow = 'fill="#fff"';
    expect(draw({ setting: 'CAMP', season: 'WINTER' })).toContain(snow);
    expect(draw({ setting: 'CAMP', season: 'SUMMER' })).not.toContain(snow);
    expect(draw({ setting: 'SNOWSHOES', season: 'SPRING' })).toContain(snow);
  });

  test.each(settings)('%s is at most 3 KB in every light, and holds no broken number', (setting) => {
    for (const hour of [...hours, 24, -1, 25])
      for (const season of seasons) {
        const svg = draw({ id: `object-${hour}`, hour, setting, season });
        expect(svg.length).toBeLessThanOrEqual(3_072);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      }
  });
});

test.each([
  ['2026-03-01T00:00:00Z', 'Europe/Zurich', 'SPRING'],
  ['2026-02-28T23:00:00Z', 'Europe/Zurich', 'WINTER'],
  ['2026-06-01T00:00:00Z', 'Europe/Zurich', 'SUMMER'],
  ['2026-08-31T12:00:00Z', 'America/Denver', 'SUMMER'],
  ['2026-09-01T12:00:00Z', 'America/Denver', 'AUTUMN'],
  ['2026-12-01T12:00:00Z', 'America/Denver', 'WINTER'],
  ['2026-12-24T12:00:00Z', 'Pacific/Auckland', 'SUMMER'],
  ['2026-07-01T12:00:00Z', 'Australia/Sydney', 'WINTER'],
  ['2026-04-10T12:00:00Z', 'America/Argentina/Ushuaia', 'AUTUMN'],
  ['2026-10-10T12:00:00Z', 'Africa/Johannesburg', 'SPRING'],
  ['2026-07-01T12:00:00Z', 'Asia/Kathmandu', 'SUMMER'],
])('LOOK %s in %s is %s', (instant, timeZone, season) => {
  expect(seasonAt(new Date(instant), timeZone)).toBe(season);
});
