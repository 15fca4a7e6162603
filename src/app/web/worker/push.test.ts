import { beforeEach, expect, it, vi } from 'vitest';
import { listenForPushes } from './push.ts';

type Listener = (event: object) => void;

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly data: { readonly navigate: unknown };
  close(): void;
}

const listeners = new Map<string, Listener>();
let shown: Shown[] = [];
let badges: number[] = [];
let opened: string[] = [];
let pages: object[] = [];

beforeEach(() => {
  [shown, badges, opened, pages] = [[], [], [], []];
  const registration = {
    showNotification: async (title: string, options: { tag: string; data: { navigate: unknown } }) => {
      shown = shown.filter(({ tag }) => tag !== options.tag);
      const one = {
        title,
        ...options,
        close: () => {
          shown = shown.filter((each) => each !== one);
        },
      };
      shown.push(one);
    },
    getNotifications: async () => shown,
  };
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
    location: { origin: 'https://hike.example' },
    navigator: { language: 'de-CH', setAppBadge: async (count: number) => void badges.push(count) },
    registration,
    clients: {
      matchAll: async () => pages,
      openWindow: async (url: string) => void opened.push(url),
    },
  });
  listenForPushes();
});

async function happen(type: string, event: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({
    ...event,
    waitUntil: (given: Promise<unknown>) => {
      work = given;
    },
  });
  await work;
}

const push = (text: string | undefined) =>
  happen('push', { data: text === undefined ? null : { json: () => JSON.parse(text) } });
const said = (notification: object, more: object = {}) =>
  JSON.stringify({ web_push: 8030, notification, ...more });

it('shows what is pushed, and the number on the sign of the app (NOT-5)', async () => {
  await push(said({ title: 'Ridge walk', body: 'Moved', tag: 'HUDDLE:1', navigate: '/x' }, { app_badge: 3 }));
  expect(shown).toMatchObject([
    { title: 'Ridge walk', body: 'Moved', tag: 'HUDDLE:1', data: { navigate: '/x' } },
  ]);
  expect(badges).toEqual([3]);
});

it('shows one notification for every message, broken ones too (NOT-5)', async () => {
  const odd = [
    undefined,
    '',
    'no JSON',
    'null',
    '[]',
    '7',
    '{}',
    '{"notification":7}',
    said({ title: 7, tag: [] }),
  ];
  for (let at = 0; at < 500; at += 1) {
    shown = [];
    await push(at % 2 === 0 ? odd[(at / 2) % odd.length] : said({ title: `No ${at}`, tag: `HUDDLE:${at}` }));
    expect(shown).toHaveLength(1);
  }
  shown = [];
  await push('no JSON');
  expect(shown).toMatchObject([{ title: 'Neuigkeiten', tag: 'NEWS' }]);
});

it('takes off the screen what was read elsewhere, and what a newer one replaces (NOT-5)', async () => {
  await push(said({ title: 'One', tag: 'HUDDLE:1' }));
  await push(said({ title: 'Two', tag: 'HUDDLE:2' }));
  await push(said({ title: 'Two again', tag: 'HUDDLE:2', data: { gone: ['HUDDLE:1', 'HUDDLE:2'] } }));
  expect(shown.map(({ title }) => title)).toEqual(['Two again']);
});

it('says why it came, and opens the way to hear less at the button (NOT-6)', async () => {
  const page = 'https://hike.example/notification/view/2';
  const actions = [{ action: 'about', title: 'Less of this', navigate: page }];
  await push(said({ title: 'Ridge walk', body: 'Moved', tag: 'HUDDLE:1', navigate: '/x', actions }));
  expect(shown).toMatchObject([{ actions: [{ action: 'about', title: 'Less of this' }] }]);
  const [first] = shown;
  await happen('notificationclick', {
    action: 'about',
    notification: { close: () => undefined, data: first?.data },
  });
  expect(opened).toEqual([page]);
});

it('opens the very page: in a new window, in the one that is open, and never on another site (NOT-5)', async () => {
  const press = (navigate: unknown) =>
    happen('notificationclick', { notification: { close: () => undefined, data: { navigate } } });
  await press('https://hike.example/huddle/view/1?told=2');
  await press('https://evil.example/');
  await press(undefined);
  const plain = 'https://hike.example/notification';
  expect(opened).toEqual(['https://hike.example/huddle/view/1?told=2', plain, plain]);
  const asked: object[] = [];
  pages = [
    {
      focus: async () => undefined,
      postMessage: (message: object, [port]: MessagePort[]) => {
        asked.push(message);
        port?.postMessage('heard');
      },
    },
  ];
  await press('https://hike.example/huddle/view/1?told=2');
  expect([asked, opened.length]).toEqual([[{ open: '/huddle/view/1?told=2' }], 3]);
});
