import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { type Caller, callerOf } from '#app/server/testing/caller.ts';
import { refuse } from '#platform/shared/decision.ts';
import { stepKey } from '#platform/shared/outbox/rules.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { purgeOldKeys } from '../command-keys.ts';
import { write } from '../write.ts';
import { idempotent, registerEndpoints } from './endpoints.ts';
import { createServer } from './server.ts';

const body = z.strictObject({ say: z.string() });
const reply = z.object({ run: z.number() });
const contract = {
  'POST /api/loose': { operation: 'loose', summary: '', access: 'member', body, reply },
  'POST /api/bound': { operation: 'bound', summary: '', access: 'member', body, reply },
  'POST /api/public/loose': { operation: 'anybody', summary: '', access: 'anyone', body, reply },
} as const satisfies Contract;

let world: TestApp;
let app: FastifyInstance;
let asha: Caller;
/** How often something was carried out, and how it goes on: at once, with a no, with a fault, or when told. */
let runs = 0;
let outcome: (run: number) => Promise<{ run: number } | ReturnType<typeof refuse>>;

beforeAll(async () => {
  world = await buildTestApp();
  app = createServer(world.platform.config, world.platform.log);
  const run = () => {
    runs += 1;
    return outcome(runs);
  };
  registerEndpoints(app, world.platform, contract, {
    'POST /api/loose': run,
    'POST /api/bound': idempotent(({ command }) => write(world.platform, command, run)),
    'POST /api/public/loose': run,
  });
  asha = callerOf(app, world.asha);
});
afterAll(async () => {
  await app.close();
  await world.close();
});
beforeEach(() => {
  runs = 0;
  outcome = async (run) => ({ run });
});

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const both = ['/api/loose', '/api/bound'];
const key = (word: string) => ({ 'idempotency-key': word });

async function ask(caller: Caller, url: string, word: string, say = 'hello') {
  const { status, body: told } = await caller.post(url, { say }, key(word));
  return [status, told.code ?? told.run];
}

/** A run that ends when it is told how. */
function held() {
  const { promise, resolve, reject } = Promise.withResolvers<{ run: number }>();
  const begun = Promise.withResolvers<void>();
  outcome = () => {
    begun.resolve();
    return promise;
  };
  return { begun: begun.promise, resolve, reject };
}

test.each(both)('%s: sent again under its key it happens once and is answered alike (API-6)', async (url) => {
  expect(await ask(asha, url, `again.${url}`)).toEqual([200, 1]);
  expect(await ask(asha, url, `again.${url}`)).toEqual([200, 1]);
  expect(await ask(asha, url, `other.${url}`)).toEqual([200, 2]);
  expect(runs).toBe(2);
});

test.each(both)('%s: the key of one request is refused to another (API-6)', async (url) => {
  const [other = ''] = both.filter((each) => each !== url);
  const word = `reused.${url}`;
  await ask(asha, url, word);
  expect(await ask(asha, url, word, 'good bye')).toEqual([422, 'KEY_REUSED']);
  expect(await ask(asha, other, word)).toEqual([422, 'KEY_REUSED']);
  expect(runs).toBe(1);
});

test.each(both)('%s: a second call while the first is worked on gets a conflict (API-6)', async (url) => {
  const { begun, resolve } = held();
  const first = ask(asha, url, `flight.${url}`);
  await begun;
  expect(await ask(asha, url, `flight.${url}`)).toEqual([409, 'IN_FLIGHT']);
  resolve({ run: 7 });
  expect(await first).toEqual([200, 7]);
  expect(await ask(asha, url, `flight.${url}`)).toEqual([200, 7]);
  expect(runs).toBe(1);
});

test.each(both)('%s: a no and a fault leave the key free, for nothing happened (API-6)', async (url) => {
  outcome = async () => refuse('NOT_FOUND', {}, 'missing');
  expect(await ask(asha, url, `no.${url}`)).toEqual([404, 'NOT_FOUND']);
  outcome = () => Promise.reject(new Error('planned'));
  expect(await ask(asha, url, `no.${url}`)).toEqual([500, 'INTERNAL']);
  outcome = async (run) => ({ run });
  expect(await ask(asha, url, `no.${url}`)).toEqual([200, 3]);
});

