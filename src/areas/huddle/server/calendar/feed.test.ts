import ICAL from 'ical.js';
import ical from 'node-ical';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { planOf } from '../testing/plans.ts';

const DAY_MS = 86_400_000;
const LIMIT = 500;
let world: TestApp;
let feed: string;
beforeAll(async () => {
  world = await buildTestApp();
  feed = new URL((await world.as(world.ben).put('/api/me/calendar')).body.url).pathname;
});
afterAll(() => world.close());

interface Entry {
  readonly uid: string;
  readonly summary: string;
  readonly start: string;
  readonly sequence: number;
  readonly status: string;
}

/** A calendar as two independent programs read it, which must find the same. */
function entriesIn(text: string): Entry[] {
  const first = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((vevent): Entry => {
    const { uid, summary, startDate, sequence } = new ICAL.Event(vevent);
    const status = String(vevent.getFirstPropertyValue('status'));
    return { uid, summary, start: startDate.toJSDate().toISOString(), sequence, status };
  });
  const second = Object.values(ical.sync.parseICS(text)).flatMap((each): Entry[] =>
    each?.type === 'VEVENT'
      ? [
          {
            uid: each.uid,
            summary: String(each.summary),
            start: each.start.toISOString(),
            sequence: Number(each.sequence),
            status: String(each.status),
          },
        ]
      : [],
  );
  const byUid = (one: Entry, other: Entry) => one.uid.localeCompare(other.uid);
  expect(second.sort(byUid)).toEqual(first.sort(byUid));
  return first;
}

const read = async () => (await world.as(null).get(feed)).text;
const entryOf = async (id: string) => entriesIn(await read()).find(({ uid }) => uid === `${id}@localhost`);

test('I5, HUD-16: the number of an entry grows with each change that its calendar shows, under one UID', async () => {
  const asha = world.as(world.asha);
  const changes = [
    { name: 'By the lake' },
    { description: 'Bring a lamp.' },
    { meetingPoint: { name: 'Pier', formattedAddress: 'Pier, Brunnen', lat: 46.99, lng: 8.6 } },
    { startDateTime: new Date(world.platform.now().getTime() + 9 * DAY_MS).toISOString() },
  ];
  const endDateTime = new Date(world.platform.now().getTime() + 10 * DAY_MS).toISOString();
  let plan = planOf(world.platform.now(), { name: 'By the river', endDateTime });
  const { id } = (await asha.post('/api/huddles', plan)).body;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  const numbers = [(await entryOf(id))?.sequence];
  for (const change of changes) {
    plan = { ...plan, ...change };
    const { edition } = (await asha.get(`/api/huddles/${id}/plan`)).body;
    expect((await asha.put(`/api/huddles/${id}/plan`, { plan, edition })).status).toBe(200);
    numbers.push((await entryOf(id))?.sequence);
  }
  expect(numbers).toEqual([0, 1, 2, 3, 4]);
});

test('I5, HUD-16: a cancelled outing is told as CANCELLED for thirty days and more, no matter who opens the feed', async () => {
  const asha = world.as(world.asha);
  const { id } = (await asha.post('/api/huddles', planOf(world.platform.now()))).body;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await asha.post(`/api/huddles/${id}/cancellation`, { reason: 'Storm.' });
  for (const days of [0, 15, 15]) {
    world.forward(days * DAY_MS);
    expect((await entryOf(id))?.status).toBe('CANCELLED');
  }
});

test('I5, HUD-16: five hundred outings are one file, with no address of a person and the same tag while nothing changes', async () => {
  const { pool } = world.platform.database;
  await pool.query(
    `with made as (
       insert into huddles (id, name, activity, status, privacy, created_by, created_at, updated_at, starts_at, ends_at, time_zone)
       select gen_random_uuid(), 'Walk ' || n, 'HIKING', 'PUBLISHED', 'PUBLIC', $1, $2, $2,
         $2::timestamptz + n * interval '1 day', $2::timestamptz + n * interval '1 day' + interval '3 hours', 'Europe/Zurich'
       from generate_series(1, 600) n returning id),
     hosted as (insert into participations (huddle_id, person_id, role) select id, $1, 'HOST' from made)
     insert into participations (huddle_id, person_id, answer, place) select id, $3, 'MAYBE', 'NONE' from made`,
    [world.asha.personId, world.platform.now(), world.ben.personId],
  );
  const answer = await world.as(null).get(feed);
  expect(entriesIn(answer.text)).toHaveLength(LIMIT);
  const unfolded = answer.text.replaceAll('\r\n ', '');
  expect(new Set(unfolded.match(/[\w.+-]+@[\w-]+\.\w+/g))).toEqual(new Set(['hello@trailfolk.example']));
  expect(unfolded).not.toMatch(/^ATTENDEE/m);
  const same = await world.app.inject({
    url: feed,
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect([same.statusCode, same.body]).toEqual([304, '']);
});
