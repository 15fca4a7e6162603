import type { PersistedQuery } from '@tanstack/query-persist-client-core';
import { del, delMany, entries, get, keys, setMany } from 'idb-keyval';
import { lastingStore } from './lasting-store.ts';

/** A read as it lies in the browser. */
export interface KeptRead extends PersistedQuery {
  readonly bytes: number;
  /** Of its content as it was kept; what an older release kept has none. */
  readonly hash?: string;
}

export const KEPT_PREFIX = 'read';
/** Under which a read lies here, by the hash of its query. */
export const keyOf = (queryHash: string) => `${KEPT_PREFIX}-${queryHash}`;

const inStore = lastingStore('kept-reads', 'reads');

export const keptReads = {
  get: (key: string) => inStore((store) => get<KeptRead>(key, store)),
  set: (all: [string, KeptRead][]) => inStore((store) => setMany(all, store)),
  remove: (key: string) => inStore((store) => del(key, store)),
  removeAll: (keys: readonly string[]) => inStore((store) => delMany([...keys], store)),
  keys: () => inStore((store) => keys<string>(store)),
  all: () => inStore((store) => entries<string, KeptRead>(store)),
};
