import type { Act } from '#platform/shared/outbox/act.ts';
import { pressedAfter } from '#platform/shared/outbox/pressed.ts';
import { reworded } from '#platform/shared/outbox/reword.ts';
import { againAfterMs, sentAgain, triedNow, withAct } from '#platform/shared/outbox/rules.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { owner } from '../kept/owner.ts';
import { queryClient } from '../queries.tsx';
import { serverNow } from '../server-time.ts';
import { session } from '../session/session.ts';
import { actStore } from './act-store.ts';
import { sendActs } from './send-acts.ts';
import { type ActChange, tellOthers, whenOthersTell } from './tell-others.ts';
import { noteWaiting } from './waiting-note.ts';

/** What the caller who keeps an act says of it; the rest is known here. */
export type NewAct = Omit<Act, 'key' | 'owner' | 'at' | 'answered' | 'state' | 'why'> & {
  readonly key?: string;
};

/** How long an act stays in the list while what it changed is read again. */
const SHOWN_WITHIN_MS = 2_000;
const nothing: readonly Act[] = [];

let acts = nothing;
let read: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Tries in a row that brought nothing to the server. */
let failures = 0;
const listeners = new Set<() => void>();

const whose = () => session.subject() ?? owner.read();

/** Everything that waits for a network in this browser, of who is logged in (OFF-2). */
export const outbox = {
  acts: (): readonly Act[] => acts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    open();
    return () => listeners.delete(listener);
  },
  /** Keeps an act and sends it as soon as there is a network; whether it survives that the page is closed. */
  async keep(given: NewAct): Promise<boolean> {
    const mine = whose();
    if (mine === null) throw new Error('nobody is logged in whose act this would be');
    const key = given.key ?? newIdempotencyKey();
    await refresh();
    const at = pressedAfter(acts, serverNow());
    const act: Act = { ...given, key, owner: mine, at, answered: [], state: 'WAITING' };
    const dropped = acts.filter((each) => !withAct(acts, act).includes(each)).map((each) => each.key);
    await actStore.remove(dropped).catch(() => undefined);
    const isStored = await actStore.put(act);
    await refresh();
    tellOthers({ key });
    void askForSync();
    void outbox.send();
    return isStored;
  },
  async again(key: string): Promise<void> {
    const act = acts.find((each) => each.key === key);
    if (act) await actStore.put(sentAgain(act));
    await refresh();
    await outbox.send();
  },
  /** Other words for what waits or was refused. */
  async reword(key: string, words: string): Promise<void> {
    const act = (await actStore.all()).find((each) => each.key === key);
    const next = newIdempotencyKey();
    if (act?.state === 'REFUSED' && reworded(act, words, next).key === next) {
      await actStore.put(reworded(act, words, next));
      await actStore.remove([key]);
    } else await actStore.change(key, (stored) => reworded(stored, words, next));
    await refresh();
    tellOthers({ key });
    void outbox.send();
  },
  /** Somebody else may bring it to the server from now on: it counts as tried. */
  async handedOver(key: string): Promise<void> {
    await actStore.change(key, (stored) => triedNow(stored, serverNow()));
    await refresh();
    tellOthers({ key });
  },
  async drop(key: string): Promise<void> {
    await actStore.remove([key]);
    const stale = acts.find((each) => each.key === key)?.stale ?? [];
    await refresh();
    tellOthers({ key });
    void readAgain(stale);
  },
  /** Whether an earlier act of the same slot waits, or is on its way: what comes later goes the same way, behind it. */
  async isWaiting(slot: string): Promise<boolean> {
    await refresh();
    return acts.some((act) => act.slot === slot);
  },
  /** Tries to send all of it now. */
  async send(): Promise<void> {
    clearTimeout(timer);
    await refresh();
    const mine = whose();
    // What is sent into nothing would count as tried.
    if (mine === null || !navigator.onLine || !acts.some(({ state }) => state === 'WAITING')) return;
    const before = acts.length;
    const outcome = await sendActs({
      owner: mine,
      store: actStore,
      token: async () => {
        const token = await session.token();
        return session.subject() === mine ? token : null;
      },
      onSent: (sent) => Promise.race([readAgain(staleOf(sent)), pause(SHOWN_WITHIN_MS)]),
      onChange: took,
    }).catch(() => 'LATER' as const);
    await refresh();
    failures = outcome === 'LATER' && acts.length >= before ? failures + 1 : 0;
    if (outcome === 'LATER') timer = setTimeout(() => void outbox.send(), againAfterMs(failures));
  },
};

function took(act: Act): void {
  const { key, stale } = act;
  tellOthers({ key, stale });
  void refresh();
}

/** The page shows what the server has made of it. */
function tookElsewhere({ stale = [] }: ActChange): void {
  void readAgain(stale);
  void refresh();
}

/** Of several acts on one thing it is read once. */
function staleOf(sent: readonly Act[]): Act['stale'] {
  const keys = sent.flatMap(({ stale }) => stale.map((key) => [JSON.stringify(key), key] as const));
  return [...new Map(keys).values()];
}

function readAgain(stale: Act['stale']): Promise<unknown> {
  return Promise.all(stale.map((queryKey) => queryClient().invalidateQueries({ queryKey })));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function refresh(): Promise<void> {
  const mine = whose();
  acts = (await actStore.all()).filter((act) => act.owner === mine);
  noteWaiting(acts.length);
  for (const listener of listeners) listener();
}

/** Reads what waits, and sends it whenever it looks as if there were a network again. */
function open(): void {
  if (read) return;
  read = refresh().then(() => outbox.send());
  whenOthersTell(tookElsewhere);
  window.addEventListener('online', () => void outbox.send());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void outbox.send();
  });
}

/** Where a browser can do it, the worker sends what waits after the last page was closed. */
async function askForSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register('outbox').catch(() => undefined);
}
