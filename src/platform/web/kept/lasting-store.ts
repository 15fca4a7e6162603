import { promisifyRequest, type UseStore } from 'idb-keyval';

/**
 * A store of this browser, opened with its first use: a browser may forbid it, and each use of it may fail. One whose
 * connection was lost is opened again, and one that a broken or older version left without its place is given it.
 */
export function lastingStore(
  database: string,
  place: string,
): <T>(use: (store: UseStore) => Promise<T>) => Promise<T> {
  let opened: UseStore | undefined;
  const open = () => {
    opened ??= storeIn(openDatabase(database, place), place);
    return opened;
  };
  return async (use) => {
    try {
      return await use(open());
    } catch {
      opened = undefined;
      return use(open());
    }
  };
}

function storeIn(opening: Promise<IDBDatabase>, place: string): UseStore {
  return async (mode, callback) => {
    const database = await opening;
    return callback(database.transaction(place, mode).objectStore(place));
  };
}

/** A new version where the place is missing, as in one that was made while another tab wiped it. */
async function openDatabase(name: string, place: string, version?: number): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    if (!opening.result.objectStoreNames.contains(place)) opening.result.createObjectStore(place);
  };
  const database = await promisifyRequest(opening);
  // Another tab adds what is missing, or takes all of it away: held open, it would wait for this one.
  database.onversionchange = () => database.close();
  if (database.objectStoreNames.contains(place)) return database;
  database.close();
  return openDatabase(name, place, database.version + 1);
}
