import { createStore, type UseStore } from 'idb-keyval';

/**
 * A store of this browser, opened with its first use: a browser may forbid it, and each use of it may fail. One whose
 * connection was lost is opened again, and one that a broken or older version left without its place begins empty.
 */
export function lastingStore(
  database: string,
  place: string,
): <T>(use: (store: UseStore) => Promise<T>) => Promise<T> {
  let opened: UseStore | undefined;
  const open = () => {
    opened ??= createStore(database, place);
    return opened;
  };
  return async (use) => {
    try {
      return await use(open());
    } catch (error) {
      opened = undefined;
      if (error instanceof DOMException && error.name === 'NotFoundError') await remove(database);
      return use(open());
    }
  };
}

function remove(database: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const removing = indexedDB.deleteDatabase(database);
    removing.onsuccess = () => resolve();
    // Another tab still has it open: then it is as broken as before.
    removing.onblocked = removing.onerror = () => reject(removing.error);
  });
}
