import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { columns, type Fixture, type HuddleState, type Stage, setStage } from '../rights/personas.ts';
import { requests } from '../rights/requests.ts';
import { sendAs } from '../rights/send.ts';
import { secrets, tokenOf } from './huddle-secrets.ts';

let world: TestApp;
let stage: Stage;
const logged: string[] = [];

beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  world = await buildTestApp({}, pino({ level: 'trace' }, sink));
  stage = await setStage(world);
});
afterAll(() => world.close());

const reading = Object.keys(requests).filter((name) => /^(read|list|resolve|search|get)/.test(name));

async function plant(state: HuddleState): Promise<Fixture> {
  const fixture = await stage.fixture(state);
  for (const { column, value } of secrets) {
    const sql = `update huddles set ${column} = $2 where id = $1`;
    await world.platform.database.pool.query(sql, [fixture.huddleId, value(tokenOf(column))]);
  }
  return fixture;
}

test("nobody's address, date of birth or position is sent to somebody else (PER-11)", async () => {
  const { pool } = world.platform.database;
  const H = stage.people.H.personId;
  await pool.query(
    `update people set email = 'canarymail@people.example', date_of_birth = '1911-11-11', mobile = 'canarymobile',
       place_lat = 12.345678, place_lng = 98.765432 where id = $1`,
    [H],
  );
  const fixture = await stage.fixture('PUBLIC');
  const leaks: string[] = [];
  for (const name of reading) {
    for (const persona of columns.filter((one) => one !== 'H')) {
      const request = requests[name]?.(fixture, persona, H);
      const answer = request && (await sendAs(world, stage, persona, request));
      if (/canarymail|1911-11-11|canarymobile|12\.345678|98\.765432/.test(answer?.text ?? ''))
        leaks.push(`${name} to ${persona}`);
    }
  }
  expect(leaks).toEqual([]);
  const own = await world.as(stage.people.H).get('/api/me');
  expect(own.text).toContain('canarymail');
});

test('a mail carries a private field only to who may see it, a log never, nor an address or token', async () => {
  const fixture = await plant('PRIVATE');
  await world
    .as(stage.people.U)
    .put(`/api/huddles/${fixture.huddleId}/rsvp`, { rsvpType: 'YES', link: fixture.link });
  await world.as(stage.people.P).put(`/api/huddles/${fixture.huddleId}/rsvp`, { rsvpType: 'NO' });
  await world.runJobs();
  const mails = await world.platform.database.pool.query('select * from mail_outbox');
  expect(mails.rows.length).toBeGreaterThan(1);
  const hostIds = [stage.people.H.personId, stage.people.CH.personId];
  const addresses = await world.platform.database.pool.query('select email from people where id = any($1)', [
    hostIds,
  ]);
  const toHosts = new Set(addresses.rows.map((row) => row.email));
  const [log, leaks] = [logged.join(''), [] as string[]];
  for (const { column } of secrets) {
    if (log.includes(tokenOf(column))) leaks.push(`the log holds ${column}`);
    for (const mail of mails.rows.filter((row) => JSON.stringify(row).includes(tokenOf(column)))) {
      if (!toHosts.has(mail.to_address)) leaks.push(`${column} to ${mail.to_address}`);
    }
  }
  expect(leaks).toEqual([]);
  expect(logged.length).toBeGreaterThan(100);
  expect(log).not.toMatch(/@trailfolk\.example|@people\.example|eyJ[\w-]+\.[\w-]+/);
});
