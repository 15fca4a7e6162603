import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
beforeEach(async () => {
  await world.as(world.ben).patch('/api/me', { locale: 'de-CH', timeZone: 'Europe/Zurich' });
});
afterAll(() => world.close());

const days = (count: number) => new Date(world.platform.now().getTime() + count * 86_400_000).toISOString();

async function plan(wishes: object = {}): Promise<string> {
  const times = { startDateTime: days(10), endDateTime: days(10.2), timeZone: 'Europe/Zurich' };
  const { body, text } = await world
    .as(world.asha)
    .post('/api/huddles', { name: 'Ridge', ...times, ...wishes });
  expect(body.id, text).toBeDefined();
  return body.id;
}

const answer = (id: string, guests: object, headers = {}) =>
  world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES', guests }, headers);

test('P20 a German account is refused in German, with the date on its own clock', async () => {
  const id = await plan({ rsvpStartDateTime: days(1) });
  const refused = await answer(id, {}, { 'accept-language': 'fr' });
  expect(refused.headers['content-language']).toBe('de');
  expect(refused.body).toMatchObject({ code: 'RSVP_NOT_STARTED', params: { date: days(1) } });
  expect(refused.body.message).toMatch(
    /^Die Anmeldung hat noch nicht begonnen. Ab Di., 2\. Juni 2026, 10:00 kannst du zusagen\.$/,
  );
  expect(refused.body).toMatchObject({ detail: refused.body.message, errors: [refused.body.message] });
});

test('P20 what was done is confirmed in German, one guest as one and two as two', async () => {
  const id = await plan({ guestAllowed: true, guestLimit: 1, guestAllowedAges: ['ADULT'] });
  const one = await answer(id, { ADULT: 1 });
  expect(one.headers['content-language']).toBe('de');
  const confirmed = { code: 'CONFIRMED', params: { guests: 1 } };
  expect(one.body).toMatchObject({ ...confirmed, message: 'Du bist mit 1 Gast dabei.' });
  const two = await answer(id, { ADULT: 2 });
  expect(two.body).toMatchObject({ code: 'TOO_MANY_GUESTS', message: 'Du kannst bis zu 1 Gast mitbringen.' });
});

test('P20 an English account reads English with the right plural', async () => {
  const asha = world.as(world.asha);
  await world.as(world.ben).patch('/api/me', { locale: 'en' });
  const id = await plan({ capacity: 1, guestAllowed: true, guestLimit: 3, guestAllowedAges: ['ADULT'] });
  const refused = await answer(id, { ADULT: 2 });
  expect(refused.headers['content-language']).toBe('en');
  expect(refused.body.message).toBe('The party is larger than the whole huddle, which has 1 place.');
  expect((await asha.delete(`/api/huddles/${id}/draft`)).body.message).toBe(
    'This huddle is already published.',
  );
});

test('P20 a visitor is answered in the language of the browser, or in the one they chose', async () => {
  const visitor = world.as(null);
  const url = '/api/public/huddles/00000000-0000-7000-8000-000000000000';
  const german = await visitor.get(url, { 'accept-language': 'de-AT,en;q=0.5' });
  expect([german.headers['content-language'], german.body.message]).toEqual(['de', 'Nicht gefunden.']);
  const chosen = await visitor.get(url, { 'accept-language': 'de', cookie: 'language=en' });
  expect([chosen.headers['content-language'], chosen.body.message]).toEqual(['en', 'Not found.']);
  const entry = { email: 'eva@example.org', name: 'Eva', notes: '', website: '' };
  const done = await visitor.post('/api/public/waitlist', entry, { 'accept-language': 'de' });
  expect(done.body).toMatchObject({
    error: false,
    code: 'WAITLIST_JOINED',
    message: expect.stringMatching(/^Danke\./),
  });
});

test('P20 faults of a request are told in German', async () => {
  const german = { 'accept-language': 'de' };
  const asha = world.as(world.asha);
  const missing = await asha.get('/api/nothing-here', german);
  expect(missing.body).toMatchObject({ code: 'NOT_FOUND', message: 'Nicht gefunden.' });
  const long = await asha.patch('/api/me', { displayName: 'a'.repeat(500) }, german);
  expect([long.status, long.headers['content-language']]).toEqual([400, 'de']);
  expect(long.body.errors[0]).toMatch(/^displayName: Zu groß/);
  const wrong = await asha.patch('/api/me', { displayName: 7 }, german);
  expect(wrong.body.errors[0]).toBe('displayName: ist nicht gültig');
  const key = await asha.post('/api/rooms', {}, { ...german, 'idempotency-key': 'a b' });
  expect(key.status).toBe(400);
});

test('P20 an answer that was kept before sentences had codes is still told', async () => {
  const headers = { 'idempotency-key': 'kept-long-ago' };
  const found = () => world.as(world.ben).post('/api/communities/init', undefined, headers);
  expect((await found()).body).toMatchObject({ code: 'MAY_FOUND', count: 0 });
  const before = { error: false, message: 'You can create a community.', count: 0, most: 5 };
  await world.platform.database.pool.query('update idempotency_keys set result = $1 where key = $2', [
    JSON.stringify({ value: before }),
    'kept-long-ago',
  ]);
  expect((await found()).body).toEqual(before);
});
