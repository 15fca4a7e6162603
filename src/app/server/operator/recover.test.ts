import { afterAll, beforeAll, expect, test } from 'vitest';
import { carryOutRecoveries } from '#areas/account/server/recovery/carry-out.ts';
import { device, newestToken, openVerification, PASSWORD } from '#areas/account/server/testing/newcomer.ts';
import { settled } from '#areas/account/server/testing/settled.ts';
import { codeAt } from '#platform/server/identity/second-factor/codes.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { enterAs } from '#platform/server/identity/testing/log-in-journey.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { runOperator } from './run-operator.ts';

const DAY_MS = 86_400_000;
let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
  // The provider's tokens are of real time.
  world.setNow(new Date());
});
afterAll(() => world.close());

const operate = (...words: string[]) => runOperator(world.platform, words, 'root@here');
const recover = (username: string, to = `${username}@new.example`) =>
  operate('recover', username, '--mail', to);
const browser = () => new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
const canLogIn = async (email: string, password: string = PASSWORD) =>
  (await enterAs(browser(), 'log-in', email, password)).tokens !== undefined;
const stopWord = (email: string) => newestToken(world, email, 'recovery-asked');
const emailOf = async (personId: string) =>
  (await world.platform.database.pool.query('select email from people where id = $1', [personId])).rows[0]
    .email;

async function eventsOf(personId: string): Promise<string[]> {
  const { rows } = await world.platform.database.pool.query(
    `select event from security_events where person_id = $1 and event like 'recover%' order by at, id`,
    [personId],
  );
  return rows.map(({ event }) => event);
}

/** A day is over for this recovery; the clock of the provider stays, and ours has gone on as long as it. */
async function whenDue(accountId: string, missingMs = 0): Promise<void> {
  world.setNow(new Date());
  const { rowCount } = await world.platform.database.pool.query(
    `update identity_recoveries set due_at = due_at - make_interval(secs => $2) where account_id = $1`,
    [accountId, (DAY_MS - missingMs) / 1_000],
  );
  expect(rowCount).toBe(1);
  await carryOutRecoveries(world.platform);
}

async function turnOnFactor({ caller }: Awaited<ReturnType<typeof settled>>): Promise<void> {
  const { secret } = (await caller.put('/api/me/second-factor/draft')).body;
  const on = await caller.put('/api/me/second-factor', { code: codeAt(secret, world.platform.now()) });
  expect(on.status, on.text).toBe(200);
}

test('A17: not cancelled, the account is at the new address after a day: without the second factor, nobody logged in', async () => {
  const una = await settled(world, 'una.lost');
  await turnOnFactor(una);
  const asked = await recover('una.lost');
  expect(asked.ok, asked.lines.join()).toBe(true);
  await whenDue(una.accountId, 60_000);
  expect(await emailOf(una.personId)).toBe(una.email);
  await world.platform.database.pool.query(
    `update identity_recoveries set due_at = $1 where account_id = $2`,
    [world.platform.now(), una.accountId],
  );
  await carryOutRecoveries(world.platform);
  expect(await emailOf(una.personId)).toBe('una.lost@new.example');
  // Every process is told that the log-ins have ended, this one too.
  await expect.poll(async () => (await una.caller.get('/api/me')).status).toBe(401);
  expect(await canLogIn('una.lost@new.example')).toBe(false);
  const token = await newestToken(world, 'una.lost@new.example', 'new-password');
  await browser().post(`/oidc/new-password?token=${token}`, { password: 'one more ridge at dusk' });
  const back = await device(world, 'una.lost@new.example', 'log-in', 'one more ridge at dusk');
  expect(back.personId).toBe(una.personId);
  const { body } = await back.caller.get('/api/me/security');
  expect(body.secondFactor.on).toBe(false);
  expect(body.recoveries.map(({ event }: { event: string }) => event)).toEqual([
    'recovered',
    'recovery-asked',
  ]);
  expect((await operate('log')).lines.join('\n')).toMatch(
    /recover {2}@una\.lost[\s\S]*ask-recovery {2}@una\.lost/,
  );
});

test('A17: all known addresses are told with a way to stop it, and the new one is told to wait', async () => {
  const una = await settled(world, 'una.two');
  await una.caller.put('/api/me/email', { email: 'una.second@example.org', password: PASSWORD });
  await openVerification(world, 'una.second@example.org');
  await recover('una.two');
  for (const address of [una.email, 'una.second@example.org'])
    expect([address, (await stopWord(address)).length]).toEqual([address, 43]);
  const [mail] = (await mailsTo(world.platform, 'una.two@new.example')).slice(-1);
  expect([mail?.kind, mail?.link]).toEqual(['recovery-waits', '']);
});

