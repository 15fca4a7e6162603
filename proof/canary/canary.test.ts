import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import {
  columns,
  type Fixture,
  type HuddleState,
  type Persona,
  type Stage,
  setStage,
} from '../rights/personas.ts';
import { requests } from '../rights/requests.ts';
import { sendAs } from '../rights/send.ts';
import { anyone, secrets, tokenOf } from './huddle-secrets.ts';

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

test.each(['PUBLIC', 'PRIVATE', 'DRAFT'] as const)(
  'no door sends a private field of a %s huddle to who may not see it (HUD-23)',
  async (state) => {
    const fixture = await plant(state);
    const leaks: string[] = [];
    let seen = 0;
    for (const name of reading) {
      for (const persona of columns) {
        const request = requests[name]?.(fixture, persona, stage.people.H.personId);
        if (!request) continue;
        const answer = await sendAs(world, stage, persona, request);
        const bytes = `${answer.text}${JSON.stringify(answer.headers)}`;
        for (const secret of secrets.filter(({ column }) => bytes.includes(tokenOf(column)))) {
          seen += 1;
          if (!secret.seenBy[state].includes(persona))
            leaks.push(`${name} sends ${secret.column} to ${persona}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(seen).toBeGreaterThan(5);
    await world.platform.database.pool.query('delete from huddles where id = $1', [fixture.huddleId]);
  },
);

const clubPeople: Persona[] = ['H', 'CH', 'P'];

/** What a community of each kind says to whom, and its conversation to its people alone. */
const clubSecrets = {
  OPEN: { description: anyone, message: clubPeople, welcome: clubPeople },
  CLOSED: { description: [...clubPeople, 'I'], message: clubPeople, welcome: clubPeople },
  SECRET: { description: [...clubPeople, 'I'], message: clubPeople, welcome: clubPeople },
} as const satisfies Record<string, Record<string, readonly Persona[]>>;

test.each(['OPEN', 'CLOSED', 'SECRET'] as const)(
  'no door sends what a community says to its people, or what is said in it, to anybody else: %s (COM-1, COM-7)',
  async (state) => {
    const { pool } = world.platform.database;
    const fixture = await stage.fixture(state);
    await pool.query(
      `update communities set description = 'canarydescription', welcome = 'canarywelcome' where id = $1`,
      [fixture.communityId],
    );
    await pool.query(`update room_messages set body = 'canarymessage' where id = $1`, [fixture.message]);
    const leaks: string[] = [];
    let seen = 0;
    for (const name of reading) {
      for (const persona of columns) {
        const request = requests[name]?.(fixture, persona, stage.people.H.personId);
        const answer = request && (await sendAs(world, stage, persona, request));
        for (const [what, seenBy] of Object.entries(clubSecrets[state])) {
          if (!answer?.text.includes(`canary${what}`)) continue;
          seen += 1;
          if (!(seenBy as readonly Persona[]).includes(persona))
            leaks.push(`${name} sends ${what} to ${persona}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(seen).toBeGreaterThan(5);
    await pool.query('delete from communities where id = $1', [fixture.communityId]);
  },
);

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
