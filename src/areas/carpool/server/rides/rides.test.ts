import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
let dora: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
  dora = await world.enter({ username: 'dora' });
});
afterAll(() => world.close());

test('CAR-2 a rider asks, the driver accepts, and both ways have a seat less', async () => {
  const { asha, ben } = world;
  const car = await stage.offer(asha);
  expect((await stage.ask(ben, car, { message: 'Two bags' })).body.state).toBe('ASKED');
  expect(await stage.left(ben, car)).toEqual([2, 2]);
  const [asked] = (await stage.read(asha, car)).body.rides;
  expect([asked.rider.id, asked.state, asked.message]).toEqual([ben.personId, 'ASKED', 'Two bags']);
  expect((await stage.answer(asha, car, ben)).body.state).toBe('ACCEPTED');
  expect(await stage.left(ben, car)).toEqual([1, 1]);
  await world.runJobs();
  expect(await stage.kinds(asha)).toContain('CARPOOL_REQUEST');
  expect(await stage.kinds(ben)).toContain('CARPOOL_ACCEPTED');
});

test('CAR-2 one way takes a seat of that way alone, and a party as many as it has people', async () => {
  const car = await stage.offer(world.asha, { seatsOut: 4, seatsBack: 1 });
  expect(await stage.riding(world.asha, car, world.ben, { legs: ['OUT'], party: 3 })).toBe('ACCEPTED');
  expect(await stage.left(world.ben, car)).toEqual([1, 1]);
  expect((await stage.ask(world.cleo, car, { legs: ['BACK'], party: 2 })).body.code).toBe('CAR_TOO_SMALL');
});

test('CAR-2 the driver declines, and who was declined has no part in it', async () => {
  const car = await stage.offer(world.asha);
  await stage.ask(world.ben, car);
  expect((await stage.answer(world.asha, car, world.ben, false)).body.state).toBe('DECLINED');
  expect((await stage.answer(world.asha, car, world.ben)).body.code).toBe('NO_RIDE_REQUEST');
  expect((await stage.read(world.asha, car)).body.rides).toEqual([]);
});

test('CAR-2 for the last seat the second waits, and moves up as soon as it is free', async () => {
  const { asha, ben, cleo } = world;
  const car = await stage.offer(asha, { seatsOut: 1, seatsBack: 1 });
  await Promise.all([stage.ask(ben, car), stage.ask(cleo, car)]);
  const states = await Promise.all([stage.answer(asha, car, ben), stage.answer(asha, car, cleo)]);
  expect(states.map(({ body }) => body.state).sort()).toEqual(['ACCEPTED', 'WAITING']);
  const [first, second] = states[0].body.state === 'ACCEPTED' ? [ben, cleo] : [cleo, ben];
  expect((await stage.read(second, car)).body.ride.queuePosition).toBe(1);
  expect((await stage.leave(first, car)).body.state).toBe('LEFT');
  expect((await stage.read(second, car)).body.ride.state).toBe('ACCEPTED');
  await world.runJobs();
  expect(await stage.kinds(second)).toContain('CARPOOL_MOVED_UP');
  expect(await stage.kinds(asha)).toContain('CARPOOL_LEFT');
});

test('CAR-2 accepting while the rider cancels ends in one of the two, with the seats counted right', async () => {
  for (let round = 0; round < 12; round += 1) {
    const car = await stage.offer(world.asha, { seatsOut: 1, seatsBack: 1 });
    await stage.ask(world.ben, car);
    await Promise.all([stage.answer(world.asha, car, world.ben), stage.leave(world.ben, car)]);
    const { state } = (await stage.read(world.ben, car)).body.ride;
    expect(['CANCELLED', 'LEFT']).toContain(state);
    expect(await stage.left(world.asha, car)).toEqual([1, 1]);
    await world.as(world.asha).post(`/api/carpools/${car}/cancellation`, {});
  }
});

