import type { Page } from '@playwright/test';
import { expect, showUp, test } from './support/test.ts';

/** What the browser keeps for the time without signal. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await window.caches.keys();
    const lists = await Promise.all(caches.map(async (name) => (await window.caches.open(name)).keys()));
    return lists.flat().map((request) => new URL(request.url).pathname);
  });
}

test.describe('without signal', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('a page that was opened opens again, any other says what is the matter (SHELL-12)', async ({
    page,
    context,
  }) => {
    await page.goto('/start');
    await showUp(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect.poll(() => keptPaths(page)).toContain('/start');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Go outside, together.');
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are currently offline.');
    const kept = await keptPaths(page);
    expect(kept).toContain('/start');
    expect(kept.filter((path) => path.startsWith('/api/') || path.startsWith('/oidc/'))).toEqual([]);
    await context.setOffline(false);
  });
});
