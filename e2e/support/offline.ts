import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The worker serves this page, and what it needs without a network is kept. */
export async function readyForNoNetwork(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Takes reads out of what is kept, as a browser does that runs short of room. */
export function loseReads(page: Page, words: readonly string[]): Promise<void> {
  return page.evaluate(async (lost) => {
    const opening = indexedDB.open('kept-reads');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const work = opening.result.transaction('reads', 'readwrite');
    const store = work.objectStore('reads');
    const asked = store.getAllKeys();
    asked.onsuccess = () => {
      for (const key of asked.result) if (lost.some((each) => String(key).includes(each))) store.delete(key);
    };
    await new Promise((resolve) => {
      work.oncomplete = resolve;
    });
    opening.result.close();
  }, words);
}

/** Changes what is kept of a read, as a broken disk does. */
export function damageRead(page: Page, words: string): Promise<void> {
  return page.evaluate(async (wanted) => {
    const opening = indexedDB.open('kept-reads');
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const work = opening.result.transaction('reads', 'readwrite');
    const walking = work.objectStore('reads').openCursor();
    walking.onsuccess = () => {
      const at = walking.result;
      if (!at) return;
      if (String(at.key).includes(wanted)) at.update({ ...at.value, state: { ...at.value.state, data: {} } });
      at.continue();
    };
    await new Promise((resolve) => {
      work.oncomplete = resolve;
    });
    opening.result.close();
  }, words);
}

/** How many reads are kept, whose key holds these words. */
export function keptReads(page: Page, words: string): Promise<number> {
  return page.evaluate(async (wanted) => {
    const keys = await new Promise<IDBValidKey[]>((resolve) => {
      const opening = indexedDB.open('kept-reads');
      opening.onerror = () => resolve([]);
      opening.onsuccess = () => {
        const database = opening.result;
        if (!database.objectStoreNames.contains('reads')) return resolve([]);
        const asked = database.transaction('reads').objectStore('reads').getAllKeys();
        asked.onsuccess = () => {
          database.close();
          resolve(asked.result);
        };
      };
    });
    return keys.filter((key) => String(key).includes(wanted)).length;
  }, words);
}

/** Everything that this browser keeps for our pages, as one text. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const type = answer?.headers.get('content-type') ?? '';
        // Scripts and styles of the app are the same for everybody.
        const isOurs = /javascript|css|font|svg/.test(type);
        found.push(request.url, isOurs ? '' : await answer?.text());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        const rows = await new Promise<unknown[]>((resolve) => (all.onsuccess = () => resolve(all.result)));
        found.push(rows);
        // Files of what waits are no part of its JSON.
        for (const { steps = [] } of rows as { steps?: { file?: Blob }[] }[])
          for (const { file } of steps) found.push(await file?.text());
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}

/** Makes all reads that are kept older, by an hour as after a morning in the hills. */
export function ageKept(page: Page, byMs = 3_600_000): Promise<void> {
  return page.evaluate(
    (ageMs) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('kept-reads');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const changing = database.transaction('reads', 'readwrite');
          const walking = changing.objectStore('reads').openCursor();
          walking.onsuccess = () => {
            const at = walking.result;
            if (!at) return;
            const state = { ...at.value.state, dataUpdatedAt: at.value.state.dataUpdatedAt - ageMs };
            at.update({ ...at.value, state });
            at.continue();
          };
          changing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    byMs,
  );
}
