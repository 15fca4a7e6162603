import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The worker serves this page, and what it needs without a network is kept. */
export async function readyForNoNetwork(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
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
        found.push(request.url, /json|html/.test(type) ? await answer?.text() : '');
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
        found.push(await new Promise((resolve) => (all.onsuccess = () => resolve(all.result))));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}
