import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOutRecoveries } from '#areas/account/server/recovery/carry-out.ts';
import { later } from '#areas/account/server/testing/later.ts';
import { lookAfterLogIn } from '#areas/account/server/testing/look-after-log-in.ts';
import {
  device,
  newcomer,
  newestToken,
  openVerification,
  PASSWORD,
} from '#areas/account/server/testing/newcomer.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { enterAs, renew } from '#platform/server/identity/testing/log-in-journey.ts';
import {
  openVouchingProvider,
  settingOf,
  type VouchingProvider,
} from '#platform/server/identity/testing/vouching-provider.ts';
import { newId } from '#platform/server/new-id.ts';
import { purgeSecurityEvents, recordSecurity } from '#platform/server/security/record-security.ts';
import { securityEvents } from '#platform/server/security/security-events.ts';
import { inTransaction } from '#platform/server/write.ts';
import { refuse } from '#platform/shared/decision.ts';
import { runOperator } from './operator/run-operator.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import { tokenFor } from './testing/cast.ts';

const lines: string[] = [];
let world: TestApp;
let club: VouchingProvider;
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  club = await openVouchingProvider();
  const providers = JSON.stringify([settingOf(club, { domains: ['*'] })]);
  world = await buildTestApp({ LOG_IN_PROVIDERS: providers }, log);
  // The provider's tokens are of real time.
  world.setNow(new Date());
});
afterAll(async () => {
  await world.close();
  await club.close();
});

const recorded = async () => {
  const { rows } = await world.platform.database.pool.query('select * from security_events order by at, id');
  return rows as Record<string, unknown>[];
};
const inLog = () =>
  lines.map((line): Record<string, unknown> => JSON.parse(line)).filter(({ log }) => log === 'security');
const operate = (...words: string[]) => runOperator(world.platform, words, 'root@here');

/** Does everything once that is recorded of an account; answers its owner, and the words that must stay secret. */
async function liveThrough() {
  const email = 'una@example.org';
  const { personId, tokens, browser } = await newcomer(world, email);
  await enterAs(new Browser(world.app, browser.origin), 'log-in', email, 'a wrong password');
  await enterAs(new Browser(world.app, browser.origin), 'log-in', 'nobody@example.org', 'a wrong password');
  const username = 'una.of.the.hills';
  await world.platform.database.pool.query('update people set username = $1 where id = $2', [
    username,
    personId,
  ]);
  const feed = (await world.as(world.ben).put('/api/me/calendar')).body.url;
  await world.as(world.ben).delete('/api/me/calendar');
  const { caller: late } = await later(world, { browser, tokens }, 11 * 60_000);
  await late.put('/api/me/email', { email: 'una.new@example.org', password: 'a guess of it' });
  await late.put('/api/me/email', { email: 'una.new@example.org', password: PASSWORD });
  world.setNow(new Date());
  await openVerification(world, 'una.new@example.org');
  const undo = await newestToken(world, email, 'email-changed');
  const second = await device(world, 'una.new@example.org', 'log-in');
  const { items } = (await second.caller.get('/api/me/log-ins')).body;
  const other = items.find(({ current }: { current: boolean }) => !current);
  await second.caller.delete(`/api/me/log-ins/${other.id}`);
  await second.caller.delete('/api/me/log-ins');
  await world.as(null).post('/api/public/email-undos', { token: undo });
  await browser.post('/oidc/forgotten-password', { email });
  await world.runJobs();
  const reset = await newestToken(world, email, 'new-password');
  await browser.post(`/oidc/new-password?token=${reset}`, { password: 'one more ridge at dusk' });
  const third = await device(world, email, 'log-in', 'one more ridge at dusk');
  await renew(third.browser, third.tokens.refresh_token);
  await renew(third.browser, third.tokens.refresh_token);
  await logOut();
  const fresh = world.as({ ...world.cleo, token: await tokenFor(world.platform, world.cleo.personId) });
  await fresh.post('/api/me/deletion', {});
  await fresh.delete('/api/me/deletion');
  await takeDataAlong(fresh);
  await operate('grant', 'beta', username);
  await operate('revoke', 'beta', username);
  await operate('grant', 'guide', username);
  await operate('revoke', 'guide', username);
  await operate('suspend', username);
  await operate('lift', username);
  await beRecovered(username);
  await makeToken(fresh);
  const words = [email, 'una.new', 'nobody@', username, PASSWORD, 'a guess of it', 'a wrong password'];
  const secrets = [feed, undo, reset, tokens.access_token, tokens.refresh_token, third.tokens.id_token];
  return { personId, secrets: [...words, 'one more ridge', ...secrets].map(String) };
}

