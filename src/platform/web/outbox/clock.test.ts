import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act } from '#platform/shared/outbox/act.ts';
import { PRESSED_AT, pressedAfter } from '#platform/shared/outbox/pressed.ts';
import { noteServerTime, serverNow } from '../server-time.ts';
import { ModelBrowser } from './model-browser.ts';
import { sendActs } from './send-acts.ts';

const HOUR_MS = 3_600_000;
const PRESSED = Date.parse('2026-11-21T18:02:00Z');

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: PRESSED }));
afterEach(() => {
  noteServerTime(answerAt(Date.now()));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answerAt = (server: number) => ({ headers: new Headers({ date: new Date(server).toUTCString() }) });

const actNow = (waiting: readonly Act[], changes: Partial<Act> = {}): Act => ({
  key: `key-${waiting.length}`,
  owner: 'me',
  at: pressedAfter(waiting, serverNow()),
  kind: 'answer',
  about: 'huddle:1',
  words: 'Yes',
  steps: [{ wire: 'PUT /api/answers/1', body: {} }],
  answered: [],
  stale: [],
  state: 'WAITING',
  ...changes,
});

/** What the server hears of each act, sent from a phone whose clock is then so far ahead. */
async function send(store: ModelBrowser): Promise<(string | null)[]> {
  const heard: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    heard.push(new Headers(headers).get(PRESSED_AT));
    return Response.json({});
  });
  await sendActs({ owner: 'me', store, token: async () => 'token', onChange: () => undefined });
  return heard;
}

const clocks = [
  ['right', 0, 0],
  ['six hours ahead', 6, 6],
  ['six hours behind', -6, -6],
  ['six hours ahead, put right before it is sent', 6, 0],
  ['six hours behind, put right before it is sent', -6, 0],
] as const;

test.each(clocks)('O7 the server hears when it was pressed by its own clock: %s', async (_, then, later) => {
  vi.setSystemTime(PRESSED - HOUR_MS + then * HOUR_MS);
  noteServerTime(answerAt(PRESSED - HOUR_MS));
  vi.setSystemTime(PRESSED + then * HOUR_MS);
  const store = new ModelBrowser();
  await store.put(actNow([]));
  vi.setSystemTime(PRESSED + 3 * HOUR_MS + later * HOUR_MS);
  expect(await send(store)).toEqual(['2026-11-21T18:02:00.000Z']);
});

test('O7 acts keep their order when the clock is put back between them', async () => {
  vi.setSystemTime(PRESSED + 6 * HOUR_MS);
  const store = new ModelBrowser();
  const first = actNow([], { words: 'first' });
  vi.setSystemTime(PRESSED + 60_000);
  const second = actNow([first], { words: 'second' });
  await store.put(second);
  await store.put(first);
  expect((await store.all()).map(({ words }) => words)).toEqual(['first', 'second']);
});

test.each([
  ['ahead, still in time', 6, 3, 1],
  ['behind, too late', -6, 5, 0],
])('O7, O8 a yes is asked about by the time of the server: %s', async (_, wrong, hours, sent) => {
  const store = new ModelBrowser();
  await store.put(actNow([], { bestBefore: PRESSED + 4 * HOUR_MS }));
  vi.setSystemTime(PRESSED + (hours + wrong) * HOUR_MS);
  noteServerTime(answerAt(PRESSED + hours * HOUR_MS));
  expect(await send(store)).toHaveLength(sent);
  expect((await store.all()).map(({ state }) => state)).toEqual(sent === 1 ? [] : ['LATE']);
});
