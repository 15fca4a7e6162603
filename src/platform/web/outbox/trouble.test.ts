import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act } from '#platform/shared/outbox/act.ts';
import { ModelBrowser } from './model-browser.ts';
import { takeApart } from './model-server.ts';
import { sendActs } from './send-acts.ts';

const BEGIN = 1_800_000_000_000;
const DAY_MS = 24 * 3_600_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: BEGIN }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const act = (at: number, changes: Partial<Act> = {}): Act => ({
  key: `key-${at}`,
  owner: 'me',
  at: BEGIN + at,
  kind: 'message',
  about: 'room:1',
  words: `words ${at}`,
  steps: [{ wire: 'POST /api/words', body: { at } }],
  answered: [],
  stale: [],
  state: 'WAITING',
  ...changes,
});

/** What the server hears; `answer` is what comes back. */
function listen(answer: () => Response): unknown[] {
  const heard: unknown[] = [];
  const ask = async (_: string, { body }: RequestInit) => {
    heard.push(JSON.parse(String(body)).at);
    return answer();
  };
  vi.stubGlobal('fetch', takeApart(ask));
  return heard;
}

const send = (store: ModelBrowser, token: string | null, owner = 'me') =>
  sendActs({ owner, store, token: async () => token, onChange: () => undefined });

async function storeOf(acts: readonly Act[]): Promise<ModelBrowser> {
  const store = new ModelBrowser();
  for (const each of acts) await store.put(each);
  return store;
}

test('O9 a log-in that is over for 30 days pauses what waits; the same person goes on, nobody else does', async () => {
  const acts = [act(1), act(2, { bestBefore: BEGIN + DAY_MS }), act(3)];
  const store = await storeOf(acts);
  const heard = listen(() => Response.json({ id: 'made' }));
  vi.setSystemTime(BEGIN + 30 * DAY_MS);
  expect(await send(store, null)).toBe('LATER');
  expect(await send(store, 'token', 'somebody else')).toBe('DONE');
  expect(heard).toEqual([]);
  expect(await store.all()).toHaveLength(3);
  expect(await send(store, 'token')).toBe('DONE');
  expect(heard).toEqual([1, 3]);
  expect(await store.all()).toMatchObject([{ words: 'words 2', state: 'LATE' }]);
});

test('O10 a portal that answers everything with a page is no network', async () => {
  const acts = [act(1, { steps: [{ wire: 'PUT /api/answers/1', body: { at: 1 } }] }), act(2)];
  const store = await storeOf(acts);
  const welcome = () =>
    new Response('<!doctype html><p>Welcome', { headers: { 'content-type': 'text/html' } });
  vi.stubGlobal('fetch', async () => welcome());
  expect(await send(store, 'token')).toBe('LATER');
  expect(await store.all()).toMatchObject(acts);
});

test('OFF-2: 50 things go in their order, also when the account is suspended meanwhile', async () => {
  const store = await storeOf(Array.from({ length: 50 }, (_, at) => act(at)));
  let left = 20;
  const heard = listen(() => {
    left -= 1;
    if (left >= 0) return Response.json({ id: 'made' });
    return Response.json({ code: 'SUSPENDED', message: 'Suspended.' }, { status: 403 });
  });
  expect(await send(store, 'token')).toBe('DONE');
  expect(heard).toEqual(Array.from({ length: 50 }, (_, at) => at));
  const refused = await store.all();
  expect(refused).toHaveLength(30);
  expect(refused.every(({ state, why, words }) => state === 'REFUSED' && why === 'Suspended.' && words)).toBe(
    true,
  );
});
