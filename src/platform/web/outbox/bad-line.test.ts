import { afterEach, expect, test, vi } from 'vitest';
import type { Act } from '#platform/shared/outbox/act.ts';
import { ModelBrowser } from './model-browser.ts';
import { sendActs } from './send-acts.ts';

afterEach(() => vi.unstubAllGlobals());

const COUNT = 20;

const act = (at: number): Act => ({
  key: `key-${at}`,
  owner: 'me',
  at,
  kind: 'message',
  about: 'room:1',
  words: `words ${at}`,
  steps: [{ wire: 'POST /api/words', body: { at } }],
  answered: [],
  stale: [['room', '1']],
  state: 'WAITING',
});

async function waitingActs(): Promise<ModelBrowser> {
  const store = new ModelBrowser();
  for (let at = 0; at < COUNT; at += 1) await store.put(act(at));
  return store;
}

const inOrder = Array.from({ length: COUNT }, (_, at) => at);

test('O19 20 acts are 20 requests in their order, and none waits for what is read after another', async () => {
  const store = await waitingActs();
  const heard: unknown[] = [];
  let allHeard = () => {};
  const all = new Promise<void>((resolve) => {
    allHeard = resolve;
  });
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    heard.push(JSON.parse(String(body)).at);
    if (heard.length === COUNT) allHeard();
    return Response.json({ id: 'made' });
  });
  const read: number[] = [];
  // The first reading ends only after everything was sent.
  const onSent = async (acts: readonly Act[]) => {
    read.push(acts.length);
    await all;
  };
  const sender = { owner: 'me', store, token: async () => 'token', onChange: () => undefined, onSent };
  expect(await sendActs(sender)).toBe('DONE');
  expect(heard).toEqual(inOrder);
  expect([read[0], read.length <= 3, read.reduce((sum, count) => sum + count)]).toEqual([1, true, COUNT]);
  expect(await store.all()).toEqual([]);
});

test('O19 an act that was sent stays in the list until what it changed was read, and is not sent again', async () => {
  const store = await waitingActs();
  const heard: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    heard.push(JSON.parse(String(body)).at);
    return Response.json({ id: 'made' });
  });
  const left: number[] = [];
  const gone: string[] = [];
  const onSent = async () => {
    left.push((await store.all()).length);
    throw new Error('the reading fails');
  };
  const onChange = ({ key }: Act) => gone.push(key);
  await sendActs({ owner: 'me', store, token: async () => 'token', onChange, onSent });
  expect(left[0]).toBe(COUNT);
  expect(heard).toEqual(inOrder);
  expect(gone).toEqual(inOrder.map((at) => `key-${at}`));
  expect(await store.all()).toEqual([]);
});

test('O1, O19 what a tab sent that died before it could take it from the list goes with the next, unsent', async () => {
  const store = new ModelBrowser();
  await store.put({ ...act(1), answered: ['made'] });
  const heard = vi.fn();
  vi.stubGlobal('fetch', heard);
  await sendActs({ owner: 'me', store, token: async () => 'token', onChange: () => undefined });
  expect(heard).not.toHaveBeenCalled();
  expect(await store.all()).toEqual([]);
});
