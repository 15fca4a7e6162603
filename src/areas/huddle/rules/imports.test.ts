import { describe, expect, test } from 'vitest';
import type { HuddleForm } from './fields.ts';
import { emptyFormValues } from './form.ts';
import { canUndoImport, judgeImports, markOf, saidOf, undoOf } from './imports.ts';

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

type Cases = [string, ...Parameters<typeof outcomesOf>, string[]][];

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
    ['has another time and no name: asked', [{ ...moved, uid: '' }], [knownAs('', one.form)], ['UNSURE']],
    [
      'has another time and another name: asked',
      [{ ...moved, uid: 'x' }],
      [knownAs('a@club', one.form)],
      ['UNSURE'],
    ],
    [
      'is meant to be that one',
      [{ ...moved, uid: 'x', meant: 'MOVED' }],
      [knownAs('a', one.form)],
      ['MOVED'],
    ],
    [
      'is meant to be that one, which is published',
      [{ ...moved, uid: 'x', meant: 'MOVED' }],
      [knownAs('a', one.form, false)],
      ['PLANNED'],
    ],
    ['is meant to be another one', [{ ...moved, uid: 'x', meant: 'NEW' }], [knownAs('a', one.form)], ['NEW']],
    [
      'is one more where every outing of that name still stands in the file',
      [one, { ...moved, uid: 'x' }],
      [knownAs('a@club', one.form)],
      ['SAME', 'NEW'],
    ],
    [
      'is one more where the other of that name has passed',
      [{ ...moved, uid: 'x' }],
      [knownAs('a@club', formOf({ start: '2026-05-20T08:00' }))],
      ['NEW'],
    ],
    [
      'is one more where the other of that name is elsewhere',
      [{ uid: 'x', form: formOf({ start: '2026-06-21T08:00', venueNote: 'Hut' }) }],
      [knownAs('a@club', one.form)],
      ['NEW'],
    ],
    [
      'of two, only one can be the one that has moved',
      [
        { uid: 'x', form: formOf({ start: '2026-06-21T08:00' }) },
        { uid: 'y', form: formOf({ start: '2026-06-28T08:00' }) },
      ],
      [knownAs('a@club', one.form)],
      ['UNSURE', 'NEW'],
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
    ['has no zone', [{ uid: '', form: formOf({ timeZone: '' }) }], [], ['NO_TIME']],
    ['begins now', [{ uid: '', form: formOf({ start: '2026-06-01T12:00' }) }], [], ['PAST']],
    ['begins in a minute', [{ uid: '', form: formOf({ start: '2026-06-01T12:01' }) }], [], ['NEW']],
  ] as Cases)('I4: %s', (_, outings, before, outcomes) => {
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

test('I4, COM-15: of two that may have moved, the nearest in time is the one', () => {
  const [near, far] = ['2026-06-22T08:00', '2026-07-22T08:00'].map((start) =>
    knownAs(start, formOf({ start })),
  );
  const [judged] = judgeImports(
    [{ uid: 'x', form: formOf({ start: '2026-06-21T08:00' }) }],
    [far, near].flatMap((each) => each ?? []),
    now,
  );
  expect(judged).toMatchObject({ outcome: 'UNSURE', known: { uid: '2026-06-22T08:00' } });
});

test.each([
  [0, true],
  [7 * 86_400_000, true],
  [7 * 86_400_000 + 1, false],
])('C18, COM-15: an import can be undone for seven days: after %i ms %s', (after, may) => {
  expect(canUndoImport(now, new Date(now.getTime() + after))).toBe(may);
});

test.each([
  [{}, 'REMOVE'],
  [{ wasThere: true }, 'RESTORE'],
  [{ version: 2 }, 'KEEP'],
  [{ version: 2, wasThere: true }, 'KEEP'],
  [{ isDraft: false }, 'KEEP'],
])('C18, COM-15: undoing leaves alone what was published or changed since: %j %s', (changes, becomes) => {
  expect(undoOf({ isDraft: true, version: 1, versionThen: 1, wasThere: false, ...changes })).toBe(becomes);
});
