import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import type { Act } from '#platform/shared/outbox/act.ts';
import { isRewordable, reworded } from '#platform/shared/outbox/reword.ts';
import { answerOf } from '#platform/shared/outbox/rules.ts';
import { ModelBrowser } from './model-browser.ts';
import { type Fate, ModelServer } from './model-server.ts';
import { sendActs } from './send-acts.ts';

afterEach(() => vi.unstubAllGlobals());

const said = (key: string): Act => ({
  key,
  owner: 'me',
  at: Date.now(),
  kind: 'comment',
  about: 'huddle:1',
  words: 'first',
  steps: [{ wire: 'POST /api/words', body: { text: 'first', of: key } }],
  wording: {
    step: 0,
    field: 'text',
    change: { wire: 'PATCH /api/words/:id', params: { id: answerOf(0) }, body: {} },
  },
  answered: [],
  stale: [],
  state: 'WAITING',
});

const tried = { step: 0, at: 1 };
const textsOf = ({ steps }: Act) => steps.map(({ body }) => (body as { text: string }).text);

test.each<[string, Partial<Act>, string[], string]>([
  ['nothing has left', {}, ['new'], 'key'],
  ['it may be there', { tried }, ['first', 'new'], 'key'],
  ['it is there', { answered: ['id'] }, ['first', 'new'], 'key'],
  ['it was refused', { state: 'REFUSED', tried, why: 'No.' }, ['new'], 'next'],
  ['only the change was refused', { state: 'REFUSED', answered: ['id'] }, ['first', 'new'], 'key'],
])('O3 other words for what waits: %s', (_, changes, texts, key) => {
  const act = reworded({ ...said('key'), ...changes }, 'new', 'next');
  expect(textsOf(act)).toEqual(texts);
  expect(act).toMatchObject({ key, words: 'new', state: 'WAITING' });
  expect(act.why).toBeUndefined();
  expect(textsOf(reworded(act, 'newer', 'next'))).toEqual(texts.with(-1, 'newer'));
});

test('O3 only what has words, and waits or was refused, is worded again', () => {
  const { wording: _, ...plain } = said('key');
  expect(isRewordable(said('key'))).toBe(true);
  expect(isRewordable({ ...said('key'), state: 'REFUSED' })).toBe(true);
  expect(isRewordable({ ...said('key'), state: 'UNSURE' })).toBe(false);
  expect(isRewordable({ ...said('key'), state: 'LATE' })).toBe(false);
  expect(isRewordable(plain)).toBe(false);
  expect(reworded(plain, 'new', 'next')).toBe(plain);
});

const fate = fc.constantFrom<Fate[]>('ARRIVES', 'ANSWER_LOST', 'LOST', 'BUSY', 'IN_FLIGHT');
const deed = fc.oneof(
  fc.record({ do: fc.constant('REWORD' as const), thing: fc.nat({ max: 2 }) }),
  fc.record({ do: fc.constant('DROP' as const), thing: fc.nat({ max: 2 }) }),
  fc.record({
    do: fc.constant('SEND' as const),
    fates: fc.array(fate, { minLength: 1, maxLength: 4 }),
    dies: fc.option(fc.nat({ max: 6 })),
    /** While this request is on its way. */
    rewords: fc.option(fc.nat({ max: 3 })),
  }),
);

/** Three things that were said, edited by another tab than the one that sends and dies. */
class Stage {
  readonly store = new ModelBrowser();
  readonly last = new Map<string, string>();
  readonly dropped = new Set<string>();
  private fates: Fate[] = [];
  private until: number | null = null;
  private count = 0;
  readonly server = new ModelServer(() => this.fates.shift() ?? 'ARRIVES');

  readonly fetch = async (url: string, init: RequestInit) => {
    if (this.until === 0) for (const key of keys) await this.reword(key);
    if (this.until !== null) this.until -= 1;
    return this.server.fetch(url, init);
  };

  async reword(key: string): Promise<void> {
    if (!(await this.store.all()).some((act) => act.key === key)) return;
    this.count += 1;
    const words = `words ${this.count}`;
    const { writesLeft } = this.store;
    this.store.writesLeft = null;
    await this.store.change(key, (act) => reworded(act, words, 'never'));
    this.store.writesLeft = writesLeft;
    this.last.set(key, words);
  }

  async drop(key: string): Promise<void> {
    await this.store.remove([key]);
    this.dropped.add(key);
  }

  async send(fates: readonly Fate[] = [], until: number | null = null, dies: number | null = null) {
    [this.fates, this.until, this.store.writesLeft] = [[...fates], until, dies];
    const sender = { owner: 'me', store: this.store, token: async () => 'token', onChange: () => undefined };
    await sendActs(sender).catch(() => undefined);
    this.store.writesLeft = null;
  }

  expectLastWords(): void {
    const all = [...this.server.texts].map(([, text], at) => ({
      of: JSON.parse(this.server.said[at] ?? '').of as string,
      text: JSON.parse(text).text as string,
    }));
    for (const key of keys) {
      const [one, ...more] = all.filter(({ of }) => of === key);
      expect(more).toEqual([]);
      if (!this.dropped.has(key)) expect(one?.text).toBe(this.last.get(key) ?? 'first');
    }
  }
}

const keys = ['a', 'b', 'c'];

test('O3, O6 edits before, while and after it is sent: said once, and the last words stand', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 14 }), async (deeds) => {
      const stage = new Stage();
      vi.stubGlobal('fetch', stage.fetch);
      for (const key of keys) await stage.store.put(said(key));
      for (const each of deeds) {
        if (each.do === 'SEND') await stage.send(each.fates, each.rewords, each.dies);
        else if (each.do === 'REWORD') await stage.reword(keys[each.thing] ?? '');
        else await stage.drop(keys[each.thing] ?? '');
      }
      await stage.send();
      await stage.send();
      expect(await stage.store.all()).toEqual([]);
      stage.expectLastWords();
    }),
    { numRuns: 500, seed: 20_261_125 },
  );
});
