import { expect, test } from 'vitest';
import type { HuddleForm } from '../../rules/fields.ts';
import { emptyFormValues } from '../../rules/form.ts';
import { readFile } from './read-file.ts';

const first: HuddleForm = { ...emptyFormValues(), timeZone: 'Europe/Zurich', activity: 'HIKING' };
const round: HuddleForm = {
  ...first,
  name: 'Evening round',
  description: 'Along the lake',
  activity: 'WALKING',
  start: '2026-06-24T18:30',
  end: '2026-06-24T20:30',
  rsvpEnd: '2026-06-23T12:00',
  venueNote: 'Boat house',
  capacity: '12',
  coHostIds: [],
};
const templates = [{ id: 'a-template', name: 'Wednesday round', form: round }];
const read = (lines: string[], known: typeof templates | null = templates) =>
  readFile(lines.join('\n'), first, new Date('2026-06-01T10:00Z'), known);
const outings = (lines: string[], known?: typeof templates | null) => {
  const found = read(lines, known);
  return found && 'outings' in found ? found.outings : [];
};

test('HUD-29 a line that names a template is that outing on its day, with what the line says otherwise', () => {
  const [plain, said] = outings([
    'Datum;Zeit;Vorlage;Titel;Plätze;Ort',
    '1.7.2026;;wednesday ROUND;;;',
    '8.7.2026;19:00;Wednesday round;Moonlight round;8;Harbour',
  ]);
  expect(plain).toEqual({
    uid: '',
    templateId: 'a-template',
    form: { ...round, start: '2026-07-01T18:30', end: '2026-07-01T20:30', rsvpEnd: '2026-06-30T12:00' },
  });
  expect(said?.form).toMatchObject({
    name: 'Moonlight round',
    activity: 'WALKING',
    start: '2026-07-08T19:00',
    end: '2026-07-08T21:00',
    rsvpEnd: '2026-07-07T12:00',
    capacity: '8',
    venueNote: 'Harbour',
    description: 'Along the lake',
  });
});

test('HUD-29 a line without a template is as ever, and so is one whose day cannot be read', () => {
  const [plain, undated] = outings([
    'date,title,template',
    '2026-07-01,Ridge hike,',
    'soon,,Wednesday round',
  ]);
  expect(plain).toMatchObject({ form: { name: 'Ridge hike', activity: 'HIKING', venueNote: '' } });
  expect(plain?.templateId).toBeUndefined();
  expect(undated?.form.start).toBe('');
});

test('HUD-29 a template that the community does not have is named; without a community the column says nothing', () => {
  const lines = ['date,title,template', '2026-07-01,Ridge walk,Thursday round'];
  expect(read(lines)).toEqual({ unknownTemplate: 'Thursday round' });
  expect(outings(lines, null)).toMatchObject([{ form: { name: 'Ridge walk' } }]);
});

test('COM-15 a table without a name, a template or a date is no table of outings', () => {
  expect(read(['title,place', 'Ridge walk,Thun'])).toBeUndefined();
  expect(read(['date,place', '2026-07-01,Thun'])).toBeUndefined();
  expect(read(['just words'])).toBeUndefined();
});
