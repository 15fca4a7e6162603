import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { enterAs } from '#platform/server/identity/testing/log-in-journey.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { later } from '../testing/later.ts';
import { device, newcomer, newestToken, openVerification, PASSWORD } from '../testing/newcomer.ts';

let world: TestApp;
beforeAll(async () => {
  // The provider's tokens are of real time.
  world = await buildTestApp();
  world.setNow(new Date());
});
afterAll(() => world.close());

const LONG_AGO_MS = 11 * 60_000;

async function changeTo(from: string, to: string) {
  const { caller } = await device(world, from, 'log-in');
  await caller.put('/api/me/email', { email: to });
  await openVerification(world, to);
  return caller;
}

const logsIn = async (email: string, password = PASSWORD) => {
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  return (await enterAs(browser, 'log-in', email, password)).tokens !== undefined;
};
const undo = (token: string) => world.as(null).post('/api/public/email-undos', { token });
const kinds = async (email: string) => (await mailsTo(world.platform, email)).map(({ kind }) => kind);

test('S1: somebody at an unlocked device cannot change the address without the password', async () => {
  const { caller } = await later(world, await newcomer(world, 'ann@example.org'), LONG_AGO_MS);
  const asked = await caller.put('/api/me/email', { email: 'thief@example.org' });
  expect([asked.status, asked.body.code]).toEqual([403, 'LOG_IN_AGAIN']);
  const guessed = await caller.put('/api/me/email', { email: 'thief@example.org', password: 'a guess' });
  expect([guessed.status, guessed.body.code]).toEqual([422, 'PASSWORD_WRONG']);
  expect(await mailsTo(world.platform, 'thief@example.org')).toEqual([]);
  const owner = await caller.put('/api/me/email', { email: 'ann.new@example.org', password: PASSWORD });
  expect(owner.status).toBe(200);
  world.setNow(new Date());
});

test('S1: guessing the password at a change of address is stopped', async () => {
  const limited = await buildTestApp({ RATE_LIMITS: 'true' });
  limited.setNow(new Date());
  const { caller } = await later(limited, await newcomer(limited, 'gus@example.org'), LONG_AGO_MS);
  const codes: string[] = [];
  for (let guess = 0; guess < 8; guess += 1) {
    const body = { email: 'thief2@example.org', password: `guess ${guess}` };
    codes.push((await caller.put('/api/me/email', body)).body.code);
  }
  expect(codes.slice(5)).toEqual(['PASSWORD_WRONG', 'TOO_MANY_TRIES', 'TOO_MANY_TRIES']);
  await limited.close();
});

test('S1: both addresses are told when a change is asked for and when it is done', async () => {
  const { caller } = await newcomer(world, 'bea@example.org');
  await caller.put('/api/me/email', { email: 'bea.new@example.org' });
  expect(await kinds('bea@example.org')).toContain('email-change-asked');
  expect(await kinds('bea.new@example.org')).toEqual(['verify-email']);
  expect((await openVerification(world, 'bea.new@example.org')).status).toBe(200);
  expect(await kinds('bea@example.org')).toContain('email-changed');
  expect(await kinds('bea.new@example.org')).toEqual(['verify-email', 'email-changed']);
  expect(await newestToken(world, 'bea.new@example.org', 'email-changed')).toBe('');
});

test('S1: the link in the old mailbox gives the account back for 7 days, logs everybody out and ends the password', async () => {
  await newcomer(world, 'cara@example.org');
  const thief = await changeTo('cara@example.org', 'cara.thief@example.org');
  expect(await logsIn('cara@example.org')).toBe(false);
  world.forward(6 * 24 * 3_600_000);
  const token = await newestToken(world, 'cara@example.org', 'email-changed');
  expect((await undo(token)).body.message).toContain('cara@example.org');
  world.setNow(new Date());
  await expect.poll(async () => (await thief.get('/api/me')).status).toBe(401);
  expect(await logsIn('cara.thief@example.org')).toBe(false);
  expect(await logsIn('cara@example.org')).toBe(false);
  expect((await undo(token)).body.code).toBe('UNDO_SPENT');

  const link = await newestToken(world, 'cara@example.org', 'new-password');
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  await browser.post(`/oidc/new-password?token=${link}`, { password: 'a password of my own' });
  const { caller } = await device(world, 'cara@example.org', 'log-in', 'a password of my own');
  expect((await caller.get('/api/me')).body).toMatchObject({
    email: 'cara@example.org',
    emailVerified: true,
  });
});

test('S1: the link of the first mail already stops a change that was only asked for', async () => {
  const { caller } = await newcomer(world, 'dan@example.org');
  await caller.put('/api/me/email', { email: 'dan.thief@example.org' });
  expect((await undo(await newestToken(world, 'dan@example.org', 'email-change-asked'))).status).toBe(200);
  expect((await openVerification(world, 'dan.thief@example.org')).body.code).toBe('LINK_SPENT');
});

test('S1: after a second change the first address still wins, and the second cannot take it back', async () => {
  await newcomer(world, 'eli@example.org');
  await changeTo('eli@example.org', 'eli.thief@example.org');
  await changeTo('eli.thief@example.org', 'eli.second@example.org');
  expect((await undo(await newestToken(world, 'eli@example.org', 'email-changed'))).status).toBe(200);
  const thief = await undo(await newestToken(world, 'eli.thief@example.org', 'email-changed'));
  expect(thief.body.code).toBe('UNDO_SPENT');
});

test('S1: an undo link ends after 7 days', async () => {
  await newcomer(world, 'fin@example.org');
  await changeTo('fin@example.org', 'fin.new@example.org');
  world.forward(7 * 24 * 3_600_000 + 1);
  const late = await undo(await newestToken(world, 'fin@example.org', 'email-changed'));
  expect(late.body.code).toBe('UNDO_SPENT');
  world.setNow(new Date());
});

test('S10: a link for a new password in the old mailbox ends with the change of address', async () => {
  const { browser } = await newcomer(world, 'gwen@example.org');
  await browser.post('/oidc/forgotten-password', { email: 'gwen@example.org' });
  await world.runJobs();
  const token = await newestToken(world, 'gwen@example.org', 'new-password');
  await changeTo('gwen@example.org', 'gwen.new@example.org');
  const late = await browser.post(`/oidc/new-password?token=${token}`, { password: 'of the old mailbox' });
  expect(late.statusCode).toBe(400);
});

test('S1: the next address of a person tells nobody whether it belongs to somebody', async () => {
  await newcomer(world, 'hal@example.org');
  const { caller } = await newcomer(world, 'ivy@example.org');
  const told = async (email: string) => {
    await caller.put('/api/me/email', { email });
    return (await caller.get('/api/me')).body.newEmail === email;
  };
  expect([await told('hal@example.org'), await told('nobody.yet@example.org')]).toEqual([true, true]);
});
