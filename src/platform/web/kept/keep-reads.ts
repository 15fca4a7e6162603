import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../api-problem.ts';
import { session } from '../session/session.ts';
import { COPIES, dropCopy, renewCopy } from './copies.ts';
import { bytesOf, hashOf, type KeptEntry, MAX_KEPT_BYTES, whichToForget } from './kept-bounds.ts';
import { owner } from './owner.ts';
import { noteShown, SHAPES } from './read-kept.ts';
import { type KeptRead, keptReads, keyOf } from './store.ts';
import { isTaken } from './taken.ts';
import { wipeOfOther } from './wipe.ts';

const PAUSE_MS = 300;

let subject: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let writing = Promise.resolve();
const changed = new Map<string, Query>();

/** Keeps what this person reads from now on, for when there is no network (OFF-1). A second call changes nothing. */
export async function keepReads(client: QueryClient): Promise<void> {
  const now = session.subject();
  if (now === undefined || subject === now) return;
  const before = owner.read();
  // The person before left it behind, as with a log-in that was never ended (OFF-3).
  if (before !== null && before !== now) await wipeOfOther();
  if (!owner.write(now)) return;
  subject = now;
  // The worker keeps pictures and pages only while these stand.
  if ('caches' in window) {
    await Promise.all(['pictures', COPIES].map((name) => caches.open(name))).catch(() => undefined);
  }
  for (const query of client.getQueryCache().getAll()) note(query);
  client.getQueryCache().subscribe(hear);
  // What was just read is kept before the page goes, or the network has gone.
  for (const sign of ['pagehide', 'offline']) window.addEventListener(sign, () => void writeReads());
  document.addEventListener('visibilitychange', () => document.hidden && void writeReads());
  await makeRoom(MAX_KEPT_BYTES).catch(() => undefined);
}

function hear(event: QueryCacheNotifyEvent): void {
  const { query } = event;
  const type = event.type === 'updated' ? event.action.type : event.type;
  if (type === 'added' || type === 'success' || type === 'setState') note(query);
  // Anyone who may not read it any longer finds nothing of what they read before.
  if (type === 'error' && isGone(query.state.error)) {
    changed.delete(query.queryHash);
    void keptReads.remove(keyOf(query.queryHash)).catch(() => undefined);
    void dropCopy(query.queryKey).catch(() => undefined);
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && [400, 403, 404, 410].includes(error.status);
}

function note(query: Query): void {
  if (query.state.data === undefined || query.meta?.kept === false) return;
  noteShown(query);
  changed.set(query.queryHash, query);
  timer ??= setTimeout(() => void writeReads(), PAUSE_MS);
}

/** Keeps what was read and is not kept yet, also what is just being kept. */
export function writeReads(): Promise<void> {
  writing = writing.then(writeChanged);
  return writing;
}

async function writeChanged(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  // Another tab may have logged out meanwhile.
  if (owner.read() !== subject) return changed.clear();
  const queries = [...changed.values()];
  const reads = queries.map((query): [string, KeptRead] => [keyOf(query.queryHash), asKept(query)]);
  changed.clear();
  await keptReads.set(reads).catch(() => afterMakingRoom(reads));
  if (owner.read() !== subject) return keptReads.removeAll(reads.map(([key]) => key)).catch(() => undefined);
  for (const { queryKey } of queries) renewCopy(queryKey);
}

function asKept({ queryHash, queryKey, state }: Query): KeptRead {
  const kept = { ...state, fetchStatus: 'idle', error: null, fetchFailureReason: null } as const;
  return {
    queryHash,
    queryKey,
    state: kept,
    buster: SHAPES,
    bytes: bytesOf(state.data),
    hash: hashOf(state.data),
  };
}

/** The browser has no more room: half of what is kept goes, and what still does not fit is not kept. */
async function afterMakingRoom(reads: [string, KeptRead][]): Promise<void> {
  try {
    await makeRoom(MAX_KEPT_BYTES / 2);
    await keptReads.set(reads);
  } catch {
    // It works as before, only not without a network.
  }
}

async function makeRoom(maxBytes: number): Promise<void> {
  const kept = await keptReads.all();
  const entries = kept.map(
    ([key, { bytes, state, queryKey }]): KeptEntry => ({
      key,
      bytes,
      at: state.dataUpdatedAt,
      taken: isTaken(queryKey),
    }),
  );
  await keptReads.removeAll(whichToForget(entries, Date.now(), maxBytes));
}
