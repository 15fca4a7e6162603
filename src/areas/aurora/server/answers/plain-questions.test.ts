import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import type { TurnView } from '../../contract/views.ts';

let world: TestApp;
let easy: string;
let hard: string;
beforeAll(async () => {
  world = await buildTestApp();
  const stage = stageOf(world);
  easy = await stage.huddle([], { name: 'Wombat meadows', difficulty: 'EASY' });
  hard = await stage.huddle([], {
    name: 'Wombat ridge',
    difficulty: 'VERY_HARD',
    startDateTime: stage.at(24 * 8),
    endDateTime: stage.at(24 * 8 + 6),
  });
});
afterAll(() => world.close());

/** Asks one question after the other in one talk, and gives the last answer. */
async function talk(...questions: readonly [string, ...string[]]): Promise<TurnView> {
  await world.platform.database.pool.query('delete from aurora_days');
  let talkId: string | null = null;
  let turn: TurnView | undefined;
  for (const question of questions) {
    const asked = await world.as(world.ben).post('/api/aurora/questions', { question, talkId });
    expect(asked.status, asked.text).toBe(200);
    talkId = asked.body.talkId;
    const answer = await world.as(world.ben).get(`/api/aurora/turns/${asked.body.turnId}/answer`);
    const last = answer.text.split('\n\n').filter(Boolean).at(-1) ?? '';
    turn = JSON.parse(/^data: (.*)$/m.exec(last)?.[1] ?? 'null');
  }
  if (!turn) throw new Error('nothing was asked');
  return turn;
}

test('AUR-6 of a list the second is asked about and meant from then on, and the first stays the first', async () => {
  const list = 'hikes near Wombat';
  expect((await talk(list)).cards.map(({ id }) => id)).toEqual([easy, hard]);
  const second = 'how hard is the second one';
  expect((await talk(list, second)).text).toBe('The host calls **Wombat ridge** very hard.');
  expect((await talk(list, second, 'sign me up for it')).acts).toMatchObject([
    { act: 'RSVP', objectId: hard },
  ]);
  expect((await talk(list, second, 'and the first one?')).text).toBe(
    'The host calls **Wombat meadows** easy.',
  );
});
