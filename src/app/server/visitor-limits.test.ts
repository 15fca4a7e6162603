import { afterAll, beforeAll, expect, test } from 'vitest';
import { say } from '#areas/post/server/testing/say.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { visitorStage } from './testing/visitor-stage.ts';

let world: TestApp;
let stage: Awaited<ReturnType<typeof visitorStage>>;
beforeAll(async () => {
  world = await buildTestApp({ RATE_LIMITS: 'true' });
  stage = await visitorStage(world);
});
afterAll(() => world.close());

const query = (sql: string, values: unknown[] = []) => world.platform.database.pool.query(sql, values);

test('ADM-1 a mailbox gets one mail a minute and five reports a day; a network sends twenty an hour', async () => {
  const ids = await Promise.all(Array.from({ length: 7 }, (_, at) => say(world, world.asha, `Flood ${at}`)));
  for (const id of ids.slice(0, 2)) await stage.ask(id, 'flood@mail.example');
  expect(await mailsTo(world.platform, 'flood@mail.example')).toHaveLength(1);
  for (const id of ids) {
    world.forward(3_600_000);
    await stage.ask(id, 'flood@mail.example');
  }
  const kept = await query(`select id from visitor_reports where email = 'flood@mail.example'`);
  expect(kept.rows).toHaveLength(5);
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1)
    statuses.push(
      (await stage.ask(ids[0] ?? '', `net${at}@mail.example`, {}, { network: '198.51.100.9' })).status,
    );
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
});
