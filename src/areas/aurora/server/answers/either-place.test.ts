import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { talk as talkIn } from '../testing/talk.ts';

let world: TestApp;
let bern: string;
let munich: string;
beforeAll(async () => {
  world = await buildTestApp();
  const stage = stageOf(world);
  const at = (name: string, lat: number, lng: number, days: number) =>
    stage.huddle([], {
      name,
      venue: { name: `Place of ${name}`, formattedAddress: name, lat, lng },
      startDateTime: stage.at(24 * days),
      endDateTime: stage.at(24 * days + 4),
    });
  munich = await at('Quoll run', 48.14, 11.58, 9);
  bern = await at('Quoll walk', 46.95, 7.45, 8);
});
afterAll(() => world.close());

const talk = (...questions: readonly string[]) => talkIn(world, world.ben, ...questions);
const shown = async (question: string) => {
  const { text, cards } = await talk(question);
  return [text, cards.map(({ id }) => id)];
};

test('AUR-3 of two places both are shown in the order of their days, and said', async () => {
  expect(await shown('outings near Munich or Bern')).toEqual([
    'I found 2 huddles near Munich or near Bern.',
    [bern, munich],
  ]);
  expect(await shown('Touren in München oder Bern')).toEqual([
    '2 passen: Huddles bei Munich oder bei Bern.',
    [bern, munich],
  ]);
});

test('AUR-3 where one of the two has nothing, it is the other alone', async () => {
  const only = ['I found one that fits: huddles near Bern.', [bern]];
  expect(await shown('outings near Bern or Salzburg')).toEqual(only);
  expect(await shown('outings near Salzburg or Bern')).toEqual(only);
});
