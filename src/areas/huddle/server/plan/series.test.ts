import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

type Plan = ReturnType<typeof planOf>;
const asha = () => world.as(world.asha);
const view = async (id: string) => (await asha().get(`/api/huddles/${id}`)).body;

/** A Saturday walk at half past eight in Zurich, before the clocks go back on 25 October. */
const october: Partial<Plan> = {
  startDateTime: '2026-10-17T06:30:00.000Z',
  endDateTime: '2026-10-17T14:00:00.000Z',
  rsvpEndDateTime: '2026-10-16T18:00:00.000Z',
};

async function series(changes: Partial<Plan> = {}, times = 2): Promise<string[]> {
  const plan = planOf(world.platform.now(), { ...october, capacity: 4, ...changes });
  const first = (await asha().post('/api/huddles', plan)).body.id;
  const answer = await asha().post(`/api/huddles/${first}/repetitions`, { every: 'WEEK', times });
  expect(answer.status).toBe(200);
  return [first, ...answer.body.ids];
}

async function change(id: string, changes: Partial<Plan>, scope: 'THIS' | 'FOLLOWING') {
  const { edition, form } = (await asha().get(`/api/huddles/${id}/plan`)).body;
  const base = planOf(world.platform.now(), { ...october, capacity: 4, coHostIds: form.coHostIds });
  return asha().put(`/api/huddles/${id}/plan`, { plan: { ...base, ...changes }, edition, scope });
}

test('HUD-4 a weekly huddle keeps its hour at the venue over a change of the clocks', async () => {
  const [first = '', ...rest] = await series({ coHostIds: [world.ben.personId] });
  const views = await Promise.all(rest.map(view));
  expect(views.map((each) => each.startDateTime)).toEqual([
    '2026-10-24T06:30:00.000Z',
    '2026-10-31T07:30:00.000Z',
  ]);
  expect(views[1]).toMatchObject({
    endDateTime: '2026-10-31T15:00:00.000Z',
    rsvpEndDateTime: '2026-10-30T19:00:00.000Z',
    host: { id: world.asha.personId },
    coHosts: [],
    participantsSummary: { totalConfirmedPeople: 0 },
  });
  expect((await asha().get(`/api/huddles/${first}/plan`)).body.series).toEqual({
    every: 'WEEK',
    following: 2,
  });
  const again = await asha().post(`/api/huddles/${first}/repetitions`, { every: 'WEEK', times: 1 });
  expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_IN_A_SERIES' } });
});

test('HUD-4 a change of one leaves the others, a change of all following moves each in its own week', async () => {
  const [first = '', second = '', third = ''] = await series();
  await change(
    third,
    {
      ...october,
      name: 'Own name',
      startDateTime: '2026-10-31T07:30:00.000Z',
      endDateTime: '2026-10-31T15:00:00.000Z',
      rsvpEndDateTime: null,
    },
    'THIS',
  );
  expect((await view(second)).name).toBe('Ridge walk');
  // From Saturday half past eight to Sunday nine; what was not touched stays each one's own.
  const sunday = { startDateTime: '2026-10-18T07:00:00.000Z', endDateTime: '2026-10-18T14:30:00.000Z' };
  const moved = await change(first, { ...sunday, description: 'With cake.' }, 'FOLLOWING');
  expect(moved.status).toBe(200);
  expect(await view(second)).toMatchObject({
    startDateTime: '2026-10-25T08:00:00.000Z',
    description: 'With cake.',
  });
  expect(await view(third)).toMatchObject({
    name: 'Own name',
    startDateTime: '2026-11-01T08:00:00.000Z',
    description: 'With cake.',
  });
});

test('HUD-4 a limit that one of the following cannot keep changes none of them', async () => {
  const [first = '', second = ''] = await series();
  for (const who of [world.ben, world.cleo]) {
    await world.as(who).put(`/api/huddles/${second}/rsvp`, { rsvpType: 'YES' });
  }
  const refused = await change(first, { capacity: 1, name: 'Small' }, 'FOLLOWING');
  expect(refused).toMatchObject({ status: 409, body: { code: 'CAPACITY_BELOW_CONFIRMED' } });
  expect(await view(first)).toMatchObject({ name: 'Ridge walk', capacity: 4 });
});

test('HUD-4 cancelling tells everybody why, and nobody waits any more', async () => {
  const [first = '', second = '', third = ''] = await series({ capacity: 1 });
  await world.as(world.ben).put(`/api/huddles/${second}/rsvp`, { rsvpType: 'YES' });
  await world.as(world.cleo).put(`/api/huddles/${second}/rsvp`, { rsvpType: 'YES' });
  const url = `/api/huddles/${second}/cancellation`;
  expect((await world.as(world.ben).post(url, { reason: 'no' })).status).toBe(403);
  const off = await asha().post(url, { reason: 'Storm.', scope: 'FOLLOWING' });
  expect(off.status).toBe(200);
  expect(await view(second)).toMatchObject({ status: 'CANCELLED', cancelReason: 'Storm.' });
  expect((await view(third)).status).toBe('CANCELLED');
  expect((await view(first)).status).toBe('PUBLISHED');
  await world.runJobs();
  for (const who of [world.ben, world.cleo]) {
    const { items } = (await world.as(who).get('/api/notifications')).body;
    const told = items.filter((item: { kind: string }) => item.kind === 'HUDDLE_CANCELLED');
    expect(told.map((item: { object: { id: string } }) => item.object.id)).toEqual([second]);
  }
  const cleos = (await world.as(world.cleo).get(`/api/huddles/${second}`)).body;
  expect(cleos.participation).toMatchObject({ waiting: false, queuePosition: null });
  expect(await asha().post(url, {})).toMatchObject({ status: 409, body: { code: 'HUDDLE_CANCELLED' } });
});

test('HUD-4 a copy is a draft on the next such weekday, without people or answers', async () => {
  const invitedIds = [world.cleo.personId];
  const [first = ''] = await series({ invitedIds, whatToBring: 'Cake', capacity: 4 }, 1);
  world.setNow('2026-11-05T10:00:00Z');
  const copied = await asha().post(`/api/huddles/${first}/copies`);
  const { status, form } = (await asha().get(`/api/huddles/${copied.body.id}/plan`)).body;
  expect(status).toBe('DRAFT');
  expect(form).toMatchObject({ start: '2026-11-07T08:30', end: '2026-11-07T16:00', whatToBring: 'Cake' });
  expect(form.invitedIds).toEqual([]);
});