async function takeDataAlong(caller: ReturnType<TestApp['as']>): Promise<void> {
  await caller.post('/api/me/exports', {});
  await world.runJobs();
  const [{ id }] = (await caller.get('/api/me/exports')).body.exports;
  await caller.get(`/api/me/exports/${id}/file`);
}

/** An operator recovers the account: once it is stopped, once not. */
async function beRecovered(username: string): Promise<void> {
  const again = () => operate('recover', username, '--mail', 'una.found@example.org');
  await again();
  await operate('stop-recovery', username);
  await again();
  await world.platform.database.pool.query('update identity_recoveries set due_at = $1', [
    world.platform.now(),
  ]);
  await carryOutRecoveries(world.platform);
}

/** Makes a token of a program for a club, and revokes it. */
async function makeToken(caller: ReturnType<TestApp['as']>): Promise<void> {
  const { id } = (await caller.post('/api/communities', { name: 'Una’s walkers' })).body;
  const url = `/api/communities/${id}/tokens/${newId<string>()}`;
  await caller.put(url, { name: 'Website', scopes: ['outings'], days: 30 });
  await caller.delete(url);
}

async function logOut(): Promise<void> {
  const { browser, tokens } = await newcomer(world, 'una.twice@example.org');
  const page = await browser.get(`/oidc/session/end?id_token_hint=${tokens.id_token}`);
  const xsrf = /name="xsrf" value="([\w-]+)"/.exec(page.body)?.[1] ?? '';
  await browser.post('/oidc/session/end/confirm', { xsrf, logout: 'yes' });
}

test('S19: each security event is recorded in the log and for its owner, and no secret or address stands in it', async () => {
  const { personId, secrets: own } = await liveThrough();
  const secrets = [...own, ...(await lookAfterLogIn(world, club))];
  const seen = async () => [...new Set((await recorded()).map(({ event }) => event))].sort();
  await expect.poll(seen).toEqual([...securityEvents].sort());
  const told = await recorded();
  const logged = inLog();
  expect([...new Set(logged.map(({ event }) => event))].sort()).toEqual([...securityEvents].sort());
  expect(logged).toHaveLength(told.length);
  const written = JSON.stringify([told, logged]);
  for (const secret of secrets) expect(written).not.toContain(secret);
  const hers = told.filter((row) => row.person_id === personId).map(({ event }) => event);
  expect(hers).toEqual(
    expect.arrayContaining(['log-in-failed', 'password-changed', 'address-changed', 'suspended']),
  );
  const ofNobody = told.filter((row) => row.account_id === null && row.person_id === null);
  expect(ofNobody.map(({ event }) => event)).toEqual(['log-in-failed']);
});

test('S19: what was undone stands neither in the log nor in the table', async () => {
  const before = [(await recorded()).length, inLog().length];
  await inTransaction(world.platform.database, async (tx) => {
    await recordSecurity(world.platform, tx, 'password-changed', { personId: world.ben.personId });
    return refuse('LINK_SPENT');
  });
  expect([(await recorded()).length, inLog().length]).toEqual(before);
});

test('S19: events are forgotten after 90 days, however many there are', async () => {
  const { pool } = world.platform.database;
  const now = world.platform.now();
  const kept = (await recorded()).length;
  await pool.query(
    `insert into security_events (id, at, event)
     select gen_random_uuid(), $1::timestamptz - make_interval(days => 91), 'log-in-failed' from generate_series(1, 2500)`,
    [now],
  );
  await purgeSecurityEvents(world.platform);
  expect((await recorded()).length).toBe(kept);
});
