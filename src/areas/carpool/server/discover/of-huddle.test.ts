import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { stageOf } from '#app/server/testing/ride-stage.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
let dora: CastMember;
beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
  dora = await world.enter({ username: 'dora', displayName: 'Dora Lind' });
});
afterAll(() => world.close());

let huddleId = '';
let car = '';
beforeEach(async () => {
  await world.platform.database.pool.query('delete from notifications');
  huddleId = await stage.huddle([world.ben, world.cleo]);
  car = await stage.offer(world.ben, { huddleId, whoMayAsk: 'PARTICIPANTS' });
});

const ofHuddle = async (who: CastMember) =>
  (await world.as(who).get(`/api/huddles/${huddleId}/carpools`)).body;
const ids = (items: ReadonlyArray<{ id: string }>) => items.map(({ id }) => id);

test('CAR-3 the huddle says who drives, who needs a ride, and how many seats are left on each way', async () => {
  await stage.riding(world.ben, car, world.cleo, { legs: ['OUT'] });
  const need = await stage.offer(world.asha, { kind: 'NEED', huddleId, seatsOut: 2, seatsBack: 2 });
  const { items, mayJoin, noRideLeft } = await ofHuddle(world.cleo);
  expect(ids(items)).toEqual([car, need]);
  expect(items[0].ways.map((way: { leg: string; left: number }) => [way.leg, way.left])).toEqual([
    ['OUT', 1],
    ['BACK', 2],
  ]);
  expect([items[0].owner.displayName, mayJoin, noRideLeft]).toEqual(['Ben Okafor', true, false]);
  expect(ids((await ofHuddle(dora)).items)).toEqual([need]);
  expect((await ofHuddle(dora)).mayJoin).toBe(false);
});

test('COM-14, CAR-6 hosts take a file of how everybody gets there; nobody else does', async () => {
  await stage.riding(world.ben, car, world.cleo, { legs: ['OUT'] });
  const finn = await world.enter({ username: 'finn', displayName: '=Finn' });
  await world.as(finn).put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'YES' });
  await stage.offer(finn, { kind: 'NEED', huddleId, seatsOut: 1, seatsBack: 1 });
  const url = `/api/huddles/${huddleId}/carpools.csv`;
  const file = await world.as(world.asha).get(url);
  expect(file.status).toBe(200);
  const [head, ...lines] = file.text.trim().split('\r\n');
  expect(head).toContain('"How","With","Seats there","Seats back","Free there","Free back"');
  expect(lines).toEqual([
    '"Ben Okafor","ben","Drives","","2","2","1","2"',
    '"Cleo Laurent","cleo","Rides along","Ben Okafor","1","0","",""',
    `"'=Finn","finn","Needs a ride","","1","1","",""`,
    '"Asha Rai","asha","Has said nothing","","0","0","",""',
  ]);
  expect((await world.as(world.ben).get(url)).body.code).toBe('NOT_A_HOST');
  expect((await ofHuddle(world.asha)).mayTakeFile).toBe(true);
  expect((await ofHuddle(world.ben)).mayTakeFile).toBe(false);
});

test('CAR-3 only who takes part may drive or ask for a ride, and only where the hosts have opened it', async () => {
  const trip = (huddle: string) => stage.trip({ huddleId: huddle });
  const closed = await stage.huddle([world.ben], { carpooling: false });
  const made = [
    await world.as(dora).post('/api/carpools', trip(huddleId)),
    await world.as(world.ben).post('/api/carpools', trip(closed)),
    await world.as(world.ben).post('/api/carpools', trip(crypto.randomUUID())),
  ];
  expect(made.map(({ body }) => body.code)).toEqual(['RIDES_OF_PARTICIPANTS', 'CARPOOLING_OFF', 'NOT_FOUND']);
});

test('CAR-5 a cancelled huddle cancels its carpools, and driver and riders are told', async () => {
  await stage.riding(world.ben, car, world.cleo);
  await world.as(world.asha).post(`/api/huddles/${huddleId}/cancellation`, { reason: 'Storm' });
  await world.runJobs();
  for (const who of [world.ben, world.cleo]) {
    expect((await stage.read(who, car)).body.status).toBe('CANCELLED');
    expect(await stage.kinds(who)).toContain('CARPOOL_CANCELLED');
  }
  expect((await stage.ask(world.cleo, car)).body.code).toBe('CARPOOL_CANCELLED');
  const mails = (await mailsTo(world.platform, 'cleo@trailfolk.example')).filter(({ kind }) =>
    kind.includes('carpool'),
  );
  expect(JSON.stringify(mails)).toContain('The ride is cancelled because its huddle is');
  expect(JSON.stringify(mails)).not.toMatch(/Seeweg|Alpweg|Gersauer/);
});

