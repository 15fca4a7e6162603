import { expect, test } from 'vitest';
import { emptyFormValues } from '../../rules/form.ts';
import { readCalendar } from './read-calendar.ts';
import { outingOf } from './read-outings.ts';

const now = new Date('2026-06-01T10:00:00Z');
const calendar = (...lines: readonly string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const read = (...lines: readonly string[]) => readCalendar(calendar(...lines), 'Europe/Zurich', now);

test('COM-15 an event with zone, place and point', () => {
  const [one] = read(
    ...event(
      'UID:a@club',
      'SUMMARY:Hike to the hut',
      'DTSTART;TZID=Europe/Zurich:20260620T083000',
      'DTEND;TZID=Europe/Zurich:20260620T160000',
      'LOCATION:Niesen\\, Bern',
      'GEO:46.645;7.651',
      'DESCRIPTION:Bring poles.',
    ),
  );
  expect(one).toMatchObject({
    uid: 'a@club',
    name: 'Hike to the hut',
    start: '2026-06-20T08:30',
    end: '2026-06-20T16:00',
    timeZone: 'Europe/Zurich',
    place: 'Niesen, Bern',
    point: { lat: 46.645, lng: 7.651 },
  });
});

test('COM-15 an instant of the world, a time without a zone, and a day', () => {
  const starts = read(
    ...event('UID:1', 'SUMMARY:A', 'DTSTART:20260620T063000Z'),
    ...event('UID:2', 'SUMMARY:B', 'DTSTART:20260620T083000'),
    ...event('UID:3', 'SUMMARY:C', 'DTSTART;VALUE=DATE:20260620'),
  ).map(({ start }) => start);
  expect(starts).toEqual(['2026-06-20T08:30', '2026-06-20T08:30', '2026-06-20T08:00']);
});

test('COM-15 each day of a series ahead is one; a moved day stands moved, a cancelled one not at all', () => {
  const series = read(
    ...event('UID:w', 'SUMMARY:Evening', 'DTSTART:20260520T160000Z', 'RRULE:FREQ=WEEKLY;COUNT=5'),
    ...event('UID:w', 'SUMMARY:Late', 'RECURRENCE-ID:20260610T160000Z', 'DTSTART:20260611T160000Z'),
    ...event('UID:x', 'SUMMARY:Off', 'DTSTART:20260620T160000Z', 'STATUS:CANCELLED'),
  );
  expect(series.map(({ name, start }) => [name, start])).toEqual([
    ['Evening', '2026-06-03T18:00'],
    ['Late', '2026-06-11T18:00'],
    ['Evening', '2026-06-17T18:00'],
  ]);
  expect(new Set(series.map(({ uid }) => uid)).size).toBe(3);
});

test('COM-15 a file that is no calendar is an error', () => {
  expect(() => readCalendar('hello', 'UTC', now)).toThrow();
});

test('COM-15 a plan takes activity from the name, an end that is missing from it, and words of a place as a note', () => {
  const [one] = read(
    ...event('UID:1', 'SUMMARY:Climbing at the crag', 'DTSTART:20260620T063000Z', 'LOCATION:Crag'),
  );
  const form = one && outingOf(one, emptyFormValues()).form;
  expect(form).toMatchObject({
    activity: 'CLIMBING',
    venue: null,
    venueNote: 'Crag',
    end: '2026-06-20T11:30',
  });
});
