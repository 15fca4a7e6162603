import { clear, createStore, delMany, type UseStore, update, values } from 'idb-keyval';
import type { Act } from '#platform/shared/outbox/act.ts';

let opened: UseStore | undefined;

/** Opened with the first use: a browser may forbid it, and each use of it may fail. */
function store(): UseStore {
  opened ??= createStore('waiting-acts', 'acts');
  return opened;
}

/** The acts that wait in this browser, for its tabs and its worker alike. */
export const actStore = {
  all: async (): Promise<readonly Act[]> => (await values<Act>(store())).toSorted((a, b) => a.at - b.at),
  put: (act: Act) => update<Act>(act.key, () => act, store()),
  remove: (keys: readonly string[]) => delMany([...keys], store()),
  /** Changes one that is still there: it may have been thrown away meanwhile. */
  async change(key: string, changed: Partial<Act>): Promise<void> {
    const act = (await actStore.all()).find((each) => each.key === key);
    if (act) await actStore.put({ ...act, ...changed });
  },
  clear: () => clear(store()),
};
