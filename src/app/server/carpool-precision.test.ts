import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';
import { door, stageOf } from './testing/ride-stage.ts';

/**
 * Who is told which place of a carpool, through which door: kept by hand (CAR-4). o the origin, d the destination, s a
 * stop, p where the rider OUT is picked up, c what the car looks like; a dot where nothing exact is told, - where the
 * door tells nothing at all. RIDER is accepted both ways, OUT and BACK one way, the others as their state says.
 */
const table = `
role       page   list   huddle  inbox  mail   room
OWNER      odspc  od     od      .      .      .
RIDER      odsc   od     od      .      .      .
OUT        odspc  odp    odp     .      .      .
BACK       dsc    d      d       .      .      .
ASKED      .      .      .       .      .      -
WAITING    .      .      .       .      .      -
OFFERED    .      .      .       .      .      -
DECLINED   .      .      .       .      .      -
LEFT       .      .      .       .      .      -
REMOVED    .      .      .       .      .      -
STRANGER   .      .      .       .      .      -
OUTSIDER   -      .      .       .      .      -
`;

const marks = {
  o: /Seeweg|46\.99412|8\.60461/,
  d: /Pier three|Alpweg|47\.06412|8\.54861/,
  s: /Stop of mine|46\.97777/,
  p: /Red door|Gersauer|46\.98712|8\.59761/,
  c: /Blue van/,
} as const;

let world: TestApp;
let stage: ReturnType<typeof stageOf>;
let car = '';
let huddleId = '';
const people = new Map<string, CastMember>();
const [head = '', ...lines] = table.trim().split('\n');
const doors = head.split(/\s+/).slice(1);

beforeAll(async () => {
  world = await buildTestApp();
  stage = stageOf(world);
  const roles = lines.map((line) => line.split(/\s+/)[0] as string).filter((role) => role !== 'OWNER');
  for (const role of roles)
    people.set(role, await world.enter({ username: role.toLowerCase(), displayName: role }));
  people.set('OWNER', world.asha);
  const inside = [...people]
    .filter(([role]) => role !== 'OUTSIDER' && role !== 'OWNER')
    .map(([, who]) => who);
  huddleId = await stage.huddle(inside);
  const stop = { name: 'Stop of mine', formattedAddress: '', lat: 46.97777, lng: 8.61 };
  car = await stage.offer(world.asha, {
    huddleId,
    seatsOut: 9,
    seatsBack: 9,
    stops: [stop],
    carNote: 'Blue van, SZ 1234',
    whoMayAsk: 'PARTICIPANTS',
  });
  await fill();
  await world.runJobs();
});
afterAll(() => world.close());

async function fill(): Promise<void> {
  const who = (role: string) => people.get(role) as CastMember;
  await stage.riding(world.asha, car, who('RIDER'), { pickup: null });
  await stage.riding(world.asha, car, who('OUT'), { legs: ['OUT'] });
  await stage.riding(world.asha, car, who('BACK'), { legs: ['BACK'], pickup: null });
  await stage.riding(world.asha, car, who('LEFT'), { pickup: null });
  await stage.leave(who('LEFT'), car);
  await stage.riding(world.asha, car, who('REMOVED'), { pickup: null });
  await world.as(world.asha).delete(`/api/carpools/${car}/rides/${who('REMOVED').personId}`);
  await stage.ask(who('DECLINED'), car, { pickup: null });
  await stage.answer(world.asha, car, who('DECLINED'), false);
  await stage.riding(world.asha, car, who('WAITING'), { party: 9, pickup: null });
  await stage.ask(who('ASKED'), car, { pickup: null });
  const nowhere = { name: 'Station', formattedAddress: '', lat: 46.9, lng: 8.5 };
  const needed = { kind: 'NEED', huddleId, seatsOut: 1, seatsBack: 1, origin: nowhere, destination: nowhere };
  const needId = await stage.offer(who('OFFERED'), needed);
  await world.as(world.asha).put(`/api/carpools/${car}/rides/${who('OFFERED').personId}`, { needId });
  await world.as(who('OFFERED')).post(`/api/carpools/${needId}/cancellation`, {});
}

/** What a door sends to one role, as text; undefined when it sends them nothing. */
async function sent(at: string, who: CastMember): Promise<string | undefined> {
  const get = async (url: string) => {
    const answer = await world.as(who).get(url);
    return answer.status === 200 ? answer.text : undefined;
  };
  if (at === 'page') return get(`/api/carpools/${car}`);
  if (at === 'list') {
    const lists = ['OFFERS', 'NEEDS', 'MINE', 'PAST'].map((show) => get(`/api/carpools?show=${show}`));
    return (await Promise.all(lists)).join('\n');
  }
  if (at === 'huddle') return get(`/api/huddles/${huddleId}/carpools`);
  if (at === 'inbox') return get('/api/notifications?limit=50');
  if (at === 'room') return get(`/api/rooms/${car}`);
  const { pool } = world.platform.database;
  const mails = await pool.query('select * from mail_outbox where to_address like $1', [`${who.username}@%`]);
  return JSON.stringify(mails.rows);
}

const cells = lines.flatMap((line) => {
  const [role = '', ...said] = line.split(/\s+/);
  return said.map((what, at) => [role, doors[at] ?? '', what] as const);
});

test.each(cells)('CAR-4 to %s, %s tells %s', async (role, at, what) => {
  const text = await sent(at, people.get(role) as CastMember);
  if (what === '-') return expect(text).toBeUndefined();
  const told = Object.entries(marks).flatMap(([mark, pattern]) => (pattern.test(text ?? '') ? [mark] : []));
  expect([text === undefined, told.join('')]).toEqual([false, what === '.' ? '' : what]);
});

test('CAR-4 the square of a place is the same however often it is asked, and holds all of its points', async () => {
  const area = async (place: object) => {
    const other = await stage.offer(world.cleo, { origin: { ...door, ...place } });
    const { origin } = (await stage.read(world.ben, other)).body;
    return [origin.lat, origin.lng, origin.name, origin.exact];
  };
  const first = await area({});
  expect(await area({})).toEqual(first);
  expect(await area({ lat: door.lat + 0.001, name: 'My own house' })).toEqual(first);
  expect(await area({ lat: door.lat + 0.02 })).not.toEqual(first);
});
