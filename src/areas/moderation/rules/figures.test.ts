import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Figures, MIN_SHOWN, shownFigures } from './figures.ts';
import { reportable } from './reports.ts';

const figures = (changes: Partial<Figures> = {}): Figures => ({
  year: 2026,
  half: 1,
  kinds: [{ kind: 'POST', decided: 20, acted: 10 }],
  medianHours: 9,
  appeals: 12,
  upheld: 6,
  ...changes,
});

test.each([
  [0, 0],
  [1, null],
  [MIN_SHOWN - 1, null],
  [MIN_SHOWN, MIN_SHOWN],
])('C10: of %i cases of a kind the public reads %s', (decided, read) => {
  const [kind] = shownFigures(figures({ kinds: [{ kind: 'POST', decided, acted: 0 }] })).kinds;
  expect(kind).toEqual({ kind: 'POST', decided: read, acted: read === null ? null : 0 });
});

test.each([
  [0, 0],
  [4, null],
  [5, 5],
  [15, 15],
  [16, null],
  [20, 20],
])('C10: %i of 20 that led to something are read as %s', (acted, read) => {
  expect(shownFigures(figures({ kinds: [{ kind: 'POST', decided: 20, acted }] })).kinds[0]?.acted).toBe(read);
});

test.each([
  [12, 6, 12, 6],
  [4, 4, null, null],
  [12, 8, 12, null],
  [12, 3, 12, null],
  [12, 12, 12, 12],
])('C10: of %i appeals with %i upheld the public reads %s and %s', (appeals, upheld, all, some) => {
  expect(shownFigures(figures({ appeals, upheld }))).toMatchObject({ appeals: all, upheld: some });
});

test('C10: there is a sum only where no part of it is hidden, and a median of five at least', () => {
  const kinds = (...counts: number[]) =>
    counts.map((decided, at) => ({ kind: reportable[at] ?? 'POST', decided, acted: decided }));
  expect(shownFigures(figures({ kinds: kinds(5, 6) })).total).toBe(11);
  expect(shownFigures(figures({ kinds: kinds(5, 4) }))).toMatchObject({ total: null, medianHours: 9 });
  expect(shownFigures(figures({ kinds: kinds(0, 4) })).medianHours).toBeNull();
});

test('C10: nothing that is read is between one and four, nor is a rest that can be reckoned', () => {
  const count = fc.nat(30);
  const kind = fc.record({
    kind: fc.constantFrom(...reportable),
    decided: count,
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(kind, { maxLength: 7 }), (drawn) => {
      const kinds = drawn.map(({ share, ...each }) => ({ ...each, acted: Math.round(each.decided * share) }));
      const read = shownFigures(figures({ kinds }));
      const small = (value: number | null) => value !== null && value > 0 && value < MIN_SHOWN;
      for (const { decided, acted } of read.kinds) {
        expect(small(decided) || small(acted)).toBe(false);
        if (decided !== null && acted !== null) expect(small(decided - acted)).toBe(false);
      }
      const hidden = read.kinds.filter(({ decided }) => decided === null);
      if (hidden.length > 0) expect(read.total).toBeNull();
    }),
  );
});
