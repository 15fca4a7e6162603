import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { callerOf } from '#app/server/testing/caller.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { enterAs } from '#platform/server/identity/testing/log-in-journey.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import {
  answerForSettings,
  comeBack,
  enterByProvider,
  goThere,
  linkInSettings,
  tokensOf,
} from '#platform/server/identity/testing/provider-journey.ts';
import {
  openVouchingProvider,
  settingOf,
  type VouchingProvider,
} from '#platform/server/identity/testing/vouching-provider.ts';
import { later } from '../testing/later.ts';
import { newestToken, PASSWORD } from '../testing/newcomer.ts';
import { settled } from '../testing/settled.ts';

let world: TestApp;
let club: VouchingProvider;
beforeAll(async () => {
  club = await openVouchingProvider();
  world = await buildTestApp({ LOG_IN_PROVIDERS: JSON.stringify([settingOf(club, { domains: ['*'] })]) });
});
beforeEach(() => {
  world.setNow(new Date());
  Object.assign(club, { bend: {}, away: false });
});
afterAll(async () => {
  await world.close();
  await club.close();
});

const isPerson = (sub: string, email = `${sub}@example.org`) => {
  club.person = { sub, email, email_verified: true };
};
type Caller = Awaited<ReturnType<typeof settled>>['caller'];
const callerWith = (token: string) => callerOf(world.app, { ...world.asha, token });
const providersFor = async (caller: Caller) => (await caller.get('/api/me/security')).body.providers;

test('GATE-13: signing up with a provider opens an account that goes on to onboarding, with the address proved', async () => {
  isPerson('nora');
  const { tokens, accountId } = await comeBack(await goThere(world, 'club', 'create'));
  const me = (await callerWith(tokens?.access_token ?? '').get('/api/me')).body;
  expect(me).toMatchObject({ email: 'nora@example.org', emailVerified: true, onboarded: false });
  expect((await enterByProvider(world)).accountId).toBe(accountId);
});

