import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { home, hut, stageOf } from '#app/server/testing/ride-stage.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
});
afterAll(() => world.close());

const trips = [
  ['ROUND', { departAt: () => stage.at(100), returnAt: () => stage.at(110) }, ['OUT', 'BACK']],
  ['DEPART', { departAt: () => stage.at(100), returnAt: () => null }, ['OUT']],
  ['RETURN', { departAt: () => null, returnAt: () => stage.at(110) }, ['BACK']],
] as const;

test.each(trips)('CAR-1 a trip %s is made alone and shows its ways', async (tripType, times, ways) => {
  const car = await stage.offer(world.asha, {
    tripType,
    departAt: times.departAt(),
    returnAt: times.returnAt(),
  });
  const { body } = await stage.read(world.cleo, car);
  expect(body.tripType).toBe(tripType);
  expect(body.ways.map((way: { leg: string }) => way.leg)).toEqual(ways);
});

test('CAR-2 without another destination a ride of a huddle leads to its venue', async () => {
  const huddleId = await stage.huddle([world.ben]);
  const car = await stage.offer(world.ben, { huddleId, destination: null });
  expect((await stage.read(world.ben, car)).body.destination).toMatchObject({ ...hut, exact: true });
});

describe('CAR-2 a plan that cannot be is refused with what is wrong', () => {
  const wrong: readonly [string, () => object, string][] = [
    [
      'a return before the departure',
      () => ({ returnAt: stage.at(1), departAt: stage.at(2) }),
      'RETURN_BEFORE_DEPARTURE',
    ],
    ['a departure in the past', () => ({ departAt: stage.at(-1) }), 'DEPARTURE_PAST'],
    ['no departure', () => ({ departAt: null }), 'DEPARTURE_MISSING'],
    ['no return', () => ({ returnAt: null }), 'RETURN_MISSING'],
    ['no seat on the way there', () => ({ seatsOut: 0 }), 'SEATS_OUT_MISSING'],
    ['no seat on the way back', () => ({ seatsBack: 0 }), 'SEATS_BACK_MISSING'],
    ['no destination', () => ({ destination: null }), 'DESTINATION_MISSING'],
    ['participants of no huddle', () => ({ whoMayAsk: 'PARTICIPANTS' }), 'ASKERS_NEED_HUDDLE'],
    ['a zone that does not exist', () => ({ timeZone: 'Mars/Olympus' }), 'TIME_ZONE_UNKNOWN'],
    [
      'a day in two years',
      () => ({ departAt: stage.at(24 * 700), returnAt: stage.at(24 * 701) }),
      'TRIP_TOO_FAR_AHEAD',
    ],
    ['a return after two months', () => ({ returnAt: stage.at(24 * 60) }), 'TRIP_TOO_LONG'],
  ];
  test.each(wrong)('%s', async (_what, changes, code) => {
    const { status, body } = await world.as(world.asha).post('/api/carpools', stage.trip(changes()));
    expect([status, body.code]).toEqual([422, code]);
  });

  const misfit: readonly [string, object][] = [
    ['origin', { origin: { name: 'Home', formattedAddress: '' } }],
    ['destination', { destination: { ...hut, lat: 91 } }],
    ['seatsOut', { seatsOut: 61 }],
    ['cost', { cost: { amount: 0, currency: 'CHF' } }],
    ['note', { note: 'a\u0000b' }],
    ['stops', { stops: Array.from({ length: 6 }, () => home) }],
  ];
  test.each(misfit)('%s that does not fit', async (field, changes) => {
    const { status, body } = await world.as(world.asha).post('/api/carpools', stage.trip(changes));
    expect(status).toBe(400);
    expect(body.errors.join()).toContain(field);
  });
});

const editOf = (changes: object, version: number) => {
  const { kind: _, ...trip } = stage.trip(changes);
  return { ...trip, version };
};

