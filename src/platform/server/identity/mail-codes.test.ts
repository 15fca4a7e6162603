import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { callerOf } from '#app/server/testing/caller.ts';
import { purgeExpired } from './purge-expired.ts';
import { Browser } from './testing/browser.ts';
import { enterAs } from './testing/log-in-journey.ts';
import { askForCode, codeMailed, enterByMail, otherThan } from './testing/mail-code-journey.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const newBrowser = () => new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
const mailed = (email: string) => codeMailed(world.platform, email);
const meOf = async (token = '') => (await callerOf(world.app, { ...world.asha, token }).get('/api/me')).body;
const rows = async (sql: string, values: string[]) =>
  (await world.platform.database.pool.query(sql, values)).rows;

async function asked(email: string) {
  const browser = newBrowser();
  const { ask, answer } = await askForCode(browser, email, '/join/huddle/x#guests=2');
  expect(answer.statusCode).toBe(200);
  return { browser, ask, ...(await mailed(email)) };
}

test('GATE-12, GATE-14: the code of a mail opens an account, verified and with a suggested name', async () => {
  const { browser, ask, code, mail } = await asked('code.new@example.org');
  expect(code).toMatch(/^\d{6}$/);
  expect(mail?.text).not.toContain('huddle that');
  const { tokens } = await enterByMail(browser, { ask, code });
  const me = await meOf(tokens?.access_token);
  expect(me).toMatchObject({ email: 'code.new@example.org', emailVerified: true, onboarded: false });
  expect(me.nameSuggested).toBe(true);
  expect(`${me.displayName} ${me.username}`).not.toMatch(/code|new/);
});

test('GATE-12: the same account opens again, by password, by code and by the link on another device', async () => {
  const email = 'code.known@example.org';
  await enterAs(newBrowser(), 'sign-up', email, 'a quiet ridge at dawn');
  await world.platform.database.pool.query(
    'update identity_accounts set email_verified_at = now() where email = $1',
    [email],
  );
  const own = await meOf(
    (await enterAs(newBrowser(), 'log-in', email, 'a quiet ridge at dawn')).tokens?.access_token,
  );
  const first = await asked(email);
  const byCode = await enterByMail(first.browser, { ask: first.ask, code: first.code });
  expect((await meOf(byCode.tokens?.access_token)).id).toBe(own.id);
  const { token, link } = await asked(email);
  expect(new URL(link).hash).toBe(`#code=${token}&guests=2`);
  const byLink = await enterByMail(newBrowser(), { token });
  expect((await meOf(byLink.tokens?.access_token)).id).toBe(own.id);
  expect((await enterAs(newBrowser(), 'log-in', email, 'a quiet ridge at dawn')).tokens).toBeDefined();
});

test('GATE-12: the mail decides who is logged in, also where somebody else was', async () => {
  const { browser, ask, code } = await asked('code.second@example.org');
  await enterAs(browser, 'sign-up', 'code.before@example.org', 'a quiet ridge at dawn');
  const { tokens } = await enterByMail(browser, { ask, code });
  expect((await meOf(tokens?.access_token)).email).toBe('code.second@example.org');
});

test('GATE-12: a code is good once, and ends the other codes of its address', async () => {
  const one = await asked('code.twice@example.org');
  const two = await asked('code.twice@example.org');
  expect((await enterByMail(two.browser, { ask: two.ask, code: two.code })).tokens).toBeDefined();
  for (const proof of [
    { ask: two.ask, code: two.code },
    { token: two.token },
    { ask: one.ask, code: one.code },
    { token: one.token },
  ]) {
    expect((await enterByMail(newBrowser(), proof)).said).toEqual({ code: 'ENDED' });
  }
});

test('GATE-12: a code that is sent twice at once logs in once', async () => {
  const { ask, code } = await asked('code.race@example.org');
  const entered = await Promise.all([1, 2, 3, 4].map(() => enterByMail(newBrowser(), { ask, code })));
  expect(entered.filter(({ tokens }) => tokens)).toHaveLength(1);
  const accounts = await rows('select id from identity_accounts where email = $1', ['code.race@example.org']);
  expect(accounts).toHaveLength(1);
});

test('GATE-12: five wrong tries end a code, and its link still works', async () => {
  const { browser, ask, code, token } = await asked('code.wrong@example.org');
  const wrong = { ask, code: otherThan(code) };
  for (let tried = 1; tried < 5; tried += 1) {
    expect((await enterByMail(browser, wrong)).said).toEqual({ code: 'WRONG' });
  }
  expect((await enterByMail(browser, wrong)).said).toEqual({ code: 'ENDED' });
  expect((await enterByMail(browser, { ask, code })).said).toEqual({ code: 'ENDED' });
  expect((await enterByMail(newBrowser(), { token })).tokens).toBeDefined();
});

