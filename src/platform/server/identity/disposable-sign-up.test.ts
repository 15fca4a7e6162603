import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from './testing/browser.ts';
import { enterAs } from './testing/log-in-journey.ts';
import { askForCode, codeMailed, enterByMail } from './testing/mail-code-journey.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const newBrowser = (app = world) => new Browser(app.app, app.platform.config.PUBLIC_ORIGIN);
const password = 'a quiet ridge at dawn';
const words = 'This address is for a few minutes only.';

async function byMail(email: string) {
  const browser = newBrowser();
  const { ask, answer } = await askForCode(browser, email);
  expect(answer.statusCode).toBe(200);
  const { code } = await codeMailed(world.platform, email);
  return enterByMail(browser, { ask, code });
}

test('ADM-1 nobody signs up with a disposable address, by password or by mail', async () => {
  const { answer, tokens } = await enterAs(newBrowser(), 'sign-up', 'ten.minutes@mailinator.com', password);
  expect([answer.statusCode, tokens]).toEqual([400, undefined]);
  expect(answer.body).toContain(words);
  expect((await byMail('ten.minutes@mailinator.com')).said).toEqual({ code: 'DISPOSABLE' });
  const { rows } = await world.platform.database.pool.query('select from identity_accounts');
  expect(rows).toHaveLength(0);
});

test('ADM-1 who has an account with such an address still logs in by mail', async () => {
  await byMail('kept@example.org');
  await world.platform.database.pool.query(
    `update identity_accounts set email = 'kept@mailinator.com' where email = 'kept@example.org'`,
  );
  expect((await byMail('kept@mailinator.com')).tokens).toBeDefined();
});

test('ADM-1 an account does not change to a disposable address either', async () => {
  const email = { email: 'ten.minutes@mailinator.com' };
  const changed = await world.as(world.ben).put('/api/me/email', email);
  expect(changed.body).toMatchObject({ code: 'EMAIL_DISPOSABLE' });
  expect(changed.body.detail).toContain(words);
});

test('ADM-1 an installation may allow them', async () => {
  const open = await buildTestApp({ DISPOSABLE_ADDRESSES: 'allowed' });
  try {
    const signedUp = await enterAs(newBrowser(open), 'sign-up', 'ten.minutes@mailinator.com', password);
    expect(signedUp.tokens).toBeDefined();
  } finally {
    await open.close();
  }
});
