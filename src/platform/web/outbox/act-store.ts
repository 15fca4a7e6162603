import { delMany, promisifyRequest, type UseStore, update, values } from 'idb-keyval';
import type { Act } from '#platform/shared/outbox/act.ts';
import { lastingStore } from '../kept/lasting-store.ts';

/** Where acts wait. */
export interface ActStore {
  /** The oldest first. */
  all(): Promise<readonly Act[]>;
  /** Whether it stays there when the page is closed. */
  put(act: Act): Promise<boolean>;
  remove(keys: readonly string[]): Promise<void>;
  /** Changes one that is still there, in one go with reading it: others write, too. `null` takes it away. */
  change(key: string, how: (act: Act) => Act | null): Promise<void>;
}

const inStore = lastingStore('waiting-acts', 'acts');
/** What the browser would not keep: it waits, and is sent, as long as the page is open (O15). */
let here: readonly Act[] = [];

/** The acts that wait in this browser, for its tabs and its worker alike. */
export const actStore: ActStore = {
  async all() {
    const stored = await inStore((store) => values<Act>(store)).catch((): Act[] => []);
    return [...stored, ...here].toSorted((one, other) => one.at - other.at);
  },
  async put(act) {
    const others = here.filter(({ key }) => key !== act.key);
    const isStored = await inStore((store) => update<Act>(act.key, () => act, store)).then(
      () => true,
      () => false,
    );
    here = isStored ? others : [...others, act];
    return isStored;
  },
  async remove(keys) {
    const stored = keys.filter((key) => !here.some((act) => act.key === key));
    here = here.filter(({ key }) => !keys.includes(key));
    if (stored.length > 0) await inStore((store) => delMany(stored, store));
  },
  async change(key, how) {
    if (!here.some((act) => act.key === key)) return inStore((store) => changeIn(store, key, how));
    here = here.flatMap((act) => (act.key === key ? (how(act) ?? []) : act));
  },
};

function changeIn(inOne: UseStore, key: string, how: (act: Act) => Act | null): Promise<void> {
  return inOne('readwrite', (store) => {
    const reading = store.get(key) as IDBRequest<Act | undefined>;
    reading.onsuccess = () => {
      const next = reading.result && how(reading.result);
      if (next) store.put(next, key);
      else if (next === null) store.delete(key);
    };
    return promisifyRequest(store.transaction);
  });
}