test('CAR-2 the driver takes somebody off, who may not ask again', async () => {
  const car = await stage.offer(world.asha);
  await stage.riding(world.asha, car, world.ben);
  const off = await world.as(world.asha).delete(`/api/carpools/${car}/rides/${world.ben.personId}`);
  expect([off.status, (await stage.ask(world.ben, car)).body.code]).toEqual([200, 'TAKEN_OFF']);
  await world.runJobs();
  expect(await stage.kinds(world.ben)).toContain('CARPOOL_REMOVED');
});

test('CAR-2 nobody has two places on one way of a huddle, in whatever cars, also when both say yes at once', async () => {
  const { asha, ben, cleo } = world;
  const huddleId = await stage.huddle([ben, cleo, dora]);
  const cars = [await stage.offer(ben, { huddleId }), await stage.offer(cleo, { huddleId })] as const;
  for (const car of cars) await stage.ask(dora, car);
  const answers = await Promise.all([stage.answer(ben, cars[0], dora), stage.answer(cleo, cars[1], dora)]);
  const said = answers.map(({ body }) => body.state ?? body.code).sort();
  expect(said).toEqual(['ACCEPTED', 'RIDER_RIDES_ELSEWHERE']);
  const other = await stage.offer(asha, { huddleId });
  expect((await stage.ask(dora, other)).body.code).toBe('RIDES_ELSEWHERE');
});

test('CAR-3 who has found a seat no longer asks elsewhere for that way', async () => {
  const { asha, ben } = world;
  const huddleId = await stage.huddle([ben, dora]);
  const [one, two] = [await stage.offer(asha, { huddleId }), await stage.offer(ben, { huddleId })];
  await stage.ask(dora, one, { legs: ['OUT'] });
  await stage.ask(dora, two, { legs: ['OUT'] });
  await stage.answer(asha, one, dora);
  await world.runJobs();
  expect((await stage.read(dora, two)).body.ride.state).toBe('CANCELLED');
});

test('CAR-3 a driver offers seats to who needs a ride, who takes them; a need that is met is asked no more', async () => {
  const { asha, ben } = world;
  const huddleId = await stage.huddle([ben]);
  const car = await stage.offer(asha, { huddleId });
  const need = await stage.offer(ben, { kind: 'NEED', huddleId, seatsOut: 1, seatsBack: 1 });
  const offer = `/api/carpools/${car}/rides/${ben.personId}`;
  expect((await world.as(asha).put(offer, { needId: need })).body.state).toBe('OFFERED');
  await world.runJobs();
  expect(await stage.kinds(ben)).toContain('CARPOOL_OFFER');
  const taken = await world.as(ben).put(`/api/carpools/${car}/ride/offer`, { take: true });
  expect([taken.body.state, await stage.left(ben, car)]).toEqual(['ACCEPTED', [1, 1]]);
  const { items } = (await world.as(asha).get('/api/carpools?show=NEEDS')).body;
  expect(items.map((item: { id: string }) => item.id)).not.toContain(need);
  expect((await world.as(ben).put(`/api/carpools/${car}/ride/offer`, { take: true })).body.code).toBe(
    'NO_RIDE_OFFER',
  );
});

describe('CAR-2 what is not possible is refused in words', () => {
  test('asking for a ride of my own, of a need, of a way that is not driven, of one that has begun', async () => {
    const { asha, ben } = world;
    const car = await stage.offer(asha, { tripType: 'DEPART', returnAt: null, seatsBack: 0 });
    const need = await stage.offer(asha, { kind: 'NEED' });
    const soon = await stage.offer(asha, { departAt: stage.at(1) });
    const codes = [
      await stage.ask(asha, car),
      await stage.ask(ben, need),
      await stage.ask(ben, car),
      await stage.ask(ben, crypto.randomUUID()),
    ].map(({ body }) => body.code);
    expect(codes).toEqual(['OWN_CARPOOL', 'NOT_AN_OFFER', 'WAY_NOT_OFFERED', 'NOT_FOUND']);
    await stage.ask(ben, soon);
    world.forward(2 * 3_600_000);
    expect((await stage.answer(asha, soon, ben)).body.code).toBe('WAY_PAST');
    expect((await stage.ask(ben, soon, { legs: ['BACK'] })).body.state).toBe('ASKED');
  });

  test('a carpool whose time has passed takes nobody in', async () => {
    const car = await stage.offer(world.asha);
    await stage.ask(world.ben, car);
    world.forward(9 * 24 * 3_600_000);
    expect((await stage.answer(world.asha, car, world.ben)).body.code).toBe('CARPOOL_PAST');
    expect((await stage.ask(world.cleo, car)).body.code).toBe('CARPOOL_PAST');
    const listed = (await world.as(world.asha).get('/api/carpools?show=PAST')).body.items;
    expect(listed.map((item: { id: string }) => item.id)).toContain(car);
  });

  test('answering for a car that is not mine', async () => {
    const car = await stage.offer(world.asha);
    await stage.ask(world.ben, car);
    expect((await stage.answer(world.ben, car, world.ben)).status).toBe(403);
    expect((await stage.answer(world.cleo, crypto.randomUUID(), world.ben)).status).toBe(404);
  });
});

