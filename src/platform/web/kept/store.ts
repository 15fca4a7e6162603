import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { createStore, del, delMany, entries, get, setMany, type UseStore } from 'idb-keyval';

/** A read as it lies in the browser. */
export interface KeptRead extends PersistedQuery {
  readonly bytes: number;
}

let opened: UseStore | undefined;

/** Opened with the first use: a browser may forbid it, and each use of it may fail. */
function store(): UseStore {
  opened ??= createStore('kept-reads', 'reads');
  return opened;
}

export const keptReads = {
  get: (key: string) => get<KeptRead>(key, store()),
  set: (all: [string, KeptRead][]) => setMany(all, store()),
  remove: (key: string) => del(key, store()),
  removeAll: (keys: readonly string[]) => delMany([...keys], store()),
  all: () => entries<string, KeptRead>(store()),
};
