import { expect, test } from 'vitest';
import { MeaningStore } from './meaning-store.ts';
import { MEANING_LENGTH } from './messages.ts';

const pointing = (...axes: number[]) => {
  const meaning = new Int8Array(MEANING_LENGTH);
  for (const axis of axes) meaning[axis] = Math.round(127 / Math.sqrt(axes.length));
  return meaning;
};
const bytes = (meaning: Int8Array) => new Uint8Array(meaning.buffer);

test('the most alike come first, and a key has one meaning (SRCH-1)', () => {
  const store = new MeaningStore();
  store.keep('same', bytes(pointing(3)));
  store.keep('half', bytes(pointing(3, 4)));
  store.keep('none', bytes(pointing(9)));
  expect(store.nearest(pointing(3), 2).map(({ key }) => key)).toEqual(['same', 'half']);
  expect(store.nearest(pointing(3), 1)[0]?.likeness).toBeCloseTo(1, 2);
  store.keep('same', bytes(pointing(9)));
  expect(store.nearest(pointing(3), 1).map(({ key }) => key)).toEqual(['half']);
  expect(store.size).toBe(3);
});

test('it grows beyond its first block (SRCH-1)', () => {
  const store = new MeaningStore();
  for (let at = 0; at < 3_000; at += 1) store.keep(`k${at}`, bytes(pointing(at % MEANING_LENGTH)));
  expect(store.size).toBe(3_000);
  const found = store.nearest(pointing(7), 6).map(({ key }) => Number(key.slice(1)) % MEANING_LENGTH);
  expect(found).toEqual([7, 7, 7, 7, 7, 7]);
});

test('of very many those with the same signs are compared, and the most alike still comes first (SRCH-1)', () => {
  const store = new MeaningStore();
  for (let at = 0; at < 6_000; at += 1)
    store.keep(`k${at}`, bytes(pointing(at % MEANING_LENGTH, (at * 7 + 1) % MEANING_LENGTH)));
  store.keep('wanted', bytes(pointing(3, 4, 5, 6)));
  store.keep('near', bytes(pointing(3, 4, 5, 9)));
  expect(store.nearest(pointing(3, 4, 5, 6), 2).map(({ key }) => key)).toEqual(['wanted', 'near']);
});
