import { COPIES } from './copies.ts';
import { owner } from './owner.ts';

/** Stores of the worker that hold what somebody has seen; the others are the same for everybody. */
const CACHES = ['pages', COPIES, 'pictures', 'shared'];
const READS = 'kept-reads';
const ACTS = 'waiting-acts';
/** What this browser signs with: its public half ends with the log-in. */
const SIGNING = 'device-key';
/** Notes of this browser that stay: what was seen of the app itself, and how it looks. */
const ABOUT_NOBODY =
  /^(signed_in|tour_completed|term_.*|cookie_accepted|theme|version_compatibility|banner|list_shape|clock_offset)$/;
/** Notes that are somebody's own for certain. */
const PERSONAL = /^(draft_.*|recent-searches|taken_offline|read_ahead|acts_waiting)$/;

/**
 * Takes away whatever somebody left in this browser: what they read, saw, wrote and had waiting (OFF-3). The note of
 * whose it is goes first, so that no other tab keeps on writing.
 */
export async function wipeAll(): Promise<void> {
  owner.forget();
  removeNotes(
    () => localStorage,
    (key) => !ABOUT_NOBODY.test(key),
  );
  removeNotes(
    () => sessionStorage,
    () => true,
  );
  await wipeStores();
}

/** The same where somebody else is logged in by now: what they brought along with their log-in stays. */
export async function wipeOfOther(): Promise<void> {
  owner.forget();
  removeNotes(
    () => localStorage,
    (key) => PERSONAL.test(key),
  );
  await wipeStores();
}

/** The log-in is over, and nobody knows why: what was read goes, what waits to be sent stays for who wrote it. */
export async function wipeReads(): Promise<void> {
  owner.forget();
  await Promise.allSettled([wipePages(), wipeDatabase(READS), wipeDatabase(SIGNING)]);
}

async function wipeStores(): Promise<void> {
  // The number on the icon of the installed app counts what is theirs.
  void (navigator as { clearAppBadge?(): Promise<void> }).clearAppBadge?.().catch(() => undefined);
  await Promise.allSettled([wipePages(), ...[READS, ACTS, SIGNING].map(wipeDatabase)]);
}

function removeNotes(storage: () => Storage, isTheirs: (key: string) => boolean): void {
  try {
    const notes = storage();
    for (const key of Object.keys(notes)) if (isTheirs(key)) notes.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to take away.
  }
}

async function wipePages(): Promise<void> {
  if ('caches' in window) await Promise.all(CACHES.map((name) => caches.delete(name)));
}

/** Emptied rather than deleted: a tab that still has it open would hold that up. */
function wipeDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const names = [...database.objectStoreNames];
      const close = () => {
        database.close();
        // A database that this call has made itself would have no place for anything.
        if (names.length === 0) indexedDB.deleteDatabase(name);
        resolve();
      };
      if (names.length === 0) return close();
      const transaction = database.transaction(names, 'readwrite');
      for (const each of names) transaction.objectStore(each).clear();
      transaction.oncomplete = close;
      transaction.onabort = () => reject(transaction.error);
    };
  });
}
