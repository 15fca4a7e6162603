import { keptReads } from './store.ts';

interface KeptSize {
  readonly bytes: number;
  /** When the oldest of it was read, epoch milliseconds. */
  readonly at: number;
  /** The browser has promised not to delete it by itself. */
  readonly isLasting: boolean;
}

/** How much is kept of one thing, all reads of it together. */
export async function keptSizeOf(id: string): Promise<KeptSize> {
  const all = await keptReads.all();
  const mine = all.filter(([, { queryKey }]) => queryKey[1] === id).map(([, read]) => read);
  return {
    bytes: mine.reduce((sum, read) => sum + read.bytes, 0),
    at: Math.min(Date.now(), ...mine.map(({ state }) => state.dataUpdatedAt)),
    isLasting: (await navigator.storage?.persisted?.().catch(() => false)) ?? false,
  };
}
