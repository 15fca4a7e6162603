import { afterEach, expect, test, vi } from 'vitest';
import { patienceOnLine } from './slow-line.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['a page that came at once', [{ responseStart: 249 }], 1_000],
  ['a page that was long on its way', [{ responseStart: 250 }], 0],
  ['a browser that does not say', [], 1_000],
])('O19: after %s', (_, entries, patience) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as unknown as PerformanceEntryList);
  expect(patienceOnLine(1_000)).toBe(patience);
});
