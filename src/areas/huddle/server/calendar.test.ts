import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import { planOf } from './testing/plan-of.ts';

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
