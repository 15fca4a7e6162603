import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Act, Step } from '#platform/shared/outbox/act.ts';
import { answerOf, withAct } from '#platform/shared/outbox/rules.ts';
import { ModelBrowser } from './model-browser.ts';
import { type Fate, ModelServer } from './model-server.ts';
import { sendActs } from './send-acts.ts';

const RUNS = 1_000;
const SEED = 20_261_125;
const BEGIN = 1_800_000_000_000;
const DAY_MS = 24 * 3_600_000;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: BEGIN }));
afterEach(() => vi.useRealTimers());

type Event =
  | { readonly do: 'SAY' | 'POST' | 'REFUSED' }
  | { readonly do: 'ANSWER'; readonly thing: number }
  | { readonly do: 'SEND'; readonly fates: readonly Fate[]; readonly dies: number | null }
  | { readonly do: 'WAIT'; readonly days: number };

const fate = fc.constantFrom<Fate[]>(
  'ARRIVES',
  'ARRIVES',
  'ANSWER_LOST',
  'ANSWER_LOST',
  'LOST',
  'BUSY',
  'TOO_MANY',
  'LOGGED_OUT',
  'IN_FLIGHT',
);
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ do: fc.constantFrom('SAY' as const, 'POST' as const, 'REFUSED' as const) }),
  fc.record({ do: fc.constant('ANSWER' as const), thing: fc.nat({ max: 1 }) }),
  fc.record({
    do: fc.constant('SEND' as const),
    fates: fc.array(fate, { minLength: 1, maxLength: 6 }),
    dies: fc.option(fc.nat({ max: 8 })),
  }),
  fc.record({ do: fc.constant('WAIT' as const), days: fc.constantFrom(1, 6, 15) }),
);

function stepsOf(event: Event, words: string): Step[] {
  if (event.do === 'ANSWER')
    return [{ wire: 'PUT /api/answers/:thing', params: { thing: event.thing }, body: { words } }];
  if (event.do === 'REFUSED') return [{ wire: 'POST /api/refused', body: { words } }];
  if (event.do === 'SAY') return [{ wire: 'POST /api/words', body: { words } }];
  return [
    { wire: 'POST /api/media', file: new Blob([words]) },
    { wire: 'POST /api/posts', body: { words, picture: answerOf(0) } },
  ];
}

class History {
  readonly browser = new ModelBrowser();
  readonly pressed: { readonly key: string; readonly event: Event; readonly words: string }[] = [];
  private fates: Fate[] = [];
  readonly server = new ModelServer(() => this.fates.shift() ?? 'ARRIVES');

  async happen(event: Event): Promise<void> {
    vi.setSystemTime(Date.now() + 1);
    if (event.do === 'WAIT') return void vi.setSystemTime(Date.now() + event.days * DAY_MS);
    if (event.do === 'SEND') return this.send(event.fates, event.dies);
    const words = `words ${this.pressed.length}`;
    const key = `key-${this.pressed.length}`;
    this.pressed.push({ key, event, words });
    const slot = event.do === 'ANSWER' ? { slot: `answer:${event.thing}` } : {};
    const steps = stepsOf(event, words);
    const said = { key, owner: 'me', at: Date.now(), kind: 'words', about: 'it', words, steps, stale: [] };
    const act: Act = { ...said, ...slot, answered: [], state: 'WAITING' };
    const acts = await this.browser.all();
    const kept = withAct(acts, act);
    await this.browser.remove(acts.filter((each) => !kept.includes(each)).map((each) => each.key));
    await this.browser.put(act);
  }

  /** A tab that dies leaves what it had written; the next one goes on from there. */
  async send(fates: readonly Fate[], dies: number | null): Promise<void> {
    this.fates = [...fates];
    this.browser.writesLeft = dies;
    const { browser: store } = this;
    const token = async () => 'token';
    await sendActs({ owner: 'me', store, token, onChange: () => undefined }).catch(() => undefined);
    this.browser.writesLeft = null;
  }
}

async function expectOnce({ browser, server, pressed }: History): Promise<void> {
  const left = new Map((await browser.all()).map((act) => [act.key, act.state]));
  const isUnsure = (key: string) => left.get(key) === 'UNSURE';
  expect([...left.values()].filter((state) => state === 'WAITING')).toEqual([]);
  const count = (words: string) => server.said.filter((said) => said.includes(`"${words}"`)).length;
  for (const { key, event, words } of pressed) {
    if (event.do === 'ANSWER') continue;
    if (event.do === 'REFUSED') expect([left.has(key), count(words)]).toEqual([true, 0]);
    else if (isUnsure(key)) expect(count(words)).toBeLessThanOrEqual(1);
    else expect([left.get(key), count(words)], words).toEqual([undefined, 1]);
  }
  for (const thing of [0, 1]) {
    const last = pressed.findLast(({ event }) => event.do === 'ANSWER' && event.thing === thing);
    const stands = server.values.get(`/api/answers/${thing}`);
    expect(stands).toBe(last && JSON.stringify({ words: last.words }));
  }
  const inOrder = server.said.map((said) => pressed.findIndex(({ words }) => said.includes(`"${words}"`)));
  expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other));
  for (const said of server.said) {
    const { picture } = JSON.parse(said) as { picture?: string };
    if (picture !== undefined) expect(server.pictures).toContain(picture);
  }
}

test(`OFF-2: ${RUNS} histories of acts, lost answers, dead tabs and days: nothing twice, nothing lost (O1)`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 24 }), async (events) => {
      vi.setSystemTime(BEGIN);
      const history = new History();
      vi.stubGlobal('fetch', history.server.fetch);
      for (const each of events) await history.happen(each);
      await history.send([], null);
      await expectOnce(history);
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
