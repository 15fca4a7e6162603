import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { regionOf } from '../../rules/meaning/regions.ts';
import { voices } from '../../rules/voice/voices.ts';
import { type Asker, makeAsker } from './asker.ts';
import { findPlace } from './find-place.ts';
import { judgeOf } from './judge-region.ts';

let world: TestApp;
let asker: Asker;
beforeAll(async () => {
  world = await buildTestApp();
  asker = await makeAsker(
    world.platform,
    { personId: world.ben.personId, timeZone: 'Europe/Zurich' },
    voices.en,
  );
});
afterAll(() => world.close());

const found = (...phrases: string[]) => findPlace(asker, { kind: 'NAMED', phrases });

test.each([
  ['bern', 'near Bern'],
  ['munchen', 'near Munich'],
  ['zurihc', 'near Zürich'],
  ['germany', 'in Germany'],
  ['bavaria', 'in Bavaria'],
  ['wales', 'in Wales'],
])('AUR-3 %s is %s', async (phrase, said) => {
  expect((await found(phrase))?.said).toBe(said);
});

test.each(['fooland', 'hohenburgistan', 'germanien'])(
  'AUR-3 %s is no town that is only spelled alike',
  async (phrase) => {
    expect((await found(phrase))?.place).toBeUndefined();
  },
);

test('AUR-3 a country is looked for in a circle around all its towns', async () => {
  const { around } = (await found('switzerland')) ?? {};
  expect(around?.lat).toBeCloseTo(46.8, 0);
  expect(around?.lng).toBeCloseTo(7.9, 0);
  expect(around?.withinKm).toBeGreaterThan(100);
});

test('AUR-3 what lies in a country is told by the town next to it', async () => {
  const germany = regionOf(['germany'], 'en');
  const [munich, salzburg] = [
    { lat: 48.14, lng: 11.58 },
    { lat: 47.8, lng: 13.04 },
  ];
  const areas = [{ area: munich }, { area: salzburg }, { area: null }];
  const judge = germany && (await judgeOf(asker, germany, areas));
  expect([munich, salzburg].map((area) => judge?.contains(area))).toEqual([true, false]);
});
