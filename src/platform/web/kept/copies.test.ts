import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COPIES, dropCopy } from './copies.ts';

const asked: unknown[] = [];
let connection = { saveData: false };

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.resetModules();
  asked.length = 0;
  connection = { saveData: false };
  const controller = { postMessage: (message: unknown) => asked.push(message) };
  vi.stubGlobal('navigator', {
    onLine: true,
    get connection() {
      return connection;
    },
    serviceWorker: { controller },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const view = (id: string) => ['huddle', id, 'view', null];

test('OFF-1: what the page of an outing was read from is kept as a page once nothing more comes, and not each time', async () => {
  const { renewCopy } = await import('./copies.ts');
  for (const key of [view('1'), view('1'), view('2')]) renewCopy(key);
  vi.advanceTimersByTime(4_999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([{ copy: '/huddle/view/1' }, { copy: '/huddle/view/2' }]);
  vi.advanceTimersByTime(10_000);
  renewCopy(view('1'));
  vi.advanceTimersByTime(49_999);
  expect(asked).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(asked.at(2)).toEqual({ copy: '/huddle/view/1' });
});

test('OFF-1: of other reads, and where data is to be saved, no page is asked for', async () => {
  const { renewCopy } = await import('./copies.ts');
  for (const key of [
    ['huddle', '1', 'comments'],
    ['relation', 'profile', '1'],
    ['account', 'me'],
  ])
    renewCopy(key);
  connection = { saveData: true };
  renewCopy(view('1'));
  vi.advanceTimersByTime(120_000);
  expect(asked).toEqual([]);
});

test('OFF-3: the page of what may not be read any longer goes', async () => {
  const deleted: string[] = [];
  const has = vi.fn(async () => true);
  vi.stubGlobal('caches', {
    has,
    open: async () => ({ delete: async (path: string) => deleted.push(path) }),
  });
  await dropCopy(view('1'));
  await dropCopy(['huddle', '2', 'comments']);
  has.mockResolvedValue(false);
  await dropCopy(view('3'));
  expect(deleted).toEqual(['/huddle/view/1']);
  expect(has).toHaveBeenCalledWith(COPIES);
});
