import { expect, test } from 'vitest';
import { readRows } from '#platform/web/read-rows.ts';
import { wallFrom } from './read-dates.ts';
import { readTable } from './read-table.ts';

test.each([
  ['2026-06-20', '08:30', '2026-06-20T08:30'],
  ['20.06.2026', '8.30', '2026-06-20T08:30'],
  ['Sa 20.6.26', '8 Uhr', '2026-06-20T08:00'],
  ['20/06/2026', '', '2026-06-20T08:00'],
  ['20.6.2026 17:45', '', '2026-06-20T17:45'],
  ['20.6.2026', '8h15', '2026-06-20T08:15'],
  ['31.6.2026', '', ''],
  ['next Saturday', '', ''],
  ['', '08:00', ''],
])('COM-15 %j and %j are read as %j', (date, time, wall) => {
  expect(wallFrom(date, time)).toBe(wall);
});

test('COM-15 a table with semicolons, quotes and German headings', () => {
  const text = [
    'Nr;Datum;Zeit;Ende;Tour;Gebiet;Treffpunkt;Bemerkungen;Max. TN;Ausrüstung',
    '7;20.06.2026;08:30;16:00;"Niesen; von Mülenen";Berner Oberland;Bahnhof Mülenen;"Wir gehen\nbei jedem Wetter";12;Stöcke',
  ].join('\n');
  expect(readTable(readRows(text), 'Europe/Zurich')).toEqual([
    {
      uid: '7',
      name: 'Niesen; von Mülenen',
      start: '2026-06-20T08:30',
      isTimed: true,
      end: '2026-06-20T16:00',
      timeZone: 'Europe/Zurich',
      description: 'Wir gehen\nbei jedem Wetter',
      place: 'Berner Oberland',
      point: null,
      meetingPoint: 'Bahnhof Mülenen',
      capacity: '12',
      whatToBring: 'Stöcke',
      template: '',
    },
  ]);
});

test('COM-15 an end is a time of the same day, a day, or both', () => {
  const endOf = (end: string) =>
    readTable(readRows(`date,title,end\n2026-06-20,Ridge,${end}`), 'UTC')?.[0]?.end;
  expect(endOf('17:00')).toBe('2026-06-20T17:00');
  expect(endOf('21.6.2026')).toBe('2026-06-21T18:00');
  expect(endOf('21.6.2026 12:15')).toBe('2026-06-21T12:15');
  expect(endOf('late')).toBe('');
});

test('COM-15 a table that does not say what and when is none', () => {
  expect(readTable(readRows('a,b\n1,2'), 'UTC')).toBeUndefined();
  expect(readTable(readRows('date,place\n2026-06-20,Hut'), 'UTC')).toBeUndefined();
});
