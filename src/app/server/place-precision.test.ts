import { afterAll, beforeAll, expect, test } from 'vitest';
import { huddleMeta } from '#areas/huddle/web/public/huddle-meta.ts';
import { recordEvents } from '#platform/server/events.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

/**
 * Who is told where people will stand, through which door: kept by hand (HUD-23). E exact, A only the area, - not
 * at all. The columns are the fields; a door that has no such field is not listed with it.
 */
const table = `
role        places     page  calendar  json-ld  mail  list
VISITOR     CONFIRMED  A     A         A        -     A
STRANGER    CONFIRMED  A     A         A        -     A
INVITED     CONFIRMED  A     A         A        -     A
MAYBE       CONFIRMED  A     A         A        A     A
REQUESTED   CONFIRMED  A     A         A        A     A
WAITING     CONFIRMED  A     A         A        A     A
CONFIRMED   CONFIRMED  E     E         A        E     A
CO_HOST     CONFIRMED  E     E         A        E     A
HOST        CONFIRMED  E     E         A        -     A
TAKEN_OFF   CONFIRMED  A     A         A        -     A
VISITOR     EVERYONE   E     E         E        -     A
STRANGER    EVERYONE   E     E         E        -     A
MAYBE       EVERYONE   E     E         E        E     A
WAITING     EVERYONE   E     E         E        E     A
CONFIRMED   EVERYONE   E     E         E        E     A
HOST        EVERYONE   E     E         E        -     A
`;

type Role =
  | 'VISITOR'
  | 'STRANGER'
  | 'INVITED'
  | 'MAYBE'
  | 'REQUESTED'
  | 'WAITING'
  | 'CONFIRMED'
  | 'CO_HOST'
  | 'HOST'
  | 'TAKEN_OFF';

const exact = {
  meeting: /Pier three|Gersauer/,
  point: /46\.99412|8\.60461|46\.99812|8\.61161|46\.98712|8\.59761/,
  street: /Seeweg|Gersauer|6440/,
  notes: /red door|gravel bay/,
};

let world: TestApp;
const people = new Map<Role, CastMember>();
const huddles = new Map<string, string>();

beforeAll(async () => {
  world = await buildTestApp();
  for (const role of [
    'STRANGER',
    'INVITED',
    'MAYBE',
    'REQUESTED',
    'WAITING',
    'CONFIRMED',
    'CO_HOST',
    'TAKEN_OFF',
  ] as const)
    people.set(role, await world.enter({ username: role.toLowerCase(), displayName: role }));
  people.set('HOST', world.asha);
  for (const places of ['CONFIRMED', 'EVERYONE']) huddles.set(places, await plant(places));
});
afterAll(() => world.close());

async function plant(precisePlaces: string): Promise<string> {
  const start = new Date(world.platform.now().getTime() + 9 * 86_400_000);
  const made = await world.as(world.asha).post('/api/huddles', {
    name: `Shown to ${precisePlaces}`,
    timeZone: 'Europe/Zurich',
    precisePlaces,
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + 3_600_000).toISOString(),
    venue: {
      name: 'Brunnen',
      formattedAddress: 'Seeweg 5, 6440 Brunnen, Schwyz',
      lat: 46.99412,
      lng: 8.60461,
    },
    meetingPoint: {
      name: 'Pier three',
      formattedAddress: 'Gersauerstrasse 9, 6440 Brunnen',
      lat: 46.99812,
      lng: 8.61161,
    },
    meetingPointNote: 'Behind the red door',
    parking: { name: 'Car park', formattedAddress: 'Gersauerstrasse 77', lat: 46.98712, lng: 8.59761 },
    parkingNote: 'On the gravel bay',
  });
  expect(made.status, made.text).toBe(200);
  for (const [role, member] of people) await takePart(made.body.id, role, member);
  return made.body.id;
}

const states: Partial<Record<Role, readonly [answer: string | null, place: string]>> = {
  INVITED: [null, 'NONE'],
  MAYBE: ['MAYBE', 'NONE'],
  REQUESTED: ['YES', 'REQUESTED'],
  WAITING: ['YES', 'WAITING'],
  CONFIRMED: ['YES', 'CONFIRMED'],
  CO_HOST: [null, 'NONE'],
  TAKEN_OFF: [null, 'NONE'],
};

async function takePart(id: string, role: Role, member: CastMember): Promise<void> {
  const state = states[role];
  if (!state) return;
  const now = world.platform.now();
  await world.platform.database.pool.query(
    `insert into participations (huddle_id, person_id, role, answer, place, queue_number, invited_at, declined_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      id,
      member.personId,
      role === 'CO_HOST' ? 'CO_HOST' : 'PARTICIPANT',
      ...state,
      role === 'WAITING' ? 1 : null,
      role === 'INVITED' ? now : null,
      role === 'TAKEN_OFF' ? now : null,
    ],
  );
}

/** What a door sends to one role, as text; undefined when it sends them nothing. */
async function sent(door: string, role: Role, id: string): Promise<string | undefined> {
  const member = people.get(role) ?? null;
  const path = member ? `/api/huddles/${id}` : `/api/public/huddles/${id}`;
  if (door === 'page') return (await world.as(member).get(path)).text;
  if (door === 'calendar')
    return (await world.as(member).get(`${path}/calendar.ics`)).text.replaceAll(/\r\n /g, '');
  if (door === 'list')
    return (await world.as(member).get(member ? '/api/huddles' : '/api/public/huddles')).text;
  if (door === 'json-ld') return jsonLd(id);
  return mailTo(role, id);
}

/** Pages are rendered as a visitor sees them, no matter who asks. */
async function jsonLd(id: string): Promise<string> {
  const view = (await world.as(null).get(`/api/public/huddles/${id}`)).body;
  const root = {
    id: 'root',
    loaderData: { productName: 'T', publicOrigin: 'https://t.example', locale: 'en' },
  };
  return JSON.stringify(huddleMeta(view, [root]));
}

async function mailTo(role: Role, id: string): Promise<string | undefined> {
  const { pool } = world.platform.database;
  const member = people.get(role);
  if (!member) return undefined;
  await pool.query('delete from mail_outbox');
  await world.platform.database.db
    .transaction()
    .execute((tx) =>
      recordEvents(tx, world.platform.now(), [
        { type: 'huddle.moved', huddleId: id, personId: world.asha.personId, changes: ['START'] },
      ]),
    );
  await world.runJobs();
  const mails = await pool.query('select * from mail_outbox where to_address like $1', [
    `${member.username}@%`,
  ]);
  return mails.rows.length > 0 ? JSON.stringify(mails.rows) : undefined;
}

const [head = '', ...lines] = table.trim().split('\n');
const doors = head.split(/\s+/).slice(2);
const cells = lines.flatMap((line) => {
  const [role = '', places = '', ...marks] = line.split(/\s+/);
  return marks.map((mark, at) => [role as Role, places, doors[at] ?? '', mark] as const);
});

test.each(cells)('HUD-23 to %s, with places for %s, the %s tells %s', async (role, places, door, mark) => {
  const text = await sent(door, role, huddles.get(places) ?? '');
  const told = Object.entries(exact).flatMap(([field, pattern]) =>
    text && pattern.test(text) ? [field] : [],
  );
  if (mark === '-') expect(text).toBeUndefined();
  else if (mark === 'A') expect(told).toEqual([]);
  else expect(told.length).toBeGreaterThan(0);
  if (door === 'page') expect(text).toContain('Brunnen');
  if (door === 'page' && mark === 'E') expect(told).toEqual(Object.keys(exact));
});