test('CAR-5 another time is told to who rides and acknowledged; the driver sees who has seen it', async () => {
  const { asha, ben, cleo } = world;
  const car = await stage.offer(asha);
  await stage.riding(asha, car, ben);
  await stage.ask(cleo, car);
  const edit = editOf({ departAt: stage.at(24 * 7 - 4) }, 1);
  world.forward(1_000);
  expect((await world.as(asha).put(`/api/carpools/${car}`, edit)).status).toBe(200);
  await world.runJobs();
  expect(await stage.kinds(ben)).toContain('CARPOOL_MOVED');
  expect(await stage.kinds(cleo)).not.toContain('CARPOOL_MOVED');
  const view = (await stage.read(ben, car)).body;
  expect([view.mustAcknowledge, view.movedWhat]).toEqual([true, ['DEPARTURE']]);
  const seen = async () =>
    (await stage.read(asha, car)).body.rides.map((ride: { acknowledged: boolean }) => ride.acknowledged);
  expect(await seen()).toEqual([false, null]);
  const noted = await world.as(ben).put(`/api/carpools/${car}/acknowledgement`);
  expect([noted.status, await seen()]).toEqual([200, [true, null]]);
  const again = await world.as(ben).put(`/api/carpools/${car}/acknowledgement`);
  expect(again.body.code).toBe('NOTHING_NEW_HERE');
});

test('CAR-2 fewer seats than are given are refused, more move up who waits', async () => {
  const { asha, ben, cleo } = world;
  const car = await stage.offer(asha);
  await stage.riding(asha, car, ben, { party: 2 });
  expect(await stage.riding(asha, car, cleo, { legs: ['OUT'] })).toBe('WAITING');
  const put = (changes: object, version: number) =>
    world.as(asha).put(`/api/carpools/${car}`, editOf(changes, version));
  const less = await put({ seatsOut: 1 }, 1);
  expect([less.status, less.body.code]).toEqual([409, 'SEATS_OUT_TAKEN']);
  expect(less.body.message).toContain('2 seats on the way there are already given');
  expect((await put({ tripType: 'DEPART', returnAt: null }, 1)).body.code).toBe('SEATS_BACK_TAKEN');
  expect((await put({ seatsOut: 3 }, 1)).status).toBe(200);
  expect((await stage.read(cleo, car)).body.ride.state).toBe('ACCEPTED');
  expect((await put({ seatsOut: 4 }, 1)).body.code).toBe('CARPOOL_CHANGED');
});

test('CAR-5 a carpool that is called off tells who rides, waits or has asked, with the reason', async () => {
  const { asha, ben, cleo } = world;
  const car = await stage.offer(asha);
  await stage.riding(asha, car, ben);
  await stage.ask(cleo, car);
  const url = `/api/carpools/${car}/cancellation`;
  expect((await world.as(ben).post(url, {})).status).toBe(403);
  expect((await world.as(asha).post(url, { reason: 'The car is broken' })).status).toBe(200);
  await world.runJobs();
  for (const who of [ben, cleo]) expect(await stage.kinds(who)).toContain('CARPOOL_CANCELLED');
  expect((await stage.read(ben, car)).body).toMatchObject({
    status: 'CANCELLED',
    cancelReason: 'The car is broken',
  });
  expect((await world.as(asha).post(url, {})).body.code).toBe('CARPOOL_CANCELLED');
});

