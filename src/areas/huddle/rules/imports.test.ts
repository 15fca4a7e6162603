import { describe, expect, test } from 'vitest';
import type { HuddleForm } from './fields.ts';
import { emptyFormValues } from './form.ts';
import { judgeImports, markOf, saidOf } from './imports.ts';

const now = new Date('2026-06-01T10:00:00Z');
const formOf = (changes: Partial<HuddleForm> = {}): HuddleForm => ({
  ...emptyFormValues(),
  name: 'Ridge walk',
  start: '2026-06-20T08:00',
  end: '2026-06-20T16:00',
  timeZone: 'Europe/Zurich',
  ...changes,
});
const knownAs = (uid: string, form: HuddleForm, mayMove = true) => ({
  uid,
  mark: markOf(saidOf(form)),
  said: saidOf(form),
  mayMove,
});
const outcomesOf = (
  outings: Parameters<typeof judgeImports>[0],
  before: Parameters<typeof judgeImports>[1] = [],
) => judgeImports(outings, before, now).map(({ outcome }) => outcome);

describe('COM-15 an outing of a file', () => {
  const one = { uid: 'a@club', form: formOf() };
  const moved = { uid: 'a@club', form: formOf({ start: '2026-06-21T08:00' }) };
  test.each([
    ['is new', [one], [], ['NEW']],
    ['is there already, by its name at the source', [one], [knownAs('a@club', one.form)], ['SAME']],
    ['is there already under another name', [one], [knownAs('b@club', one.form)], ['SAME']],
    [
      'without a name there is known by name, start and place',
      [{ ...one, uid: '' }],
      [knownAs('', one.form)],
      ['SAME'],
    ],
    ['has another time: its draft moves', [moved], [knownAs('a@club', one.form)], ['MOVED']],
    ['has another time and is published', [moved], [knownAs('a@club', one.form, false)], ['PLANNED']],
    [
      'at another time without a name is another one',
      [{ ...moved, uid: '' }],
      [knownAs('', one.form)],
      ['NEW'],
    ],
    ['stands twice in the file', [one, one], [], ['NEW', 'DOUBLE']],
    ['stands twice with one name there', [one, moved], [], ['NEW', 'DOUBLE']],
    ['stands twice with two names there', [one, { ...one, uid: 'b@club' }], [], ['NEW', 'DOUBLE']],
    [
      'has no name there, and so has another',
      [
        { ...one, uid: '' },
        { ...moved, uid: '' },
      ],
      [],
      ['NEW', 'NEW'],
    ],
    ['has no time', [{ uid: '', form: formOf({ start: '' }) }], [], ['NO_TIME']],
    ['begins now', [{ uid: '', form: formOf({ start: '2026-06-01T12:00' }) }], [], ['PAST']],
    ['begins in a minute', [{ uid: '', form: formOf({ start: '2026-06-01T12:01' }) }], [], ['NEW']],
  ])('%s', (_, outings, before, outcomes) => {
    expect(outcomesOf(outings, before)).toEqual(outcomes);
  });

  test('that a host has changed beyond what the file says is still the same', () => {
    const before = [knownAs('a@club', one.form)];
    expect(
      outcomesOf([{ uid: 'a@club', form: formOf({ carpooling: true, activity: 'HIKING' }) }], before),
    ).toEqual(['SAME']);
  });
});

test('COM-15 a mark reads past case and spaces, and tells places apart', () => {
  const mark = (changes: Partial<HuddleForm>) => markOf(saidOf(formOf(changes)));
  expect(mark({ name: ' ridge  WALK' })).toBe(mark({}));
  expect(mark({ venueNote: 'Hut' })).not.toBe(mark({}));
  expect(mark({ venueNote: 'Hut' })).toBe(
    mark({ venue: { name: 'Hut', formattedAddress: '', lat: 46, lng: 7 } }),
  );
  expect(mark({ start: '2026-06-20T09:00' })).not.toBe(mark({}));
});
