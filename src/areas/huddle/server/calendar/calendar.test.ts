import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { planOf } from '../testing/plans.ts';

let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp();
});
afterAll(() => world.close());

test('HUD-16 an independent reader finds name, times, place and a stable UID in the calendar file', async () => {
  const venue = { name: 'Brunnen; pier, 3', formattedAddress: 'Schwyz', lat: 46.994, lng: 8.604 };
  const plan = planOf(world.platform.now(), { name: 'Rigi, by “night”; bring\\light', venue });
  const { body } = await world.as(world.asha).post('/api/huddles', plan);
  const file = await world.as(null).get(`/api/public/huddles/${body.id}/calendar.ics`);
  expect(file.headers['content-type']).toContain('text/calendar');
  const calendar = new ICAL.Component(ICAL.parse(file.text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.summary).toBe('Rigi, by “night”; bring\\light');
  expect(event.startDate.toJSDate().toISOString()).toBe(plan.startDateTime);
  expect(event.endDate.toJSDate().toISOString()).toBe(plan.endDateTime);
  expect(event.location).toContain('Brunnen; pier, 3');
  expect(event.uid).toBe(`${body.id}@localhost`);
  expect(event.sequence).toBe(0);
});

test('HUD-16 the entry says on one line where people meet, how it is found, and rings two hours before', async () => {
  const place = {
    name: 'Red door',
    formattedAddress: 'Red door, Brunnen, Switzerland',
    lat: 46.994,
    lng: 8.604,
  };
  const plan = planOf(world.platform.now(), {
    description: 'A calm round.',
    meetingPoint: place,
    meetingPointNote: 'Behind the station.',
    venueNote: 'The hut is closed.',
    parkingNote: 'Few spaces.',
  });
  const { id } = (await world.as(world.asha).post('/api/huddles', plan)).body;
  const read = async (path: string) => {
    const file = await world.as(world.asha).get(path);
    const vevent = new ICAL.Component(ICAL.parse(file.text)).getFirstSubcomponent('vevent');
    return { event: new ICAL.Event(vevent ?? undefined), alarm: vevent?.getFirstSubcomponent('valarm') };
  };
  const { event, alarm } = await read(`/api/huddles/${id}/calendar.ics`);
  expect(event.location).toBe('Red door, Brunnen, Switzerland');
  expect(event.description).toBe(
    ['A calm round.', 'Red door: Behind the station.', 'The hut is closed.', 'Few spaces.'].join('\n\n'),
  );
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT2H');
  await world.as(world.asha).post(`/api/huddles/${id}/cancellation`, { reason: 'Storm.' });
  const off = await read(`/api/huddles/${id}/calendar.ics`);
  expect(off.alarm).toBeFalsy();
  expect(off.event.description).toMatch(/^Storm\./);
});

interface Entry {
  readonly uid: string;
  readonly sequence: number;
  readonly status: string;
  readonly start: string;
  readonly summary: string;
}

/** The entries of a calendar as an independent program reads them. */
function readEntries(text: string): Entry[] {
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((vevent) => {
    const { uid, sequence, summary, startDate } = new ICAL.Event(vevent);
    const status = String(vevent.getFirstPropertyValue('status'));
    return { uid, sequence, summary, status, start: startDate.toJSDate().toISOString() };
  });
}

async function feedOf(who: typeof world.ben): Promise<string> {
  const { url } = (await world.as(who).put('/api/me/calendar')).body;
  return new URL(url).pathname;
}

test('HUD-16 my feed follows a huddle from yes over a move to its end, under one UID', async () => {
  const asha = world.as(world.asha);
  const { id } = (await asha.post('/api/huddles', planOf(world.platform.now(), { name: 'Followed' }))).body;
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'MAYBE' });
  const path = await feedOf(world.ben);
  const entry = async () => {
    const answer = await world.as(null).get(path);
    expect(answer.headers['content-type']).toContain('text/calendar');
    return readEntries(answer.text).find(({ uid }) => uid === `${id}@localhost`);
  };
  expect(await entry()).toMatchObject({ sequence: 0, status: 'TENTATIVE', summary: 'Followed' });
  await world.as(world.ben).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  expect((await entry())?.status).toBe('CONFIRMED');

  const { edition } = (await asha.get(`/api/huddles/${id}/plan`)).body;
  // A Sunday in Kathmandu, 5 h 45 min ahead of UTC.
  const moved = { startDateTime: '2026-07-05T03:15:00.000Z', endDateTime: '2026-07-05T09:15:00.000Z' };
  const plan = planOf(world.platform.now(), { ...moved, name: 'Followed', timeZone: 'Asia/Kathmandu' });
  await asha.put(`/api/huddles/${id}/plan`, { plan, edition });
  expect(await entry()).toMatchObject({ sequence: 1, start: '2026-07-05T03:15:00.000Z' });

  await asha.post(`/api/huddles/${id}/cancellation`, { reason: 'Storm' });
  expect(await entry()).toMatchObject({ sequence: 2, status: 'CANCELLED' });
});

