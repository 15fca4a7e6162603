import type { Page } from '@playwright/test';
import { logIn } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { plantHuddle } from '../support/huddles.ts';
import { ageKept, keptReads, readyForNoNetwork } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  // Only the browser's clock moves: what the server draws of an outing to come, the browser draws as one that is over.
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ERR_CONNECTION|React error #418/],
});

const DAYS_90_MS = 90 * 24 * 3_600_000;

const commentsOn = async (id: string) =>
  (await ask<{ body: string }>('select body from comments where huddle_id = $1', [id])).map(
    ({ body }) => body,
  );

/** An outing that is opened while there is a network, and kept. */
async function openOne(page: Page): Promise<string> {
  const id = await plantHuddle('asha', { name: 'Before the long way' });
  await logIn(page, 'ben', '/home');
  await readyForNoNetwork(page);
  await page.goto(`/huddle/view/${id}`);
  await expect(page.getByRole('heading', { name: 'Discussion' })).toBeVisible();
  for (const part of ['view', 'comments'])
    await expect.poll(() => keptReads(page, `"${id}","${part}"`)).toBe(1);
  return id;
}

test('O11: a tab without signal that returns after 90 days opens, sends what waits once, and goes on', {
  tag: '@full',
}, async ({ page, context }) => {
  test.slow();
  const id = await openOne(page);
  await context.setOffline(true);
  await page.getByLabel('Ask or tell something').fill('See you in spring');
  await page.getByRole('button', { name: 'Say it' }).tap();
  await expect(page.getByText('Waits to be sent ·')).toBeVisible();

  await page.clock.setSystemTime(Date.now() + DAYS_90_MS);
  // The clock of the worker cannot be moved.
  await ageKept(page, DAYS_90_MS);
  await page.reload();
  // What was read is kept for 14 days.
  await expect(page.getByRole('heading', { name: 'You are currently offline.' })).toBeVisible();
  expect(await commentsOn(id)).toEqual([]);

  await context.setOffline(false);
  await page.goto(`/huddle/view/${id}`);
  await expect(page.getByRole('heading', { name: 'Before the long way' })).toBeVisible();
  await expect.poll(() => commentsOn(id), { timeout: 30_000 }).toEqual(['See you in spring']);
  await expect(page.getByText('Waits to be sent ·')).toHaveCount(0);
  await expect(page.getByText('See you in spring')).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
  expect(await commentsOn(id)).toEqual(['See you in spring']);
});