test('A17: opening the link of the mail stops nothing, one press does, and then nothing happens', async () => {
  const una = await settled(world, 'una.three');
  await recover('una.three');
  const word = await stopWord(una.email);
  const page = await browser().get(`/oidc/recovery?token=${word}`);
  expect([page.statusCode, page.body.includes('method="post"')]).toEqual([200, true]);
  expect(await eventsOf(una.personId)).toEqual(['recovery-asked']);
  expect((await browser().post(`/oidc/recovery?token=${word}x`, {})).statusCode).toBe(410);
  expect((await browser().post(`/oidc/recovery?token=${word}`, {})).statusCode).toBe(200);
  expect((await browser().post(`/oidc/recovery?token=${word}`, {})).statusCode).toBe(410);
  expect((await browser().get(`/oidc/recovery?token=${word}`)).statusCode).toBe(410);
  expect(await eventsOf(una.personId)).toEqual(['recovery-asked', 'recovery-cancelled']);
  await carryOutRecoveries(world.platform);
  expect([await emailOf(una.personId), await canLogIn(una.email)]).toEqual([una.email, true]);
});

test('A17: a log-in stops it, a wrong password does not', async () => {
  const una = await settled(world, 'una.four');
  await recover('una.four');
  expect(await canLogIn(una.email, 'a wrong password')).toBe(false);
  expect(await eventsOf(una.personId)).toEqual(['recovery-asked']);
  expect(await canLogIn(una.email)).toBe(true);
  expect(await eventsOf(una.personId)).toEqual(['recovery-asked', 'recovery-cancelled']);
});

test('A17: an operator stops what was begun, once', async () => {
  await settled(world, 'una.five');
  await recover('una.five');
  expect((await operate('stop-recovery', 'una.five')).ok).toBe(true);
  expect(await operate('stop-recovery', 'una.five')).toMatchObject({ ok: false });
});

test('A17: the old address takes the recovery back for seven days', async () => {
  const una = await settled(world, 'una.six');
  await recover('una.six');
  await whenDue(una.accountId);
  const undo = await newestToken(world, una.email, 'email-changed');
  expect((await world.as(null).post('/api/public/email-undos', { token: undo })).status).toBe(200);
  expect(await emailOf(una.personId)).toBe(una.email);
});

test('A17: an address that somebody proves meanwhile stays theirs', async () => {
  const una = await settled(world, 'una.seven');
  const other = await settled(world, 'one.other');
  await recover('una.seven', 'shared@example.org');
  await other.caller.put('/api/me/email', { email: 'shared@example.org', password: PASSWORD });
  await openVerification(world, 'shared@example.org');
  await whenDue(una.accountId);
  expect([await emailOf(una.personId), await emailOf(other.personId)]).toEqual([
    una.email,
    'shared@example.org',
  ]);
  expect(await eventsOf(una.personId)).toEqual(['recovery-asked', 'recovery-cancelled']);
});

test('A17: what cannot be recovered is said clearly, and nobody is mailed', async () => {
  const [una, lea] = [await settled(world, 'una.eight'), await settled(world, 'lea.eight')];
  const mails = async () =>
    (await world.platform.database.pool.query(`select 1 from mail_outbox where kind like 'recovery%'`))
      .rowCount;
  await recover('una.eight');
  const before = await mails();
  const refused = async (...words: string[]) => {
    const { ok, lines } = await operate(...words);
    expect(ok).toBe(false);
    return lines.join(' ');
  };
  expect(await refused('recover', 'una.eight', '--mail', 'x@new.example')).toContain('already');
  expect(await refused('recover', 'nobody.here', '--mail', 'x@new.example')).toContain('nobody called');
  expect(await refused('recover', 'lea.eight', '--mail', 'no address')).toContain('no address');
  expect(await refused('recover', 'lea.eight', '--mail', lea.email)).toContain('has this address already');
  expect(await refused('recover', 'lea.eight', '--mail', una.email)).toContain('Somebody else');
  expect(await refused('recover', 'lea.eight')).toContain('recover <username> --mail');
  await operate('grant', 'operator', 'lea.eight');
  expect(await refused('recover', 'lea.eight', '--mail', 'x@new.example')).toContain('is an operator');
  await operate('revoke', 'operator', 'lea.eight');
  expect((await lea.caller.post('/api/me/deletion', {})).status).toBe(200);
  expect(await refused('recover', 'lea.eight', '--mail', 'x@new.example')).toContain('asked to be deleted');
  expect(await refused('recover', 'asha', '--mail', 'x@new.example')).toContain('another provider');
  expect(await mails()).toBe(before);
});

test('A17: no owner of a club, moderator or operator page recovers anybody: only the command line does', async () => {
  const { paths } = (await world.as(null).get('/api/openapi.json')).body;
  expect(Object.keys(paths).filter((path) => /recover(?!y-codes)/i.test(path))).toEqual([]);
});
