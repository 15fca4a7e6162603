import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from './testing/browser.ts';
import { authorizationRequest, enterAs, renew } from './testing/log-in-journey.ts';
import { mailsTo } from './testing/mails-to.ts';

let world: TestApp;
let origin: string;
const password = 'a quiet ridge at dawn';
beforeAll(async () => {
  world = await buildTestApp();
  origin = world.platform.config.PUBLIC_ORIGIN;
});
afterAll(() => world.close());

const newBrowser = (app = world) => new Browser(app.app, origin);
const signUp = (email: string, secret = password) => enterAs(newBrowser(), 'sign-up', email, secret);
const logIn = (email: string, secret = password) => enterAs(newBrowser(), 'log-in', email, secret);

/** An answer without what is new each time: ids, tokens, the address that was typed. */
function bare(answer: { statusCode: number; body: string; headers: object }, email: string): string {
  const names = Object.keys(answer.headers).sort().join();
  const body = answer.body.replaceAll(email, 'EMAIL').replace(/interaction\/[\w-]+/g, 'interaction/UID');
  const own = body.replace(/(code=|state=|data-challenge=")[\w-]+/g, '$1X');
  return `${answer.statusCode} ${names} ${own}`;
}

test('case 25: signing up answers the same for an address that has an account and one that has not', async () => {
  await signUp('known@example.org');
  await world.platform.database.pool.query(
    `update identity_accounts set email_verified_at = now() where email = 'known@example.org'`,
  );
  const known = await signUp('known@example.org', 'another good password');
  const fresh = await signUp('fresh@example.org', 'another good password');
  expect(bare(known.answer, 'known@example.org')).toBe(bare(fresh.answer, 'fresh@example.org'));
  expect(known.tokens).toBeDefined();
  // The newcomer has an account of its own and nothing of the one that proved the address.
  expect((await logIn('known@example.org', 'another good password')).tokens).toBeUndefined();
  expect((await logIn('known@example.org')).tokens).toBeDefined();
});

test('case 25: logging in and asking for a new password answer the same for known and unknown addresses', async () => {
  const known = await logIn('known@example.org', 'not the password');
  const fresh = await logIn('unknown@example.org', 'not the password');
  expect(bare(known.answer, 'known@example.org')).toBe(bare(fresh.answer, 'unknown@example.org'));
  const [one, other] = [
    await newBrowser().post('/oidc/forgotten-password', { email: 'known@example.org' }),
    await newBrowser().post('/oidc/forgotten-password', { email: 'unknown@example.org' }),
  ];
  expect(bare(one, 'known@example.org')).toBe(bare(other, 'unknown@example.org'));
  await world.runJobs();
  expect(await mailsTo(world.platform, 'unknown@example.org')).toEqual([]);
});

test('GATE-2: a mailed link sets a new password once, ends every log-in, and opening it changes nothing', async () => {
  const before = await signUp('olga@example.org');
  await newBrowser().post('/oidc/forgotten-password', { email: 'olga@example.org' });
  await world.runJobs();
  const link =
    (await mailsTo(world.platform, 'olga@example.org')).find((mail) => mail.kind === 'new-password')?.link ??
    '';
  expect(link).toMatch(new RegExp(`^${origin}/oidc/new-password\\?token=[\\w-]{43}$`));
  for (let visit = 0; visit < 5; visit += 1) expect((await newBrowser().get(link)).statusCode).toBe(200);

  const weak = await newBrowser().post(link, { password: 'short' });
  expect(weak.statusCode).toBe(400);
  expect((await newBrowser().post(link, { password: 'an entirely new one' })).statusCode).toBe(200);
  expect((await newBrowser().post(link, { password: 'yet another new one' })).statusCode).toBe(400);

  expect((await logIn('olga@example.org')).tokens).toBeUndefined();
  expect((await logIn('olga@example.org', 'an entirely new one')).tokens).toBeDefined();
  expect((await renew(newBrowser(), before.tokens?.refresh_token ?? '')).status).toBe(400);
  const api = { url: '/api/me', headers: { authorization: `Bearer ${before.tokens?.access_token}` } };
  expect((await world.app.inject(api)).statusCode).toBe(401);
  expect((await mailsTo(world.platform, 'olga@example.org')).map((mail) => mail.kind)).toContain(
    'password-changed',
  );
});

test('a link for a new password ends after 30 minutes', async () => {
  await signUp('pia@example.org');
  await newBrowser().post('/oidc/forgotten-password', { email: 'pia@example.org' });
  await world.runJobs();
  const link =
    (await mailsTo(world.platform, 'pia@example.org')).find((mail) => mail.kind === 'new-password')?.link ??
    '';
  world.forward(31 * 60_000);
  expect((await newBrowser().get(link)).statusCode).toBe(400);
  expect((await newBrowser().post(link, { password: 'an entirely new one' })).statusCode).toBe(400);
});

test('a fault stands at its field and the typed address is kept, as text', async () => {
  const browser = newBrowser();
  await browser.get(authorizationRequest(origin, { prompt: 'create' }).url);
  const page = new URL(browser.url).pathname;
  const answer = await browser.post(page, { email: '"><script>alert(1)</script>', password: 'short' });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).not.toContain('<script>alert');
  expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
  expect(answer.body).toContain('id="email-fault"');
  expect(answer.body).toContain('id="password-fault"');
  expect(answer.body).not.toContain('value="short"');
});

test('G19: guessing a password is stopped by mailbox and network, whatever the spelling', async () => {
  const strict = await buildTestApp({ RATE_LIMITS: 'true' });
  await enterAs(newBrowser(strict), 'sign-up', 'quinn@example.org', password);
  const spellings = ['quinn@example.org', 'QUINN@example.org', 'q.u.inn@example.org', 'quinn+x@example.org'];
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) {
    const email = spellings[guess % spellings.length] ?? '';
    statuses.push(
      (await enterAs(newBrowser(strict), 'log-in', email, `guess number ${guess}`)).answer.statusCode,
    );
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 400, 429, 429]);
  const right = await enterAs(newBrowser(strict), 'log-in', 'quinn@example.org', password);
  expect(right.answer.headers['retry-after']).toBeDefined();
  expect(right.tokens).toBeUndefined();
  await strict.close();
});

