import type { Act } from '#platform/shared/outbox/act.ts';
import { sentAgain, withAct } from '#platform/shared/outbox/rules.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { owner } from '../kept/owner.ts';
import { queryClient } from '../queries.tsx';
import { session } from '../session/session.ts';
import { actStore } from './act-store.ts';
import { sendActs } from './send-acts.ts';
import { type ActChange, tellOthers, whenOthersTell } from './tell-others.ts';
import { noteWaiting } from './waiting-note.ts';

/** What whoever keeps an act says of it; the rest is known here. */
export type NewAct = Omit<Act, 'key' | 'owner' | 'at' | 'answered' | 'state' | 'why'> & {
  readonly key?: string;
};

const AGAIN_MS = 15_000;
/** How long an act stays in the list while what it changed is read again. */
const SHOWN_WITHIN_MS = 2_000;
const nothing: readonly Act[] = [];

let acts = nothing;
let read: Promise<void> | undefined;
/** What the browser would not keep: it waits as long as the page is open. */
let here = nothing;
let timer: ReturnType<typeof setTimeout> | undefined;
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
    const act: Act = { ...given, key, owner: mine, at: Date.now(), answered: [], state: 'WAITING' };
    await refresh();
    const dropped = acts.filter((each) => !withAct(acts, act).includes(each)).map((each) => each.key);
    const isStored = await actStore
      .remove(dropped)
      .then(() => actStore.put(act))
      .then(
        () => true,
        () => false,
      );
    if (!isStored) here = withAct(here, act);
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
  async drop(key: string): Promise<void> {
    await actStore.remove([key]);
    here = here.filter((each) => each.key !== key);
    const stale = acts.find((each) => each.key === key)?.stale ?? [];
    await refresh();
    tellOthers({ key });
    void readAgain(stale);
  },
  /** Something newer in the same slot is with the server: what waited there does not count any more. */
  async replaced(slot: string): Promise<void> {
    await refresh();
    const keys = acts.filter((act) => act.slot === slot).map(({ key }) => key);
    if (keys.length > 0) await actStore.remove(keys);
    await refresh();
  },
  /** Tries to send all of it now. */
  async send(): Promise<void> {
    clearTimeout(timer);
    await refresh();
    const mine = whose();
    if (mine === null || !acts.some(({ state }) => state === 'WAITING')) return;
    const outcome = await sendActs({
      owner: mine,
      token: async () => {
        const token = await session.token();
        return session.subject() === mine ? token : null;
      },
      onSent: ({ stale }) => Promise.race([readAgain(stale), pause(SHOWN_WITHIN_MS)]),
      onChange: took,
    }).catch(() => 'LATER' as const);
    await refresh();
    if (outcome === 'LATER') timer = setTimeout(() => void outbox.send(), AGAIN_MS);
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

function readAgain(stale: Act['stale']): Promise<unknown> {
  return Promise.all(stale.map((queryKey) => queryClient().invalidateQueries({ queryKey })));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function refresh(): Promise<void> {
  const mine = whose();
  const stored = await actStore.all().catch(() => nothing);
  acts = [...stored, ...here].filter((act) => act.owner === mine);
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