test('CAR-4 lists: offers, needs, mine and near me by the area alone', async () => {
  const { asha, ben, cleo } = world;
  const far = { ...home, lat: 48.5, lng: 11.5 };
  const [here, there] = [await stage.offer(asha), await stage.offer(asha, { origin: far })];
  const need = await stage.offer(ben, { kind: 'NEED' });
  const list = async (query: string, who = cleo) =>
    (await world.as(who).get(`/api/carpools?limit=50&${query}`)).body.items.map(
      (item: { id: string }) => item.id,
    );
  expect(await list('show=OFFERS')).toEqual(expect.arrayContaining([here, there]));
  expect(await list('show=OFFERS')).not.toContain(need);
  expect(await list('show=NEEDS')).toContain(need);
  const near = await list('show=OFFERS&lat=47&lng=8.6&within=20');
  expect([near.includes(here), near.includes(there)]).toEqual([true, false]);
  await stage.ask(cleo, here);
  expect(await list('show=MINE')).toContain(here);
  expect(await list('show=MINE')).not.toContain(there);
  const narrow = await list(`show=OFFERS&lat=${home.lat}&lng=${home.lng}&within=1`);
  const beside = await list(`show=OFFERS&lat=${home.lat + 0.003}&lng=${home.lng}&within=1`);
  expect(narrow).toEqual(beside);
});

test('CAR-4 the list goes on where the page before ended', async () => {
  const dora = await world.enter({ username: 'dora' });
  const made = [];
  for (let n = 0; n < 5; n += 1) made.push(await stage.offer(dora, { departAt: stage.at(30 + n) }));
  const seen: string[] = [];
  for (let after = ''; ; ) {
    const { items, next } = (await world.as(dora).get(`/api/carpools?show=MINE&limit=2${after}`)).body;
    seen.push(...items.map((item: { id: string }) => item.id));
    if (!next) break;
    after = `&after=${next}`;
  }
  expect(seen).toEqual(made);
});

test('CAR-4 a car is listed until its last way begins, and with those under way the pages go on', async () => {
  const fay = await world.enter({ username: 'fay' });
  const made: string[] = [];
  for (let n = 0; n < 3; n += 1)
    made.push(await stage.offer(fay, { departAt: stage.at(300 + n), returnAt: stage.at(310 + n) }));
  const start = world.platform.now().getTime();
  const listed = async () => {
    const seen: string[] = [];
    for (let after = ''; ; ) {
      const { items, next } = (await world.as(world.cleo).get(`/api/carpools?show=OFFERS&limit=1${after}`))
        .body;
      seen.push(...items.map((item: { id: string }) => item.id));
      if (!next) return seen.filter((id) => made.includes(id));
      after = `&after=${next}`;
    }
  };
  for (const [hours, shown] of [
    [299, made],
    [301, made],
    [310, made],
    [311.5, made.slice(2)],
    [312.5, []],
  ] as const) {
    world.setNow(new Date(start + hours * 3_600_000));
    expect([hours, await listed()]).toEqual([hours, shown]);
  }
  world.setNow(new Date(start));
});

test('LINK-1 a share link of a carpool leads to it, and to nothing once it is off', async () => {
  const car = await stage.offer(world.asha);
  const made = await world.as(world.cleo).post('/api/links', { objectType: 'CARPOOL', objectId: car });
  expect(made.status, made.text).toBe(200);
  const read = () => world.as(null).get(`/api/public/links/${made.body.uid}`);
  expect((await read()).body).toMatchObject({ objectId: car, objectType: 'CARPOOL' });
  await world.as(world.asha).post(`/api/carpools/${car}/cancellation`, {});
  expect((await read()).status).toBe(404);
});

test('CAR-4 a carpool is reported by who sees it, under the name of its areas', async () => {
  const car = await stage.offer(world.asha, { whoMayAsk: 'FOLLOWERS' });
  const report = { objectType: 'CARPOOL', objectId: car, reason: 'DANGEROUS' };
  expect((await world.as(world.cleo).post('/api/reports', report)).status).toBe(404);
  const open = await stage.offer(world.asha);
  expect((await world.as(world.cleo).post('/api/reports', { ...report, objectId: open })).status).toBe(200);
  const [mine] = (await world.as(world.cleo).get('/api/reports/mine')).body.items;
  expect(mine.object.type).toBe('CARPOOL');
  expect(mine.object.name).not.toMatch(/Seeweg|Pier/);
});