test('S14: what stands among the commonest passwords is refused, in capitals and with an empty end, too', async () => {
  for (const common of ['password12345', 'Qwertyuiop', '1q2w3e4r5t', 'liverpool123', 'PASSWORD12345 ']) {
    const { answer, tokens } = await signUp('vic@example.org', common);
    expect([common, answer.statusCode, tokens]).toEqual([common, 400, undefined]);
    expect(answer.body).toContain('This password is too common.');
  }
  expect((await signUp('vic@example.org')).tokens).toBeDefined();
});

test('S11: three later sign-ups with the same address do not lock out who came first', async () => {
  await signUp('wim@example.org');
  for (const guess of ['one other sentence', 'two other sentences', 'three other sentences', 'four of them'])
    await signUp('wim@example.org', guess);
  expect((await logIn('wim@example.org')).tokens).toBeDefined();
});

test('S11: a new password for an address that nobody has proved opens an empty account, not a claim of a stranger', async () => {
  const stranger = await signUp('xia@example.org', 'of a stranger here');
  const meOf = async (token = '') =>
    (await world.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${token}` } })).json();
  const claimed = await meOf(stranger.tokens?.access_token);
  await newBrowser().post('/oidc/forgotten-password', { email: 'xia@example.org' });
  await world.runJobs();
  const mails = await mailsTo(world.platform, 'xia@example.org');
  const link = mails.find((mail) => mail.kind === 'new-password')?.link ?? '';
  expect((await newBrowser().post(link, { password: 'of the owner of it' })).statusCode).toBe(200);
  const owner = await meOf((await logIn('xia@example.org', 'of the owner of it')).tokens?.access_token);
  expect(owner).toMatchObject({ email: 'xia@example.org', emailVerified: true });
  expect(owner.id).not.toBe(claimed.id);
  expect((await logIn('xia@example.org', 'of a stranger here')).tokens).toBeUndefined();
});
