import { afterEach, expect, test, vi } from 'vitest';
import { patienceOnLine } from './slow-line.ts';

afterEach(() => void vi.restoreAllMocks());

const worker = { controller: {} };

test.each([
  ['a page that came at once', [{ responseStart: 249 }], worker, 1_000],
  ['a page that was long on its way', [{ responseStart: 250 }], worker, 0],
  [
    'the same without a worker that could have kept it',
    [{ responseStart: 250 }],
    { controller: null },
    1_000,
  ],
  ['the same in a browser without workers', [{ responseStart: 250 }], undefined, 1_000],
  ['a browser that does not say', [], worker, 1_000],
])('O19: after %s', (_, entries, serviceWorker, patience) => {
  vi.stubGlobal('navigator', { serviceWorker });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as unknown as PerformanceEntryList);
  expect(patienceOnLine(1_000)).toBe(patience);
});
