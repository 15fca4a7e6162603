import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

const DAY_MS = 86_400_000;
let world: TestApp;
let id: string;
beforeAll(async () => {
  world = await buildTestApp();
  const startsAt = world.platform.now().getTime() + 3 * DAY_MS;
  const times = {
    startDateTime: new Date(startsAt).toISOString(),
    endDateTime: new Date(startsAt + DAY_MS / 4).toISOString(),
  };
  id = (await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), times))).body.id;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  const guests = [
    { name: 'Mila; of "Chur", =1+1', note: '+41 79 123 45 67, has a dog', people: 1 },
    { name: 'Ueli', note: 'comes by bike', people: 1 },
  ];
  for (const guest of guests)
    expect((await world.as(world.asha).post(`/api/huddles/${id}/unregistered-parties`, guest)).status).toBe(
      200,
    );
});
afterAll(() => world.close());

const read = (who: CastMember | null) => world.as(who).get(`/api/huddles/${id}/contacts.vcf`);

test('I6, SAFE-5: hosts alone get numbers, from a day before until a day after, and each says when to delete it', async () => {
  const stranger = await world.enter({ username: 'stranger' });
  const answers = async () => [
    (await read(world.asha)).status,
    (await read(world.ben)).status,
    (await read(stranger)).status,
    (await read(null)).status,
  ];
  expect(await answers()).toEqual([409, 403, 403, 401]);
  world.forward(2 * DAY_MS);
  expect(await answers()).toEqual([200, 403, 403, 401]);
  const file = await read(world.asha);
  expect(file.headers['content-type']).toContain('text/vcard');
  expect(file.headers['cache-control']).toContain('no-store');
  const card = new ICAL.Component(ICAL.parse(file.text));
  const said = ['version', 'fn', 'tel', 'categories', 'note'].map((name) => card.getFirstPropertyValue(name));
  expect(said).toEqual([
    '4.0',
    'Mila; of "Chur", =1+1',
    'tel:+41791234567',
    'Ridge walk',
    expect.stringMatching(/^Ridge walk: for this outing only\. Delete by \d{4}-\d\d-\d\d\.$/),
  ]);
  expect(file.text).not.toContain('Ueli');
  expect(file.text).not.toContain('dog');
  world.forward(2.25 * DAY_MS);
  expect((await read(world.asha)).status).toBe(200);
  world.forward(1);
  expect(await answers()).toEqual([409, 403, 403, 401]);
});

test('I6, SAFE-5: where nobody has left a number, that is said', async () => {
  const soon = planOf(world.platform.now(), {
    startDateTime: new Date(world.platform.now().getTime() + DAY_MS / 2).toISOString(),
    endDateTime: new Date(world.platform.now().getTime() + DAY_MS).toISOString(),
  });
  const { body } = await world.as(world.asha).post('/api/huddles', soon);
  const answer = await world.as(world.asha).get(`/api/huddles/${body.id}/contacts.vcf`);
  expect([answer.status, answer.body.code]).toEqual([409, 'NO_NUMBERS']);
});
