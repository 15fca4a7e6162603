import { expect, test } from 'vitest';
import { emptyFormValues } from '../../rules/form.ts';
import { readFile } from './read-file.ts';

const first = { ...emptyFormValues(), timeZone: 'Europe/Zurich', activity: 'HIKING' as const };
const read = (text: string) => {
  const found = readFile(text, first, new Date('2026-06-01T10:00Z'), null);
  if (!found || 'unknownTemplate' in found) throw new Error('no outings');
  return found;
};

const german = [
  'Name;Organisatoren;Kursnummer;Kursart;Beschreibung;Status;Ort / Adresse;Datum 1 Bezeichnung;Datum 1 Ort;Datum 1 Zeitraum;Datum 2 Bezeichnung;Datum 2 Ort;Datum 2 Zeitraum;Kontaktperson Name;Kontaktperson Haupt-E-Mail;Hauptleitung Name;Hauptleitung Telefonnummern;Maximale Teilnehmerzahl;Aufstieg',
  'Piz Palü;SAC Ridge;2026-17;Hochtour;Gletschertour;Publiziert;Berninagebiet;Tourenbesprechung;Clublokal;01.07.2026 19:30 - 21:00;Tour;Bahnhof Chur;04.07.2026 07:00 - 05.07.2026 17:00;Karl Kontakt;karl@mail.example;Lea Leiterin;+41 79 000 00 00;8;1’250 Hm',
  'Skikurs;SAC Ridge;;Kurs;;Entwurf;Davos;;;09.01.2027 - 10.01.2027;;;12.06.2027;;;;;;',
  'Tödi;SAC Ridge;2026-18;Hochtour;;Abgesagt;Glarus;;;11.07.2026;;;;;;;;;',
].join('\n');

test('COM-15 I3 tours of a Swiss Alpine Club are read from their German table: days, place, number, leader by name', () => {
  const { outings, unpublished } = read(german);
  const [palu, course, toedi] = outings;
  expect(palu).toMatchObject({
    uid: '2026-17/2026',
    form: {
      name: 'Piz Palü',
      start: '2026-07-04T07:00',
      end: '2026-07-05T17:00',
      timeZone: 'Europe/Zurich',
      venueNote: 'Berninagebiet',
      meetingPointNote: 'Bahnhof Chur',
      capacity: '8',
      ascentMeters: '1250',
    },
  });
  expect(palu?.form.description).toBe(
    [
      'Gletschertour',
      '',
      'Leitung: Lea Leiterin',
      'Tourenbesprechung, 2026-07-01 19:30 – 2026-07-01 21:00, Clublokal',
      'Tour, 2026-07-04 07:00 – 2026-07-05 17:00, Bahnhof Chur',
    ].join('\n'),
  );
  // Nobody's address or number comes along.
  expect(JSON.stringify(outings)).not.toMatch(/mail\.example|\+41|Karl/);
  // Days of a course that lie months apart are no single outing.
  expect(course).toMatchObject({ uid: '', form: { start: '2027-01-09T08:00', end: '2027-01-10T18:00' } });
  expect([unpublished, toedi?.cancelled, palu?.cancelled]).toEqual([1, true, undefined]);
});

test('COM-15 I3 the same by the names of its fields, and a number of two tours names neither', () => {
  const head =
    'name,group_names,number,kind,plain_text_description,state,location,date_0_label,date_0_location,date_0_duration';
  const lines = ['A', 'B'].map((name) => `${name},Ridge,7,Tour,,published,Bern,,,"12.09.2026 08:00 - 17:00"`);
  const { outings } = read([head, ...lines, 'C,Ridge,7,Tour,,published,Bern,,,12.09.2027'].join('\n'));
  expect(outings.map(({ uid, form }) => [form.name, uid, form.start, form.end])).toEqual([
    ['A', '', '2026-09-12T08:00', '2026-09-12T17:00'],
    ['B', '', '2026-09-12T08:00', '2026-09-12T17:00'],
    ['C', '7/2027', '2027-09-12T08:00', expect.any(String)],
  ]);
});

test('COM-15 I3 an answer of its JSON:API is read by ids, with the days beside it', () => {
  const event = (id: string, state: string, more: object = {}) => ({
    id,
    type: 'events',
    attributes: { name: `Tour ${id}`, description: '<p>Long &amp; steep</p>', location: 'Bern', state },
    ...more,
  });
  const dates = { relationships: { dates: { data: [{ type: 'event_dates', id: '5' }] } } };
  const start = { start_at: '2026-07-04T05:00:00Z', finish_at: '2026-07-04T15:00:00Z', label: null };
  const { outings, unpublished } = read(
    JSON.stringify({
      data: [event('1', 'published', dates), event('2', 'canceled'), event('3', 'review')],
      included: [{ type: 'event_dates', id: '5', attributes: start }],
    }),
  );
  expect(outings[0]).toMatchObject({
    uid: '1',
    form: {
      name: 'Tour 1',
      description: 'Long & steep',
      start: '2026-07-04T07:00',
      end: '2026-07-04T17:00',
    },
  });
  expect([outings[1]?.cancelled, unpublished]).toEqual([true, 1]);
});

test.each(['{"data":[]}', '{"data":{"type":"people"}}', '{broken', '{"data":[{"type":"events","id":"1"}]}'])(
  'COM-15 I3 %s breaks nothing',
  (text) => {
    const found = readFile(text, first, new Date(), null);
    const names = found && 'outings' in found ? found.outings.map(({ form }) => form.name) : undefined;
    expect(names ?? ['']).toEqual(['']);
  },
);
