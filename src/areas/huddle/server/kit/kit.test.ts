import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

const rope = { id: null, name: 'Rope, 60 m', needed: 2 };
const stove = { id: null, name: 'Stove', needed: 1 };

async function planned(items: object[], changes: Parameters<typeof planOf>[1] = {}): Promise<string> {
  const made = await world.as(world.asha).post('/api/huddles', planOf(world.platform.now(), changes));
  const saved = await write(made.body.id, items);
  expect(saved.status, saved.text).toBe(200);
  return made.body.id;
}
const write = (id: string, items: object[], who: CastMember = world.asha) =>
  world.as(who).put(`/api/huddles/${id}/kit`, { items });
const read = async (id: string, who: CastMember) => (await world.as(who).get(`/api/huddles/${id}/kit`)).body;
const bring = (id: string, kitId: string, amount: number, who: CastMember) =>
  world.as(who).put(`/api/huddles/${id}/kit-items/${kitId}/promise`, { amount });
const rsvp = (id: string, who: CastMember, rsvpType = 'YES') =>
  world.as(who).put(`/api/huddles/${id}/rsvp`, { rsvpType });

test('HUD-25 those who have a place say what they bring; others see what is missing and no names', async () => {
  const id = await planned([rope, stove]);
  await rsvp(id, world.ben);
  const [first] = (await read(id, world.ben)).items;
  expect((await bring(id, first.id, 1, world.ben)).body.message).toContain('Thank you');
  expect(await read(id, world.ben)).toMatchObject({
    mayBring: true,
    items: [
      {
        name: 'Rope, 60 m',
        needed: 2,
        promised: 1,
        mine: 1,
        bringers: [{ person: { username: 'ben' }, amount: 1 }],
      },
      { name: 'Stove', needed: 1, promised: 0, mine: 0, bringers: [] },
    ],
  });
  expect(await read(id, world.cleo)).toMatchObject({
    mayBring: false,
    items: [{ promised: 1, mine: 0, bringers: [] }, { promised: 0 }],
  });
  expect(await bring(id, first.id, 1, world.cleo)).toMatchObject({
    status: 422,
    body: { code: 'ANSWER_FIRST' },
  });
  expect((await world.as(world.cleo).get(`/api/huddles/${id}`)).body.kitCount).toBe(2);
});

test('HUD-25 of two who promise the last one at once, one does', async () => {
  const id = await planned([stove]);
  await Promise.all([rsvp(id, world.ben), rsvp(id, world.cleo)]);
  const [item] = (await read(id, world.ben)).items;
  const answers = await Promise.all([bring(id, item.id, 1, world.ben), bring(id, item.id, 1, world.cleo)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({ code: 'KIT_PROMISED_ALREADY', params: { left: 0 } });
  expect((await read(id, world.asha)).items[0].promised).toBe(1);
});

test('HUD-25 anyone who no longer comes brings nothing, and a new yes does not promise it again', async () => {
  const id = await planned([stove]);
  await rsvp(id, world.ben);
  const [item] = (await read(id, world.ben)).items;
  await bring(id, item.id, 1, world.ben);
  await world.as(world.ben).delete(`/api/huddles/${id}/rsvp`);
  expect((await read(id, world.asha)).items[0]).toMatchObject({ promised: 0, bringers: [] });
  await world.runJobs();
  await rsvp(id, world.ben);
  expect((await read(id, world.asha)).items[0].promised).toBe(0);
  await bring(id, item.id, 1, world.ben);
  await world.runJobs();
  await rsvp(id, world.ben);
  await world.runJobs();
  expect((await read(id, world.asha)).items[0].promised).toBe(1);
});

test('HUD-25 a host changes the list: what stays keeps who brings it, what goes takes the promise along', async () => {
  const id = await planned([rope, stove]);
  await rsvp(id, world.ben);
  const [first, second] = (await read(id, world.ben)).items;
  await bring(id, first.id, 2, world.ben);
  await bring(id, second.id, 1, world.ben);
  const fewer = [
    { id: second.id, name: 'Gas stove', needed: 1 },
    { id: first.id, name: 'Rope', needed: 1 },
  ];
  expect((await write(id, fewer)).status).toBe(200);
  expect((await read(id, world.ben)).items).toMatchObject([
    { name: 'Gas stove', promised: 1 },
    { name: 'Rope', needed: 1, promised: 2 },
  ]);
  expect((await write(id, [{ ...rope, id: second.id }])).status).toBe(200);
  expect((await write(id, [{ ...rope, id: first.id }])).body.code).toBe('KIT_CHANGED');
  expect((await bring(id, first.id, 0, world.ben)).body.code).toBe('KIT_CHANGED');
  const twice = [
    { ...rope, id: second.id },
    { ...rope, id: second.id },
  ];
  expect((await write(id, twice)).body.code).toBe('KIT_CHANGED');
});

test('HUD-25 only hosts write the list, up to 30 things of 1 to 99 each, until the start', async () => {
  const id = await planned([rope]);
  expect((await write(id, [], world.ben)).status).toBe(403);
  const many = (count: number) => Array.from({ length: count }, () => stove);
  expect((await write(id, many(31))).status).toBe(400);
  expect((await write(id, many(30))).status).toBe(200);
  for (const [needed, status] of [
    [0, 400],
    [1, 200],
    [99, 200],
    [100, 400],
  ] as const)
    expect((await write(id, [{ ...stove, needed }])).status, `${needed}`).toBe(status);
  await rsvp(id, world.ben);
  const [item] = (await read(id, world.ben)).items;
  world.forward(8 * 86_400_000);
  expect((await write(id, [])).body.code).toBe('HUDDLE_PAST');
  expect((await bring(id, item.id, 1, world.ben)).body.code).toBe('HUDDLE_PAST');
});

test('HUD-25 a cancelled outing takes no promises, and a copy needs the same of nobody yet', async () => {
  const id = await planned([rope]);
  await rsvp(id, world.ben);
  const [item] = (await read(id, world.ben)).items;
  await bring(id, item.id, 1, world.ben);
  const copy = await world.as(world.asha).post(`/api/huddles/${id}/copies`);
  expect(await read(copy.body.id, world.asha)).toMatchObject({ items: [{ name: rope.name, promised: 0 }] });
  await world.as(world.asha).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm' });
  const refused = await bring(id, item.id, 2, world.ben);
  expect([refused.status, refused.body.code]).toEqual([422, 'HUDDLE_CANCELLED']);
});
