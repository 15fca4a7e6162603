import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from './testing/browser.ts';
import { authorizationRequest, enterAs, type Tokens } from './testing/log-in-journey.ts';
import { mailsTo } from './testing/mails-to.ts';

let world: TestApp;
let origin: string;
beforeAll(async () => {
  const app = { client_id: 'hut-book', client_name: 'Hut book', redirect_uris: ['http://127.0.0.1:9/back'] };
  world = await buildTestApp({ OIDC_CLIENTS: JSON.stringify([app]) });
  origin = world.platform.config.PUBLIC_ORIGIN;
});
afterAll(() => world.close());

const german = { 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' };
const ENGLISH = /\b(the|you|your|was|has|and|with|this|please|password|sign up|required|try|tries)\b/i;

/** What a reader sees of a page, its title first. */
function wordsOf(body: string): string {
  return body.replace(/<style.*?<\/style>/gs, '').replace(/<[^>]+>/g, ' ');
}

function expectGerman({ body }: { body: string }): void {
  expect(body).toContain('<html lang="de">');
  expect(wordsOf(body)).not.toMatch(ENGLISH);
}

/** The page to log in or to sign up, as a browser that asks for German is shown it. */
async function openWay(browser: Browser, page: 'log-in' | 'sign-up'): Promise<string> {
  const { url } = authorizationRequest(origin, page === 'sign-up' ? { prompt: 'create' } : {});
  expectGerman(await browser.get(url, german));
  return new URL(browser.url).pathname;
}

test('V4: to log in, everything said to a German browser is German, and mistakes are, too', async () => {
  const browser = new Browser(world.app, origin);
  const page = await openWay(browser, 'log-in');
  const opened = await browser.get(page, german);
  expect(opened.body).toContain('<title>Anmelden · Trailfolk</title>');
  const empty = await browser.post(page, { email: '', password: '' }, german);
  expect(empty.body).toContain('Die E-Mail-Adresse fehlt.');
  const bent = await browser.post(page, { email: 'ida@', password: '' }, german);
  expect(bent.body).toContain('Gib eine gültige E-Mail-Adresse ein.');
  const wrong = await browser.post(page, { email: 'ida@mail.example', password: 'not this one' }, german);
  expect(wrong.body).toContain('E-Mail und Passwort passen nicht zusammen.');
  for (const answer of [empty, bent, wrong]) expectGerman(answer);
});

test.each([
  ['short', 'Nimm mindestens 10 Zeichen.'],
  ['x'.repeat(129), 'Nimm höchstens 128 Zeichen.'],
  ['password1234', 'Dieses Passwort ist zu verbreitet.'],
  ['lange-adresse', 'Wähle etwas, das nicht aus deinem Namen oder deiner E-Mail-Adresse besteht.'],
])('V4: who signs up in German reads what is wrong with %s in German', async (password, fault) => {
  const browser = new Browser(world.app, origin);
  const page = await openWay(browser, 'sign-up');
  const answer = await browser.post(page, { email: 'lange.adresse@mail.example', password }, german);
  expect(answer.body).toContain(fault);
  expectGerman(answer);
});

test('V4: a forgotten password is asked for and replaced in German', async () => {
  const browser = new Browser(world.app, origin);
  expectGerman(await browser.get('/oidc/forgotten-password', german));
  const asked = await browser.post('/oidc/forgotten-password', { email: 'ida@mail.example' }, german);
  expect(asked.body).toContain('Wenn es zu ida@mail.example ein Konto gibt');
  expectGerman(asked);
  expectGerman(await browser.get('/oidc/new-password?token=spent', german));
  expectGerman(await browser.get('/oidc/interaction/nobody/log-in', german));
  expectGerman(await browser.get('/oidc/auth?client_id=nobody', german));
  const from = { ...german, origin: 'https://elsewhere.example' };
  expectGerman(await browser.post('/oidc/forgotten-password', { email: 'ida@mail.example' }, from));
});

test('V4: the language chosen before goes before that of the browser', async () => {
  const browser = new Browser(world.app, origin);
  browser.cookies.set('language', { value: 'en', path: '/' });
  const english = await browser.get('/oidc/forgotten-password', german);
  expect(english.body).toContain('<html lang="en">');
  expect(english.body).toContain('Forgotten your password?');
});

test('V4: the first mail is in the language of the browser somebody signed up with', async () => {
  const browser = new Browser(world.app, origin);
  const { tokens } = await enterAs(browser, 'sign-up', 'mia@mail.example', 'a quiet ridge at dawn');
  const { access_token } = tokens as Tokens;
  const headers = { ...german, authorization: `Bearer ${access_token}` };
  const me = await world.app.inject({ url: '/api/me', headers });
  expect(me.json()).toMatchObject({ locale: 'de' });
  await world.runJobs();
  const [first] = await mailsTo(world.platform, 'mia@mail.example');
  expect(first?.subject).toBe('Bestätige deine E-Mail für Trailfolk');
  expect(first?.html).toContain('<html lang="de">');
});

test('V4: who has not come further than an account is mailed a new password in the language they asked in', async () => {
  const browser = new Browser(world.app, origin);
  await enterAs(browser, 'sign-up', 'ole@mail.example', 'a quiet ridge at dawn');
  expectGerman(await browser.get('/oidc/session/end', german));
  await browser.post('/oidc/forgotten-password', { email: 'ole@mail.example' }, german);
  await world.runJobs();
  const [mail] = await mailsTo(world.platform, 'ole@mail.example');
  expect(mail?.subject).toBe('Ein neues Passwort für Trailfolk');
  const token = new URL(mail?.link ?? '').search;
  expectGerman(await browser.get(`/oidc/new-password${token}`, german));
  const set = await browser.post(`/oidc/new-password${token}`, { password: 'ein stiller Grat' }, german);
  expect(set.body).toContain('Passwort geändert');
  expectGerman(set);
});

test('V4: whether another app may know who somebody is, is asked in German', async () => {
  const browser = new Browser(world.app, origin);
  await enterAs(browser, 'sign-up', 'pia@mail.example', 'a quiet ridge at dawn');
  const input = { client_id: 'hut-book', redirect_uri: 'http://127.0.0.1:9/back' };
  const scopes = { scope: 'openid email offline_access', prompt: 'consent' };
  const page = await browser.get(authorizationRequest(origin, { ...input, ...scopes }).url, german);
  expect(page.body).toContain('<title>Bei Hut book anmelden? · Trailfolk</title>');
  expect(page.body).toContain('Sie darf ohne dich noch einmal fragen');
  expectGerman(page);
});