test('GATE-12: thirty wrong tries a day are all that codes of an address allow', async () => {
  const email = 'code.guessed@example.org';
  for (let mail = 0; mail < 6; mail += 1) {
    const { browser, ask, code } = await asked(email);
    for (let tried = 0; tried < 5; tried += 1) await enterByMail(browser, { ask, code: otherThan(code) });
  }
  const { browser, ask, code, token } = await asked(email);
  expect((await enterByMail(browser, { ask, code })).said).toEqual({ code: 'ENDED' });
  expect((await enterByMail(browser, { token })).tokens).toBeDefined();
});

test('GATE-12: a code is good only with the word of the browser that asked, and for its own address', async () => {
  const victim = await asked('code.victim@example.org');
  const thief = await asked('code.thief@example.org');
  const stolen = await enterByMail(thief.browser, { ask: thief.ask, code: victim.code });
  // One of a million times both codes are the same: then the thief is only themselves.
  if (victim.code !== thief.code) expect(stolen.said).toEqual({ code: 'WRONG' });
  const unasked = { ask: 'A'.repeat(43), code: victim.code };
  expect((await enterByMail(newBrowser(), unasked)).said).toEqual({ code: 'ENDED' });
});

test('GATE-12: after ten minutes neither code nor link is good', async () => {
  const { browser, ask, code, token } = await asked('code.late@example.org');
  const before = world.platform.now();
  world.setNow(new Date(before.getTime() + 10 * 60_000 + 1));
  expect((await enterByMail(browser, { ask, code })).said).toEqual({ code: 'ENDED' });
  expect((await enterByMail(browser, { token })).said).toEqual({ code: 'ENDED' });
  world.setNow(before);
});

test('case 25: a claim that nobody proved ends when the reader of the mail comes', async () => {
  const email = 'code.claimed@example.org';
  const claimed = await enterAs(newBrowser(), 'sign-up', email, 'the password of a thief');
  const { browser, ask, code } = await asked(email);
  const { tokens } = await enterByMail(browser, { ask, code });
  const [thief, owner] = [await meOf(claimed.tokens?.access_token), await meOf(tokens?.access_token)];
  expect(owner).toMatchObject({ email, emailVerified: true });
  expect(thief.id).not.toBe(owner.id);
  expect((await enterAs(newBrowser(), 'log-in', email, 'the password of a thief')).tokens).toBeUndefined();
});

test('case 25: asking answers the same for known and unknown addresses', async () => {
  await asked('code.known@example.org');
  const answers = await Promise.all(
    ['code.known@example.org', 'code.unknown@example.org', 'code.new@example.org'].map(async (email) => {
      const { answer } = await askForCode(newBrowser(), email);
      return `${answer.statusCode} ${answer.body} ${Object.keys(answer.headers).sort()}`;
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect((await mailed('code.unknown@example.org')).code).toMatch(/^\d{6}$/);
});

test('GATE-12: the mail says nothing that the asker wrote, and its link stays here', async () => {
  for (const back of [
    'https://evil.example/join/huddle/1',
    '//evil.example',
    '/oidc/auth?x',
    '/join/\\evil',
  ]) {
    await askForCode(newBrowser(), 'code.link@example.org', back);
    const { mail, link } = await mailed('code.link@example.org');
    expect(link).toBe('');
    expect(mail?.text).not.toContain('evil');
  }
});

test('GATE-12: a form of another origin is not read', async () => {
  const form = { email: 'code.cross@example.org', ask: 'A'.repeat(43) };
  const answer = await newBrowser().post('/oidc/mail-codes', form, { origin: 'https://evil.example' });
  expect(answer.statusCode).toBe(403);
  expect((await mailed('code.cross@example.org')).code).toBe('');
});

test('GATE-12: only hashes are kept, and a day later nothing', async () => {
  const { code, token, ask } = await asked('code.kept@example.org');
  const kept = JSON.stringify(
    await rows('select *, encode(code_hash, $2) from identity_mail_codes where email = $1', [
      'code.kept@example.org',
      'escape',
    ]),
  );
  for (const secret of [code, token, ask]) expect(kept).not.toContain(secret);
  await rows(`update identity_mail_codes set expires_at = now() - interval '25 hours' where email = $1`, [
    'code.kept@example.org',
  ]);
  await purgeExpired(world.platform);
  const left = await rows('select 1 from identity_mail_codes where email = $1', ['code.kept@example.org']);
  expect(left).toEqual([]);
});