test('a process that vanished over a command blocks its key for a minute and no longer (API-6)', async () => {
  const vanished = held();
  const slow = ask(asha, '/api/loose', 'vanished');
  await vanished.begun;
  world.forward(MINUTE_MS - 1);
  expect(await ask(asha, '/api/loose', 'vanished')).toEqual([409, 'IN_FLIGHT']);
  world.forward(1);
  const second = held();
  const answer = ask(asha, '/api/loose', 'vanished');
  await second.begun;
  // It was only slow, and now fails: the key is no longer its own to give up.
  vanished.reject(new Error('planned'));
  expect(await slow).toEqual([500, 'INTERNAL']);
  expect(await ask(asha, '/api/loose', 'vanished')).toEqual([409, 'IN_FLIGHT']);
  second.resolve({ run: 2 });
  expect(await answer).toEqual([200, 2]);
  expect(await ask(asha, '/api/loose', 'vanished')).toEqual([200, 2]);
});

test('two people may use one key, and neither gets the answer of the other (API-6)', async () => {
  expect(await ask(asha, '/api/loose', 'one-key')).toEqual([200, 1]);
  expect(await ask(callerOf(app, world.ben), '/api/loose', 'one-key')).toEqual([200, 2]);
});

test('a visitor whose network changes between two tries is still the same one (API-6)', async () => {
  const from = async (remoteAddress: string, say: string) => {
    const headers = key('on-the-way');
    const sent = {
      method: 'POST',
      url: '/api/public/loose',
      payload: { say },
      headers,
      remoteAddress,
    } as const;
    const answer = await app.inject(sent);
    return [answer.statusCode, answer.json().code ?? answer.json().run];
  };
  expect(await from('192.0.2.1', 'hello')).toEqual([200, 1]);
  expect(await from('198.51.100.9', 'hello')).toEqual([200, 1]);
  expect(await from('198.51.100.9', 'anything else')).toEqual([422, 'KEY_REUSED']);
  const { rows } = await world.platform.database.pool.query('select * from idempotency_keys');
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.1|198\.51\.100\.9/);
});

test.each(['', 'two words', 'x'.repeat(129), 'ключ'])(
  '%j is no key, and is not taken for none (API-6)',
  async (word) => {
    const { status, body: told } = await asha.post('/api/loose', { say: 'hello' }, key(word));
    expect([status, told.message]).toEqual([400, expect.stringContaining('Idempotency-Key')]);
    expect(runs).toBe(0);
  },
);

test('a key is kept for 24 hours (API-6)', async () => {
  expect(await ask(asha, '/api/bound', 'a-day')).toEqual([200, 1]);
  world.forward(24 * HOUR_MS);
  await purgeOldKeys(world.platform);
  expect(await ask(asha, '/api/bound', 'a-day')).toEqual([200, 1]);
  world.forward(1);
  await purgeOldKeys(world.platform);
  expect(await ask(asha, '/api/bound', 'a-day')).toEqual([200, 2]);
});

test('the key of an act that waited for a network is kept for 14 days (API-6, OFF-2)', async () => {
  const step = stepKey('0123456789abcdef'.repeat(2), 0);
  expect(await ask(asha, '/api/bound', step)).toEqual([200, 1]);
  world.forward(14 * 24 * HOUR_MS);
  await purgeOldKeys(world.platform);
  expect(await ask(asha, '/api/bound', step)).toEqual([200, 1]);
  world.forward(1);
  await purgeOldKeys(world.platform);
  expect(await ask(asha, '/api/bound', step)).toEqual([200, 2]);
});

test('a POST whose answer is no JSON does not start, for it could not be kept (API-6)', () => {
  const stream = { operation: 'stream', summary: '', access: 'member', reply: null } as const;
  const start = () =>
    registerEndpoints(
      createServer(world.platform.config, world.platform.log),
      world.platform,
      { 'POST /api/stream': stream },
      {
        'POST /api/stream': async ({ reply: out }) => out,
      },
    );
  expect(start).toThrow('POST /api/stream');
});
