import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act } from '#platform/shared/outbox/act.ts';
import { isRewordable } from '#platform/shared/outbox/reword.ts';
import { sentAgain } from '#platform/shared/outbox/rules.ts';
import releases from './earlier-releases.json' with { type: 'json' };
import { ModelBrowser } from './model-browser.ts';
import { takeApart } from './model-server.ts';
import { sendActs } from './send-acts.ts';

/** A day after the acts were pressed. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: 1_763_834_520_000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Heard {
  readonly wire: string;
  readonly key: string | null;
  readonly body: unknown;
}

async function send(store: ModelBrowser): Promise<Heard[]> {
  const heard: Heard[] = [];
  const ask = async (url: string, { method, headers, body }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key');
    heard.push({ wire: `${method} ${url}`, key, body: body && JSON.parse(String(body)) });
    return Response.json({ id: 'made' });
  };
  vi.stubGlobal('fetch', takeApart(ask));
  await sendActs({ owner: 'me', store, token: async () => 'token', onChange: () => undefined });
  return heard;
}

test.each(releases)(
  'O18 what release $release kept is understood, and goes under the same keys',
  async ({ acts }) => {
    const store = new ModelBrowser();
    // As it lies in the browser, where nobody checks its shape.
    for (const act of acts as unknown as Act[]) await store.put(act);
    expect(await send(store)).toMatchObject([
      { wire: 'PUT /api/huddles/h1/rsvp', key: null, body: { rsvpType: 'YES' } },
      { wire: 'POST /api/huddles/h1/comments', key: `${'2'.repeat(32)}-0` },
      { wire: 'POST /api/media', key: `${'3'.repeat(32)}-1` },
      { wire: 'POST /api/posts/p1', key: `${'3'.repeat(32)}-2`, body: { pictures: [{ mediaId: 'made' }] } },
    ]);
    const left = await store.all();
    expect(left).toMatchObject([{ words: 'At the pass', state: 'REFUSED' }]);
    for (const act of left) {
      expect(isRewordable(act)).toBe(false);
      await store.put(sentAgain(act));
    }
    expect(await send(store)).toMatchObject([
      { wire: 'POST /api/rooms/r1/messages', body: { text: 'At the pass' } },
    ]);
    expect(await store.all()).toEqual([]);
  },
);
