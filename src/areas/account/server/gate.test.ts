import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { callerOf } from '#app/server/testing/caller.ts';
import { Browser } from '#platform/server/identity/testing/browser.ts';
import { enterAs } from '#platform/server/identity/testing/log-in-journey.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const password = 'a quiet ridge at dawn';
const units = { mass: 'KG', length: 'KM', volume: 'L', energy: 'KCAL', temperature: 'C', time: 'H24' };
const form = {
  displayName: 'Dana Lee',
  username: 'dana',
  location: { name: 'Zermatt', formattedAddress: 'Zermatt, Valais, Switzerland', lat: 46.02, lng: 7.75 },
  interestTags: ['Hiking', 'hiking', ' Camping '],
  units,
  timeZone: 'Europe/Zurich',
};

async function signUp(email: string) {
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  const { tokens } = await enterAs(browser, 'sign-up', email, password);
  if (!tokens) throw new Error('no tokens');
  const caller = callerOf(world.app, { ...world.asha, token: tokens.access_token });
  // The first call of the app is what makes the person.
  await caller.get('/api/me');
  return { browser, tokens, caller };
}

function tokenIn(link: string): string {
  return new URL(link).searchParams.get('token') ?? '';
}

test('GATE-3 … GATE-7: sign up, verify by the link in the mail, choose a name, come in', async () => {
  const { caller } = await signUp('dana@example.org');
  const first = await caller.get('/api/me');
  expect(first.body).toMatchObject({ email: 'dana@example.org', emailVerified: false, onboarded: false });
  expect((await caller.get('/api/sse/subscribe')).body.code).toBe('EMAIL_NOT_VERIFIED');
  expect((await caller.put('/api/me/onboarding', form)).body.code).toBe('EMAIL_NOT_VERIFIED');

  await world.runJobs();
  const [mail, ...more] = await mailsTo(world.platform, 'dana@example.org');
  expect(more).toEqual([]);
  expect(mail?.link).toMatch(/^http:\/\/localhost:3000\/verify\/email\/confirm\?token=[\w-]{43}$/);
  const token = tokenIn(mail?.link ?? '');
  const verified = await world.as(null).post('/api/public/verifications', { token });
  expect(verified).toMatchObject({ status: 200, body: { error: false, message: 'Your email is verified.' } });
  const again = await world.as(null).post('/api/public/verifications', { token });
  expect(again).toMatchObject({ status: 422, body: { code: 'LINK_SPENT' } });

  expect((await caller.get('/api/me')).body).toMatchObject({ emailVerified: true, onboarded: false });
  expect((await caller.put('/api/me/onboarding', form)).status).toBe(200);
  expect((await caller.get('/api/me')).body).toMatchObject({
    username: 'dana',
    displayName: 'Dana Lee',
    onboarded: true,
    timeZone: 'Europe/Zurich',
    location: form.location,
    detail: { interestTags: ['Hiking', 'Camping'] },
    preference: { lengthUnit: 'KM' },
  });
});

test('GATE-6: a verification link ends after 24 hours and mails are limited to 1 a minute, 5 an hour', async () => {
  const limited = await buildTestApp({ RATE_LIMITS: 'true' });
  const eve = await limited.enter({ username: 'eve', emailVerified: false, onboarded: false });
  const caller = limited.as(eve);
  const send = async () => (await caller.post('/api/me/verification')).status;
  const answers: number[] = [];
  for (let minute = 0; minute < 8; minute += 1) {
    answers.push(await send(), await send());
    limited.forward(60_000);
  }
  expect(answers.filter((status) => status === 200)).toHaveLength(5);
  expect(answers.slice(0, 4)).toEqual([200, 429, 200, 429]);
  const refused = await caller.post('/api/me/verification');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  const mails = await mailsTo(limited.platform, 'eve@trailfolk.example');
  limited.forward(24 * 3_600_000);
  const late = await limited
    .as(null)
    .post('/api/public/verifications', { token: tokenIn(mails[4]?.link ?? '') });
  expect(late.body.code).toBe('LINK_SPENT');
  await limited.close();
});