test('HUD-16 a series keeps its hour over a change of clocks, also as another program reads it', async () => {
  const asha = world.as(world.asha);
  const saturday = { startDateTime: '2026-10-24T06:30:00.000Z', endDateTime: '2026-10-24T14:00:00.000Z' };
  const plan = planOf(world.platform.now(), { ...saturday, name: 'Weekly' });
  const { id } = (await asha.post('/api/huddles', plan)).body;
  await asha.post(`/api/huddles/${id}/repetitions`, { every: 'WEEK', times: 1 });
  const entries = readEntries((await world.as(null).get(await feedOf(world.asha))).text);
  const starts = entries.filter(({ summary }) => summary === 'Weekly').map(({ start }) => start);
  expect(starts.sort()).toEqual(['2026-10-24T06:30:00.000Z', '2026-10-31T07:30:00.000Z']);
});

test('HUD-16 the secret address can be renewed and revoked, and holds nothing I may no longer see', async () => {
  const asha = world.as(world.asha);
  const plan = planOf(world.platform.now(), {
    name: 'Hidden later',
    privacy: 'PRIVATE',
    invitedIds: [world.cleo.personId],
  });
  const { id } = (await asha.post('/api/huddles', plan)).body;
  await world.as(world.cleo).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'MAYBE' });
  const first = await feedOf(world.cleo);
  expect((await world.as(null).get(first)).text).toContain('Hidden later');
  const second = await feedOf(world.cleo);
  expect((await world.as(null).get(first)).status).toBe(404);
  await world.platform.database.pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [
    world.asha.personId,
    world.cleo.personId,
  ]);
  expect((await world.as(null).get(second)).text).not.toContain('Hidden later');
  await world.as(world.cleo).delete('/api/me/calendar');
  const gone = await world.as(null).get(second);
  const never = await world.as(null).get(`/api/public/calendars/${'x'.repeat(43)}.ics`);
  const strip = ({ requestId: _, ...rest }: Record<string, unknown>) => rest;
  expect([gone.status, strip(gone.body)]).toEqual([404, strip(never.body)]);
  await world.platform.database.pool.query('delete from blocks');
});

test('COM-2 the calendar of a community holds what its reader may see of it, to come and over, and nothing else', async () => {
  const asha = world.as(world.asha);
  const communityId = (await asha.post('/api/communities', { name: 'Feed walkers', privacy: 'PRIVATE' })).body
    .id;
  const plan = (name: string, more: object) =>
    asha.post('/api/huddles', planOf(world.platform.now(), { name, ...more }));
  const { id } = (await plan('For members', { privacy: 'COMMUNITY', communityId })).body;
  await plan('Of the club, for all', { communityId });
  await plan('Of no club', {});
  const names = async (who: typeof world.ben) => {
    const text = (await world.as(null).get(`${await feedOf(who)}?community=${communityId}`)).text;
    return readEntries(text)
      .map(({ summary }) => summary)
      .sort();
  };
  expect(await names(world.asha)).toEqual(['For members', 'Of the club, for all']);
  expect(await names(world.ben)).toEqual(['Of the club, for all']);

  const { pool } = world.platform.database;
  await pool.query(
    `update huddles set starts_at = starts_at - interval '60 days', ends_at = ends_at - interval '60 days' where id = $1`,
    [id],
  );
  expect(await names(world.asha)).toEqual(['For members', 'Of the club, for all']);
  const past = async (who: typeof world.ben) =>
    (await world.as(who).get(`/api/huddles?pastOf=${communityId}`)).body.items.map(
      ({ name }: { name: string }) => name,
    );
  expect(await past(world.asha)).toEqual(['For members']);
  expect(await past(world.ben)).toEqual([]);
});
