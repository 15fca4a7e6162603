import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from './testing/browser.ts';
import { authorizationRequest } from './testing/log-in-journey.ts';
import { askForCode, codeMailed, otherThan } from './testing/mail-code-journey.ts';

let world: TestApp;
let origin: string;
beforeAll(async () => {
  world = await buildTestApp();
  origin = world.platform.config.PUBLIC_ORIGIN;
});
afterAll(() => world.close());

const german = { 'accept-language': 'de-CH,de;q=0.9' };

/** The log-in page of a browser without scripts, led on to the page for codes. */
async function openPage(headers: Readonly<Record<string, string>> = {}) {
  const browser = new Browser(world.app, origin);
  await browser.get(authorizationRequest(origin).url, headers);
  const page = new URL(browser.url).pathname.replace('/log-in', '/mail-code');
  return { browser, page };
}

const askIn = (body: string) => /name="ask" value="([\w-]{43})"/.exec(body)?.[1] ?? '';

test('GATE-12: without scripts a code logs in, too, and a wrong one leaves the page as it was', async () => {
  const email = 'page.code@example.org';
  const { browser, page } = await openPage();
  const logIn = await browser.get(page.replace('/mail-code', '/log-in'));
  expect(logIn.body).toContain(`href="${page}"`);
  const bent = await browser.post(page, { email: 'page.code@' });
  expect([bent.statusCode, bent.body.includes('Enter a valid email.')]).toEqual([400, true]);
  const sent = await browser.post(page, { email });
  expect(sent.body).toContain('autocomplete="one-time-code"');
  const { code, link } = await codeMailed(world.platform, email);
  expect(link).toBe('');
  const ask = askIn(sent.body);
  const wrong = await browser.post(page, { email, ask, code: otherThan(code) });
  expect(wrong.body).toContain('This is not the code of the mail.');
  expect(askIn(wrong.body)).toBe(ask);
  await browser.post(page, { email, ask, code: `${code.slice(0, 3)} ${code.slice(3)}` });
  expect(new URL(browser.url).searchParams.get('code')).toBeTruthy();
});

test('V4: the page and its mail are German to a German browser', async () => {
  const email = 'page.german@example.org';
  const { browser, page } = await openPage(german);
  const first = await browser.get(page, german);
  const sent = await browser.post(page, { email }, german);
  const { code, mail } = await codeMailed(world.platform, email);
  const ended = await browser.post(page, { email, ask: 'A'.repeat(43), code }, german);
  for (const { body } of [first, sent, ended]) {
    expect(body.replace(/<[^>]+>/g, ' ')).not.toMatch(/\b(the|you|your|code is|works|log in|password)\b/i);
  }
  expect(mail?.subject).toBe(`${code} ist dein Code für Trailfolk`);
  expect(mail?.text).not.toMatch(/\b(the|you|your|works|once)\b/i);
});

test('GATE-6: one mail a minute and five an hour for a mailbox, no matter how it is spelt or who asks', async () => {
  const limited = await buildTestApp({ RATE_LIMITS: 'true' });
  const start = limited.platform.now().getTime();
  const askAt = async (minute: number, email: string) => {
    limited.setNow(new Date(start + minute * 61_000));
    const { answer } = await askForCode(new Browser(limited.app, origin), email);
    return answer.statusCode;
  };
  const spelt = ['m.any@example.org', 'MANY@example.org', 'many+hut@example.org'];
  expect([await askAt(0, spelt[0] ?? ''), await askAt(0, spelt[1] ?? '')]).toEqual([200, 429]);
  for (let minute = 1; minute < 5; minute += 1) expect(await askAt(minute, spelt[2] ?? '')).toBe(200);
  expect(await askAt(6, spelt[0] ?? '')).toBe(429);
  expect(await askAt(60, spelt[0] ?? '')).toBe(200);
  await limited.close();
});

test('GATE-6: one network asks for 30 codes an hour, and is told how long to wait', async () => {
  const limited = await buildTestApp({ RATE_LIMITS: 'true' });
  const answers: number[] = [];
  for (let asked = 0; asked < 31; asked += 1) {
    const { answer } = await askForCode(new Browser(limited.app, origin), `net${asked}@example.org`);
    answers.push(answer.statusCode);
    if (asked === 30) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
  }
  expect(answers.indexOf(429)).toBe(30);
  await limited.close();
});

test('GATE-2: with a provider elsewhere there is neither page nor code', async () => {
  const elsewhere = await buildTestApp({ OIDC_ISSUER: 'https://id.example' });
  const { answer } = await askForCode(new Browser(elsewhere.app, origin), 'away@example.org');
  // Nothing there reads a form.
  expect(answer.statusCode).toBe(415);
  expect((await codeMailed(elsewhere.platform, 'away@example.org')).code).toBe('');
  await elsewhere.close();
});