test('GATE-13: a link is made in the settings, opens the account, and is told by mail', async () => {
  const owner = await settled(world, 'linda');
  isPerson('linda');
  expect(await providersFor(owner.caller)).toEqual([{ provider: 'club', name: 'Club', linked: null }]);
  const linked = await owner.caller.put(
    '/api/me/linked-providers',
    await answerForSettings(world, owner.caller),
  );
  expect([linked.status, linked.body.message]).toEqual([200, 'Club opens your account from now on.']);
  const [{ linked: link }] = await providersFor(owner.caller);
  expect(link).toMatchObject({ email: owner.email, lastUsedAt: null });
  const entered = await enterByProvider(world);
  expect(entered.accountId).toBe(owner.accountId);
  const ways = (await callerWith(entered.tokens?.access_token ?? '').get('/api/me/log-ins')).body.items;
  expect(ways.map(({ way }: { way: string }) => way)).toContain('PROVIDER');
  const removed = await owner.caller.delete(`/api/me/linked-providers/${link.id}`);
  expect(removed.status).toBe(200);
  expect((await owner.caller.delete(`/api/me/linked-providers/${link.id}`)).status).toBe(404);
  expect((await enterByProvider(world)).accountId).toBeNull();
  const subjects = (await mailsTo(world.platform, owner.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Another service now opens your account');
  expect(subjects).toContain('A service no longer opens your account');
});

test('A6: linking wants a log-in of the last ten minutes, and the log-in that asked', async () => {
  const owner = await settled(world, 'stale.link');
  isPerson('stale.link');
  const answer = await answerForSettings(world, owner.caller);
  const second = await enterAs(new Browser(world.app, owner.origin), 'log-in', owner.email, PASSWORD);
  const elsewhere = callerWith(second.tokens?.access_token ?? '');
  expect((await elsewhere.put('/api/me/linked-providers', answer)).body.code).toBe('PROVIDER_REFUSED');
  const stranger = await settled(world, 'stranger.link');
  expect((await stranger.caller.put('/api/me/linked-providers', answer)).body.code).toBe('PROVIDER_REFUSED');
  const { caller: late } = await later(world, owner, 11 * 60_000);
  expect((await late.put('/api/me/linked-providers', answer)).body.code).toBe('LOG_IN_AGAIN');
  const asked = await late.put('/api/me/linked-providers/question', { provider: 'club' });
  expect(asked.body.code).toBe('LOG_IN_AGAIN');
});

test.each([
  ['another address', { email: 'other@example.org' }, 'PROVIDER_ADDRESS_OTHER'],
  ['an address that is not checked', { email_verified: false }, 'PROVIDER_ADDRESS_UNCHECKED'],
])('A6: %s is not linked in the settings', async (what, changes, code) => {
  const owner = await settled(world, `not.${what.length}`);
  isPerson(`not.${what.length}`);
  club.person = { ...club.person, ...changes };
  const answer = await owner.caller.put(
    '/api/me/linked-providers',
    await answerForSettings(world, owner.caller),
  );
  expect(answer.body.code).toBe(code);
  expect((await providersFor(owner.caller))[0].linked).toBeNull();
});

test('A6: who has an account says yes and logs in to it once; then the provider opens it', async () => {
  const owner = await settled(world, 'yes.sayer');
  isPerson('yes.sayer');
  const { browser, interaction, page } = await enterByProvider(world);
  expect(page).toContain('There is an account with the address yes.sayer@example.org');
  const logIn = await browser.post(`${interaction}/provider-link`, { answer: 'yes' });
  expect(logIn.body).toContain('Log in as yes.sayer@example.org. Club is linked right after.');
  await browser.post(`${interaction}/log-in`, { email: owner.email, password: 'a wrong one' });
  await browser.post(`${interaction}/log-in`, { email: owner.email, password: PASSWORD });
  expect((await enterByProvider(world)).accountId).toBe(owner.accountId);
});

test('A6: who says no logs in and nothing is linked', async () => {
  const owner = await settled(world, 'no.sayer');
  isPerson('no.sayer');
  const { browser, interaction } = await enterByProvider(world);
  await browser.post(`${interaction}/provider-link`, { answer: 'no' });
  await browser.post(`${interaction}/log-in`, { email: owner.email, password: PASSWORD });
  expect((await providersFor(owner.caller))[0].linked).toBeNull();
});

test('A7: an address that changes at the provider changes nothing here, and is shown', async () => {
  isPerson('mover');
  const first = await enterByProvider(world);
  isPerson('mover', 'moved@example.org');
  const second = await enterByProvider(world);
  expect(second.accountId).toBe(first.accountId);
  const { tokens } = second;
  const me = (await callerWith(tokens?.access_token ?? '').get('/api/me')).body;
  expect([me.email, me.newEmail ?? null]).toEqual(['mover@example.org', null]);
  const row = await world.platform.database.pool.query(
    `select l.email from identity_linked_providers l where account_id = $1`,
    [second.accountId],
  );
  expect(row.rows[0].email).toBe('moved@example.org');
});

test('GATE-13: what the provider says is said in our words, and its silence too', async () => {
  isPerson('trouble');
  club.bend = { answer: { code: null, error: 'access_denied' } };
  const stopped = await enterByProvider(world);
  expect(stopped.page).toContain('You stopped the log-in at Club. Nothing has happened.');
  club.bend = {};
  const back = await goThere(world);
  club.away = true;
  expect((await comeBack(back)).page).toContain('Club does not answer at the moment');
});

test('GATE-13: “that was not me” ends what was linked in that log-in', async () => {
  const owner = await settled(world, 'denier');
  isPerson('denier');
  const thief = new Browser(world.app, owner.origin);
  const { tokens } = await enterAs(thief, 'log-in', owner.email, PASSWORD);
  const caller = callerWith(tokens?.access_token ?? '');
  await linkInSettings(world, caller);
  const token = await newestToken(world, owner.email, 'new-log-in');
  await new Browser(world.app, owner.origin).post(`/oidc/not-me?token=${token}`, {});
  expect((await providersFor(owner.caller))[0].linked).toBeNull();
});

test('GATE-13: an answer that comes as a form, as from Apple, leads on to the same log-in', async () => {
  isPerson('former');
  const { browser, request, interaction, answer } = await goThere(world);
  const { pathname, searchParams } = new URL(answer);
  const sent = Object.fromEntries(searchParams);
  const came = await browser.post(pathname, sent, { origin: club.issuer });
  expect((await tokensOf(browser, request, interaction, came)).accountId).not.toBeNull();
  const elsewhere = await browser.post(`${interaction}/log-in`, {}, { origin: club.issuer });
  expect(elsewhere.statusCode).toBe(403);
});
