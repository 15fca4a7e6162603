import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const units = { mass: 'LB', length: 'MI', volume: 'GAL', energy: 'KJ', temperature: 'F', time: 'H12' };

test('API-5: who is not signed in is told nothing about themselves', async () => {
  for (const url of ['/api/me', '/api/usernames/dana']) {
    expect(await world.as(null).get(url)).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  }
});

test('a person changes what is theirs; absent fields stay', async () => {
  const asha = world.as(world.asha);
  const change = { theme: 'DARK', dateOfBirth: '1990-06-02', units, weight: 61.5, bio: 'Slow and steady.' };
  expect((await asha.patch('/api/me', change)).body).toMatchObject({ error: false });
  expect((await asha.patch('/api/me', { gender: 'woman', units: { mass: 'KG' } })).status).toBe(200);
  expect((await asha.get('/api/me')).body).toMatchObject({
    theme: 'DARK',
    dateOfBirth: '1990-06-02',
    age: 35,
    gender: 'woman',
    displayName: 'Asha Rai',
    detail: { weight: 61.5, bio: 'Slow and steady.' },
    preference: { massUnit: 'KG', lengthUnit: 'MI', timeUnit: 'H12' },
  });
});

test('a rule refuses a time zone that does not exist and an impossible date of birth', async () => {
  const asha = world.as(world.asha);
  expect(await asha.patch('/api/me', { timeZone: 'Mars/Olympus' })).toMatchObject({ status: 422 });
  expect((await asha.patch('/api/me', { dateOfBirth: '2020-01-01' })).body.code).toBe('BIRTH_NOT_POSSIBLE');
});

test.each([
  { betaUser: true },
  { devUser: true },
  { preference: { betaUser: true, devUser: true } },
  { verified: true },
  { emailVerified: true },
  { email: 'x@example.org' },
  { role: 'admin' },
  { moderator: true },
  { id: '01890000-0000-7000-8000-000000000000' },
  { uid: 'someone' },
  { username: 'other' },
  { userId: '01890000-0000-7000-8000-000000000000' },
])('case 13: a change of %j is an unknown field and changes nothing', async (body) => {
  const asha = world.as(world.asha);
  const before = (await asha.get('/api/me')).text;
  const answer = await asha.patch('/api/me', { ...body, bio: 'not stored' });
  expect(answer.status).toBe(400);
  expect(answer.body.errors.join()).toContain(Object.keys(body)[0]);
  expect((await asha.get('/api/me')).text).toBe(before);
});

test('GATE-8: the live check tells why a username may not be chosen', async () => {
  const asha = world.as(world.asha);
  const free = async (name: string) => (await asha.get(`/api/usernames/${encodeURIComponent(name)}`)).body;
  expect(await free('dana.lee_2')).toEqual({ free: true, message: 'This username is free.' });
  expect((await free('BEN')).message).toBe('This username is taken.');
  expect((await free('start')).message).toBe('This username is reserved.');
  expect((await free('ab')).free).toBe(false);
  expect((await free('zoë')).free).toBe(false);
  expect((await free('asha')).free).toBe(true);
});

test('GATE-8: when two people choose one name at once, one has it and the other is told', async () => {
  const racers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => world.enter({ username: `racer${index}`, onboarded: false })),
  );
  const form = {
    displayName: 'Racer',
    username: 'Summit',
    location: null,
    interestTags: [],
    units,
    timeZone: 'UTC',
  };
  const answers = await Promise.all(racers.map((racer) => world.as(racer).put('/api/me/onboarding', form)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ body }) => body.code)).toEqual(Array(7).fill('USERNAME_TAKEN'));
});

test('onboarding sent again changes the same things, but the name stays', async () => {
  const kai = await world.enter({ username: 'kai', onboarded: false });
  const form = {
    displayName: 'Kai',
    username: 'kai',
    location: null,
    interestTags: [],
    units,
    timeZone: 'UTC',
  };
  expect((await world.as(kai).put('/api/me/onboarding', form)).status).toBe(200);
  expect((await world.as(kai).put('/api/me/onboarding', { ...form, displayName: 'Kai B' })).status).toBe(200);
  const renamed = await world.as(kai).put('/api/me/onboarding', { ...form, username: 'kai2' });
  expect(renamed).toMatchObject({ status: 409, body: { code: 'USERNAME_KEPT' } });
  expect((await world.as(kai).get('/api/me')).body).toMatchObject({ username: 'kai', displayName: 'Kai B' });
});