test('PER-9 a driver who blocks a rider no longer drives them, and neither is told why', async () => {
  const { asha, ben, cleo } = world;
  const car = await stage.offer(asha, { seatsOut: 1, seatsBack: 1 });
  await stage.riding(asha, car, ben);
  await stage.riding(asha, car, cleo);
  await world.runJobs();
  const told = async () =>
    (
      await world.platform.database.pool.query(
        'select kind from notifications where recipient_id = any($1)',
        [[asha.personId, ben.personId]],
      )
    ).rows.length;
  const before = await told();
  expect((await world.as(asha).put(`/api/me/blocks/${ben.personId}`)).status).toBe(200);
  await world.runJobs();
  expect((await stage.read(ben, car)).status).toBe(404);
  expect(
    (await stage.read(asha, car)).body.rides.map((ride: { rider: { id: string } }) => ride.rider.id),
  ).toEqual([cleo.personId]);
  expect((await stage.read(cleo, car)).body.ride.state).toBe('ACCEPTED');
  expect(await told()).toBe(before);
});

test('a rider who is gone with their account leaves the seats counted right', async () => {
  const car = await stage.offer(world.asha);
  const gone = await world.enter({ username: `gone${Date.now() % 1000}` });
  await stage.riding(world.asha, car, gone, { party: 2 });
  expect(await stage.left(world.asha, car)).toEqual([0, 0]);
  await world.platform.database.pool.query('delete from people where id = $1', [gone.personId]);
  expect(await stage.left(world.asha, car)).toEqual([2, 2]);
});

test('the database itself refuses one seat too many, no matter who writes', async () => {
  const car = await stage.offer(world.asha, { seatsOut: 1, seatsBack: 1 });
  await stage.riding(world.asha, car, world.cleo);
  const written = world.platform.database.pool.query(
    `insert into carpool_rides (carpool_id, rider_id, state, party, goes_out, comes_back, accepted_at, changed_at)
     values ($1, $2, 'ACCEPTED', 1, true, false, now(), now())`,
    [car, dora.personId],
  );
  await expect(written).rejects.toThrow(/never_oversold/);
});

test('CAR-2 the page of a need names only the ways that are still looked for; its owner reads all they wrote', async () => {
  const [asha, cleo] = [world.asha, world.cleo];
  const ben = await world.enter({ username: 'looks.for.a.seat' });
  const huddleId = await stage.huddle([ben, cleo]);
  const need = await stage.offer(ben, { kind: 'NEED', huddleId, seatsOut: 1, seatsBack: 1 });
  const car = await stage.offer(asha, { huddleId });
  const ways = async (who: CastMember) =>
    (await stage.read(who, need)).body.ways.map((way: { leg: string }) => way.leg);
  expect(await ways(cleo)).toEqual(['OUT', 'BACK']);
  expect(await stage.riding(asha, car, ben, { legs: ['OUT'] })).toBe('ACCEPTED');
  expect(await ways(cleo)).toEqual(['BACK']);
  expect(await ways(ben)).toEqual(['OUT', 'BACK']);
  await stage.leave(ben, car);
  expect(await ways(cleo)).toEqual(['OUT', 'BACK']);
});