test('CAR-5 a moved huddle asks its drivers, who keep their times or change them', async () => {
  const plan = stage.plan();
  const start = new Date(Date.parse(plan.startDateTime) + 3_600_000).toISOString();
  const { edition } = (await world.as(world.asha).get(`/api/huddles/${huddleId}/plan`)).body;
  const changed = await world
    .as(world.asha)
    .put(`/api/huddles/${huddleId}/plan`, { plan: { ...plan, startDateTime: start }, edition });
  expect(changed.status, changed.text).toBe(200);
  await world.runJobs();
  expect(await stage.kinds(world.ben)).toContain('CARPOOL_HUDDLE_MOVED');
  expect((await stage.read(world.ben, car)).body.huddleMoved).toBe(true);
  const kept = await world.as(world.ben).put(`/api/carpools/${car}/acknowledgement`);
  expect([kept.status, (await stage.read(world.ben, car)).body.huddleMoved]).toEqual([200, false]);
});

test('CAR-5 leaving a huddle leaves its cars, and who waited moves up', async () => {
  const small = await stage.offer(world.asha, { huddleId, seatsOut: 1, seatsBack: 1 });
  await stage.riding(world.asha, small, world.cleo);
  expect(await stage.riding(world.asha, small, world.ben)).toBe('WAITING');
  await world.as(world.cleo).put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'NO' });
  await world.runJobs();
  const [ride] = (await stage.read(world.asha, small)).body.rides;
  expect([ride.rider.id, ride.state]).toEqual([world.ben.personId, 'ACCEPTED']);
  expect(await stage.kinds(world.asha)).toContain('CARPOOL_LEFT');
});

test('CAR-5 a driver who leaves the huddle drives nobody there', async () => {
  await stage.riding(world.ben, car, world.cleo);
  await world.as(world.ben).delete(`/api/huddles/${huddleId}/rsvp`);
  await world.runJobs();
  expect((await stage.read(world.ben, car)).body.status).toBe('CANCELLED');
  expect(await stage.kinds(world.cleo)).toContain('CARPOOL_CANCELLED');
});

test('CAR-5 a huddle that is deleted takes its carpools with it', async () => {
  await stage.riding(world.ben, car, world.cleo);
  await world.platform.database.pool.query('delete from huddles where id = $1', [huddleId]);
  expect((await stage.read(world.ben, car)).status).toBe(404);
  expect((await world.as(world.cleo).get('/api/carpools?show=MINE')).status).toBe(200);
});

test('CAR-3 promoted but no ride left is said aloud, in the huddle and in what they are told', async () => {
  const { asha, ben, cleo } = world;
  const soon = world.platform.now().getTime() + 24 * 3_600_000;
  huddleId = await stage.huddle([ben, cleo, dora], {
    capacity: 2,
    startDateTime: new Date(soon).toISOString(),
    endDateTime: new Date(soon + 8 * 3_600_000).toISOString(),
  });
  const full = await stage.offer(asha, { huddleId, seatsOut: 1, seatsBack: 1 });
  await stage.riding(asha, full, ben);
  expect((await ofHuddle(cleo)).noRideLeft).toBe(true);
  await world.as(cleo).put(`/api/huddles/${huddleId}/rsvp`, { rsvpType: 'NO' });
  await world.runJobs();
  const { items } = (await world.as(dora).get('/api/notifications')).body;
  const told = items.find(({ kind }: { kind: string }) => kind === 'HUDDLE_PROMOTED');
  expect(told.facts.noRideLeft).toBe(true);
  expect((await ofHuddle(dora)).noRideLeft).toBe(true);
  expect((await ofHuddle(ben)).noRideLeft).toBe(false);
});

test('CAR-3 sixty rides of a huddle are shown, and that there are more is said', async () => {
  const plant = (count: number) =>
    world.platform.database.pool.query(
      `insert into carpools select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
       from carpools c, generate_series(1, $2::int) where c.id = $1`,
      [car, count],
    );
  const shown = async () => {
    const { items, more } = await ofHuddle(world.cleo);
    return [items.length, more];
  };
  await plant(59);
  expect(await shown()).toEqual([60, false]);
  await plant(1);
  expect(await shown()).toEqual([60, true]);
});
