import { describe, expect, test } from 'vitest';
import { formNameOf } from '#platform/shared/fields.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { entriesOfFields, type FieldName, type HuddleForm, type HuddleValues } from './fields.ts';
import { emptyFormValues, formOfValues, numberOf, valuesOfForm } from './form.ts';

const place = { name: 'Hut', formattedAddress: 'Ridge 1', lat: 46.5, lng: 7.5 };

/** A value other than the one of nothing, by the type of the field. */
function filled(name: FieldName, field: (typeof entriesOfFields)[number][1]): unknown {
  switch (field.type) {
    case 'number':
      return field.min + 7;
    case 'percent':
      return 12;
    case 'flag':
      return !field.default;
    case 'choice':
      return field.of[1];
    case 'choices':
      return [field.of[0]];
    case 'lines':
    case 'people':
      return ['00000000-0000-7000-8000-000000000001'];
    case 'instant':
      return name === 'endDateTime' ? '2026-06-20T14:00:00.000Z' : '2026-06-20T06:30:00.000Z';
    case 'place':
      return place;
    case 'id':
      return '00000000-0000-7000-8000-000000000002' as HuddleId;
    case 'timeZone':
      return 'Europe/Zurich';
    default:
      return 'https://trail.example/x';
  }
}

const full = Object.fromEntries(
  entriesOfFields.map(([name, field]) => [name, filled(name, field)]),
) as HuddleValues;
/** Hiking asks for distance and ascent, and guests may come. */
const all: HuddleValues = { ...full, activity: 'HIKING', guestAllowed: true };

describe('HUD-4 a form and what it says', () => {
  test.each(entriesOfFields.map(([name]) => name))('%s survives the way into the form and back', (name) => {
    expect(valuesOfForm(formOfValues(all))?.[name]).toEqual(all[name]);
  });

  test('an empty form has every field, and each is empty', () => {
    const empty = emptyFormValues();
    expect(Object.keys(empty)).toEqual(entriesOfFields.map(([name, field]) => formNameOf(name, field)));
    expect(valuesOfForm(empty)).toBeUndefined();
    expect(empty).toMatchObject({
      capacity: '',
      guestLimit: '0',
      difficulty: '',
      rsvpStart: '',
      venue: null,
    });
  });

  test('optional values that are absent come back absent', () => {
    const form: HuddleForm = {
      ...emptyFormValues(),
      start: '2026-06-20T08:30',
      end: '2026-06-20T16:00',
      timeZone: 'Europe/Zurich',
    };
    const values = valuesOfForm(form);
    expect(values).toMatchObject({ capacity: null, rsvpStartDateTime: null, difficulty: null, venue: null });
    expect(formOfValues(values as HuddleValues)).toEqual(form);
  });

  test('distances are typed in kilometres, with a point or a comma', () => {
    const form = { ...formOfValues(all), distanceKilometers: '12,345' };
    expect(valuesOfForm(form)?.distanceMeters).toBe(12_345);
    expect(formOfValues(all).distanceKilometers).toBe('0.007');
  });

  test('on a trail a choice that was not made is absent, and a limit that was not typed is none', () => {
    const values = valuesOfForm({ ...formOfValues(all), difficulty: '', guestLimit: '' });
    expect(values).toMatchObject({ difficulty: null, guestLimit: 0 });
  });

  test('away from trails there is no distance, and without guests no limit of them', () => {
    const yoga = valuesOfForm({ ...formOfValues(all), activity: 'YOGA', guestAllowed: false });
    expect(yoga).toMatchObject({ distanceMeters: null, ascentMeters: null, difficulty: null, guestLimit: 0 });
  });

  test.each([
    ['', null],
    [' ', null],
    [' 7 ', 7],
    ['7,5', 7.5],
    ['seven', null],
    ['Infinity', null],
  ])('the number in %j is %j', (text, number) => {
    expect(numberOf(text)).toBe(number);
  });

  test.each([
    ['start', ''],
    ['end', '2026-02-31T99:99'],
  ] as const)('without a %s it says nothing', (field, wall) => {
    expect(valuesOfForm({ ...formOfValues(all), [field]: wall })).toBeUndefined();
  });
});
