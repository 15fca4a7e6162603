import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { mailsTo } from '#platform/server/identity/testing/mails-to.ts';
import { remind } from './remind.ts';

const HOUR_MS = 3_600_000;
const start = new Date('2026-06-10T06:00:00Z');

let world: TestApp;
let id = '';
beforeEach(async () => {
  world = await buildTestApp();
  const made = await world.as(world.asha).post('/api/huddles', {
    name: 'Dawn on the ridge',
    startDateTime: start.toISOString(),
    endDateTime: new Date(start.getTime() + 5 * HOUR_MS).toISOString(),
    timeZone: 'Europe/Zurich',
  });
  id = made.body.id;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
});
afterEach(() => world.close());

/** Everybody who was reminded so far, with the hours before the start. */
async function at(hoursBefore: number): Promise<string[]> {
  world.setNow(new Date(start.getTime() - hoursBefore * HOUR_MS));
  await remind(world.platform);
  await world.runJobs();
  const { rows } = await world.platform.database.pool.query(
    `select p.username || ' ' || (n.facts->>'hours') as told from notifications n
     join people p on p.id = n.recipient_id where n.kind = 'HUDDLE_REMINDER' order by told`,
  );
  return rows.map((row) => row.told);
}

test('NOT-5: who goes and who hosts is reminded 24 h and 2 h before, once each however often the job runs', async () => {
  expect(await at(24.1)).toEqual([]);
  expect(await at(24)).toEqual(['asha 24', 'ben 24']);
  expect(await at(23.9)).toEqual(['asha 24', 'ben 24']);
  expect(await at(2.1)).toHaveLength(2);
  expect(await at(2)).toEqual(['asha 2', 'asha 24', 'ben 2', 'ben 24']);
  expect(await at(0.5)).toHaveLength(4);
  expect(await at(-1)).toHaveLength(4);
});

test('NOT-5: a reminder that was late because the server was away is still given, one too late is not', async () => {
  expect(await at(5)).toEqual(['asha 24', 'ben 24']);
  expect(await at(-0.1)).toHaveLength(2);
});

test('NOT-5: who said yes within the last day needs no reminder for the day, and who said no none at all', async () => {
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'NO' });
  world.setNow(new Date(start.getTime() - 10 * HOUR_MS));
  await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  expect(await at(9)).toEqual(['asha 24']);
  expect(await at(1.5)).toEqual(['asha 2', 'asha 24', 'cleo 2']);
});

test('NOT-5: a cancelled huddle reminds nobody, a moved one reminds again', async () => {
  await at(24);
  const { pool } = world.platform.database;
  await pool.query(
    `update huddles set starts_at = starts_at + interval '2 days', ends_at = ends_at + interval '2 days'`,
  );
  expect(await at(-24)).toEqual(['asha 24', 'asha 24', 'ben 24', 'ben 24']);
  await pool.query(`update huddles set status = 'CANCELLED'`);
  expect(await at(-47)).toHaveLength(4);
});

test('NOT-5: the mail of a reminder carries the calendar entry that the page has', async () => {
  await at(24);
  const mail = (await mailsTo(world.platform, 'ben@trailfolk.example')).at(-1);
  expect(mail?.subject).toBe('Dawn on the ridge starts within a day.');
  const { rows } = await world.platform.database.pool.query(
    `select attachments from mail_outbox where to_address = 'ben@trailfolk.example' and subject like 'Dawn%'`,
  );
  const [file] = rows[0].attachments;
  expect(file).toMatchObject({
    filename: 'huddle.ics',
    contentType: expect.stringContaining('text/calendar'),
  });
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file.content)).getFirstSubcomponent('vevent') ?? undefined,
  );
  expect(event.startDate.toJSDate()).toEqual(start);
  expect(event.uid).toBe(`${id}@localhost`);
});

test('R3: thousands who want no reminders keep nobody behind them from theirs', async () => {
  const { pool } = world.platform.database;
  await pool.query(
    `with silent as (insert into people (id, username, onboarded_at, created_at)
       select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'silent' || n, now(), now()
       from generate_series(1, 2100) n returning id),
     told_nowhere as (insert into notification_choices (person_id, kind, in_app, mail)
       select id, 'HUDDLE_REMINDER', false, 'NEVER' from silent)
     insert into participations (huddle_id, person_id, answer, place, party, answered_at)
       select $1, id, 'MAYBE', 'NONE', 1, $2::timestamptz - interval '9 days' from silent`,
    [id, start],
  );
  expect(await at(24)).toEqual(['asha 24', 'ben 24']);
});
