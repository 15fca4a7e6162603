import type { Page } from '@playwright/test';
import { logIn } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { plantHuddle } from '../support/huddles.ts';
import { everythingKept, keptReads, readyForNoNetwork } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ERR_CONNECTION|404/],
});

/** Ben opens an outing of Asha's, and its page is kept as the server rendered it. */
async function openCopied(page: Page, name: string): Promise<string> {
  test.slow();
  const id = await plantHuddle('asha', { name });
  await logIn(page, 'ben', '/home');
  await readyForNoNetwork(page);
  // The store is made once the page is calm.
  await expect.poll(() => page.evaluate(() => caches.has('page-copies'))).toBe(true);
  await page.goto(`/huddle/view/${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect.poll(() => copyOf(page, id)).toContain(name);
  await expect.poll(() => keptReads(page, `"${id}","view"`)).toBe(1);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { firstWords: document.querySelector('#content h1')?.textContent ?? '' }),
    );
  });
  return id;
}

/** The kept page of an outing; null where there is none. */
function copyOf(page: Page, id: string): Promise<string | null> {
  return page.evaluate(async (path) => {
    const copy = await caches.match(path, { cacheName: 'page-copies' });
    return copy ? copy.text() : null;
  }, `/huddle/view/${id}`);
}

/** What stood at the head of the page before anything in it came alive. */
const firstWords = (page: Page) => page.evaluate(() => (window as { firstWords?: string }).firstWords);

test('OFF-1: without signal an outing stands in the page that its address opens, and comes alive there', async ({
  page,
  context,
}) => {
  const id = await openCopied(page, 'Stands there at once');
  const kept = await everythingKept(page);
  expect(kept).toContain('Stands there at once');
  expect(kept).not.toMatch(/memberAccess|eyJ[\w-]+\.eyJ/);
  await context.setOffline(true);
  // All that it shows is old by then.
  await page.clock.setSystemTime(new Date(Date.now() + 600_000));
  await page.goto(`/huddle/view/${id}`);
  expect(await firstWords(page)).toBe('Stands there at once');
  await expect(page.getByText('You are currently offline.')).toBeVisible();
  await expect(page.getByText(/^As of /)).toBeVisible();
  await page.getByRole('button', { name: 'My menu' }).tap();
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();

  await ask(`update huddles set name = 'Called something else' where id = $1`, [id]);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Called something else' })).toBeVisible();
  await expect(page.getByText(/^As of /)).toHaveCount(0);
});

test('OFF-1: a kept page that is older than what was read since is not shown', async ({ page, context }) => {
  const id = await openCopied(page, 'As it was read last');
  await page.evaluate(async (path) => {
    const store = await caches.open('page-copies');
    const copy = await store.match(path);
    const headers = new Headers(copy?.headers);
    headers.set('x-shows', '00000000');
    await store.put(path, new Response(await copy?.text(), { headers }));
  }, `/huddle/view/${id}`);
  await context.setOffline(true);
  await page.reload();
  expect(await firstWords(page)).toBe('');
  await expect(page.getByRole('heading', { name: 'As it was read last' })).toBeVisible();
});

test('OFF-3: what one may not read any longer is not kept as a page either, and is read by nobody else', async ({
  page,
  context,
}) => {
  const id = await openCopied(page, 'Not for you any more');
  await page.evaluate(() => localStorage.setItem('kept_for', 'somebody else'));
  await context.setOffline(true);
  await page.goto(`/huddle/view/${id}`);
  await expect(page).toHaveURL(/\/home$/);
  await context.setOffline(false);
  await ask(`update huddles set privacy = 'PRIVATE' where id = $1`, [id]);
  await page.goto(`/huddle/view/${id}`);
  await expect.poll(() => copyOf(page, id)).toBeNull();
});