test('case 26: spellings of one mailbox and many accounts get it at most 5 mails an hour', async () => {
  const limited = await buildTestApp({ RATE_LIMITS: 'true' });
  const spellings = [
    'vic.tim@example.org',
    'VICTIM@example.org',
    'victim+a@example.org',
    'v.i.c.t.i.m@EXAMPLE.org',
  ];
  for (let index = 0; index < 24; index += 1) {
    const member = await limited.enter({ username: `m${index}abc`, emailVerified: false, onboarded: false });
    const email = spellings[index % spellings.length] ?? '';
    await limited.as(member).put('/api/me/email', { email });
    limited.forward(120_000);
  }
  const { rows } = await limited.platform.database.pool.query(
    'select count(*)::int as mails from mail_outbox where to_address = any($1)',
    [spellings],
  );
  expect(rows[0].mails).toBe(5);
  await limited.close();
});

test('case 28: a mail scanner that opens the link five times does not use it up', async () => {
  await signUp('scanned@example.org');
  await world.runJobs();
  const link = (await mailsTo(world.platform, 'scanned@example.org'))[0]?.link ?? '';
  for (let visit = 0; visit < 5; visit += 1)
    await world.as(null).get(link.replace('http://localhost:3000', ''));
  const token = tokenIn(link);
  expect((await world.as(null).post('/api/public/verifications', { token })).status).toBe(200);
});

test('case 27: links in mails carry the configured origin, whatever host a request claims', async () => {
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
  const fay = await world.enter({ username: 'fay', emailVerified: false, onboarded: false });
  await world.as(fay).put('/api/me/email', { email: 'fay2@example.org' }, evil);
  const browser = new Browser(world.app, world.platform.config.PUBLIC_ORIGIN);
  const answer = await browser.post('/oidc/forgotten-password', { email: 'dana@example.org' }, evil);
  expect(answer.statusCode).toBe(200);
  await world.runJobs();
  const mails = [
    ...(await mailsTo(world.platform, 'fay2@example.org')),
    ...(await mailsTo(world.platform, 'dana@example.org')),
  ];
  expect(mails.map((mail) => mail.kind)).toContain('new-password');
  for (const mail of mails) {
    expect(mail.html + mail.text).not.toContain('evil.example');
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\//);
  }
});

test('an address that somebody else has proved gets a mail of its own, the asker the same answer', async () => {
  await world.enter({ username: 'owner' });
  const { caller } = await signUp('owner@trailfolk.example');
  await world.runJobs();
  expect((await mailsTo(world.platform, 'owner@trailfolk.example')).map(({ kind }) => kind)).toEqual([
    'already-here',
  ]);
  const [taken, free] = [
    await caller.put('/api/me/email', { email: 'owner@trailfolk.example' }),
    await caller.put('/api/me/email', { email: 'nobody@trailfolk.example' }),
  ];
  expect(taken.status).toBe(free.status);
  expect(taken.text.replaceAll('owner@', 'nobody@')).toBe(free.text);
});

test('PER-8: a verified address stays in use until the new one is verified', async () => {
  const gil = await world.enter({ username: 'gil' });
  await world.as(gil).put('/api/me/email', { email: 'gil.new@example.org' });
  expect((await world.as(gil).get('/api/me')).body).toMatchObject({
    email: 'gil@trailfolk.example',
    emailVerified: true,
  });
  const token = tokenIn((await mailsTo(world.platform, 'gil.new@example.org'))[0]?.link ?? '');
  expect((await world.as(null).post('/api/public/verifications', { token })).status).toBe(200);
  expect((await world.as(gil).get('/api/me')).body).toMatchObject({
    email: 'gil.new@example.org',
    emailVerified: true,
  });
});

test('when several people prove one address at once, one has it and the others are told', async () => {
  const email = 'shared@example.org';
  const claimants = await Promise.all(
    ['s1x', 's2x', 's3x', 's4x'].map((username) =>
      world.enter({ username, emailVerified: false, onboarded: false }),
    ),
  );
  for (const claimant of claimants) await world.as(claimant).put('/api/me/email', { email });
  const links = (await mailsTo(world.platform, email)).map(({ link }) => tokenIn(link));
  const answers = await Promise.all(
    links.map((token) => world.as(null).post('/api/public/verifications', { token })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const { rows } = await world.platform.database.pool.query(
    'select count(*)::int as owners from people where email = $1 and email_verified',
    [email],
  );
  expect(rows[0].owners).toBe(1);
});
