import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import { hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isAway } from '../api-problem.ts';
import { session } from '../session/session.ts';
import { patienceOnLine } from '../slow-line.ts';
import { hashOf, MAX_KEPT_AGE_MS } from './kept-bounds.ts';
import { owner } from './owner.ts';
import { KEPT_PREFIX, type KeptRead, keptReads, keyOf } from './store.ts';

/** Changes when the API answers in another shape: what an older build kept is read again. */
export const SHAPES = import.meta.env.VITE_SHAPES ?? '';

/** What decides where somebody may go is taken as it was kept only where the answer takes longer. */
const LATE_MS = 1_500;

const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: {
    getItem: (key) => keptReads.get(key),
    setItem: (key, read) => keptReads.set([[key, read as KeptRead]]),
    removeItem: (key) => keptReads.remove(key),
  },
  serialize: (read) => read,
  deserialize: (read) => read,
  buster: SHAPES,
  maxAge: MAX_KEPT_AGE_MS,
  prefix: KEPT_PREFIX,
});

/** Whether what is kept here may be shown: to whom it belongs, or as long as nobody can say who is there. */
function isMine(): boolean {
  const whose = owner.read();
  const subject = session.subject();
  return whose !== null && (subject === undefined || subject === whose);
}

const shown = new WeakSet<Query>();

/** This read has had its data in this tab: where it is begun again, what is kept is no news. */
export function noteShown(query: Query): void {
  shown.add(query);
}

/** What was read before is there at once, as old as it is, and is read again behind it; else it is read (OFF-1, OFF-4). */
export async function keptOrRead<T>(read: () => T | Promise<T>, query: Query): Promise<T> {
  if (query.state.data !== undefined || !isMine()) return read();
  const isDecided = query.meta?.kept === 'WHEN_LATE' || shown.has(query);
  if (!isDecided) return (await keptOf<T>(query)) ?? read();
  const reading = Promise.resolve(read());
  const soon = reading.catch((error: unknown) => {
    if (isAway(error)) return undefined;
    throw error;
  });
  const lateMs = shown.has(query) ? LATE_MS : patienceOnLine(LATE_MS);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, lateMs));
  return (await Promise.race([soon, late])) ?? (await keptOf<T>(query)) ?? reading;
}

function keptOf<T>(query: Query): Promise<T | undefined> {
  const renew = ({ state }: PersistedQuery) => {
    query.setState({ dataUpdatedAt: state.dataUpdatedAt });
    // However young it is: since then it may have become somebody else's business. Bytes stay what they are.
    if (navigator.onLine && !(state.data instanceof Blob)) void query.fetch().catch(() => undefined);
  };
  return persister.retrieveQuery<T>(query.queryHash, renew).catch(() => undefined);
}

/** Puts what was kept since in the place of what is older, as in a page that was kept before it. */
export async function takeNewer(client: QueryClient): Promise<void> {
  for (const { queryHash, queryKey, state } of client.getQueryCache().getAll()) {
    const kept = await persister.retrieveQuery(queryHash).catch(() => undefined);
    const read = kept === undefined ? undefined : await keptReads.get(keyOf(queryHash));
    if (!read || !isMine() || read.state.dataUpdatedAt <= state.dataUpdatedAt) continue;
    client.setQueryData(queryKey, read.state.data, { updatedAt: read.state.dataUpdatedAt });
  }
}

/** Whether this was read before and may still be shown. */
export async function isKept(queryKey: QueryKey): Promise<boolean> {
  return (await openKept(queryKey)) !== undefined;
}

/** What is kept of one read: how much room it takes, when it was read (epoch milliseconds), and what it hashes to. */
export interface KeptPart {
  readonly bytes: number;
  readonly at: number;
  readonly hash: string;
}

/** Opens what is kept of a read as a page without a network would; undefined where that would show nothing. */
export async function openKept(queryKey: QueryKey): Promise<KeptPart | undefined> {
  if (!isMine()) return undefined;
  const name = hashKey(queryKey);
  const opened = await persister.retrieveQuery(name).catch(() => undefined);
  const read = opened === undefined ? undefined : await keptReads.get(keyOf(name));
  if (!read) return undefined;
  const { bytes, hash = hashOf(read.state.data), state } = read;
  // What the browser has damaged is as good as gone.
  return hash === hashOf(state.data) ? { bytes, at: state.dataUpdatedAt, hash } : undefined;
}
