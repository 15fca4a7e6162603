import { afterEach, expect, test, vi } from 'vitest';
import type { Act } from '#platform/shared/outbox/act.ts';
import { MAX_TOGETHER } from '#platform/shared/outbox/rules.ts';
import { ModelBrowser } from './model-browser.ts';
import { takeApart } from './model-server.ts';
import { sendActs } from './send-acts.ts';

afterEach(() => vi.unstubAllGlobals());

/** Leave in three requests. */
const COUNT = 2 * MAX_TOGETHER + 1;

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

/** What the server hears, request by request. */
function listen(): number[][] {
  const heard: number[][] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const acts: number[] = [];
    const ask = async (_: string, { body }: RequestInit) => {
      acts.push(JSON.parse(String(body)).at);
      return Response.json({ id: 'made' });
    };
    const answer = await takeApart(ask)(url, init);
    heard.push(acts);
    return answer;
  });
  return heard;
}

test('O19 acts leave together in their order, and none waits for what is read after another', async () => {
  const store = await waitingActs();
  const heard = listen();
  const read: number[] = [];
  // The first reading ends only after everything was sent.
  const onSent = async (acts: readonly Act[]) => {
    read.push(acts.length);
    await vi.waitFor(() => expect(heard.flat()).toHaveLength(COUNT));
  };
  const sender = { owner: 'me', store, token: async () => 'token', onChange: () => undefined, onSent };
  expect(await sendActs(sender)).toBe('DONE');
  expect(heard.map((acts) => acts.length)).toEqual([MAX_TOGETHER, MAX_TOGETHER, 1]);
  expect(heard.flat()).toEqual(inOrder);
  expect(read).toEqual([MAX_TOGETHER, MAX_TOGETHER + 1]);
  expect(await store.all()).toEqual([]);
});

test('O19 an act that was sent stays in the list until what it changed was read, and is not sent again', async () => {
  const store = await waitingActs();
  const heard = listen();
  const left: number[] = [];
  const gone: string[] = [];
  const onSent = async () => {
    left.push((await store.all()).length);
    throw new Error('the reading fails');
  };
  const onChange = ({ key }: Act) => gone.push(key);
  await sendActs({ owner: 'me', store, token: async () => 'token', onChange, onSent });
  expect(left[0]).toBe(COUNT);
  expect(heard.flat()).toEqual(inOrder);
  expect(gone).toEqual(inOrder.map((at) => `key-${at}`));
  expect(await store.all()).toEqual([]);
});

test.each([404, 403, 413])(
  'O19 a server that will not have them together (%d) is asked one by one',
  async (status) => {
    const store = await waitingActs();
    const heard: number[] = [];
    vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
      if (url === '/api/acts') return Response.json({ code: 'NO', message: 'No.' }, { status });
      heard.push(JSON.parse(String(body)).at);
      return Response.json({ id: 'made' });
    });
    expect(
      await sendActs({ owner: 'me', store, token: async () => 'token', onChange: () => undefined }),
    ).toBe('DONE');
    expect(heard).toEqual(inOrder);
    expect(await store.all()).toEqual([]);
  },
);

test.each([
  ['is busy', () => new Response('', { status: 503 })],
  ['answers fewer', () => Response.json({ answers: [] })],
])('O19 they wait where the server %s', async (_, answer) => {
  const store = await waitingActs();
  const ask = vi.fn(async () => answer());
  vi.stubGlobal('fetch', ask);
  expect(await sendActs({ owner: 'me', store, token: async () => 'token', onChange: () => undefined })).toBe(
    'LATER',
  );
  expect(ask).toHaveBeenCalledOnce();
  expect(await store.all()).toHaveLength(COUNT);
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
