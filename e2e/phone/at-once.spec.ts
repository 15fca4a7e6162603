import type { Page } from '@playwright/test';
import { arrive, NOWHERE } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** Holds what is written to this address back, until it is let through or refused. */
async function hold(page: Page, address: string) {
  let settle: (answer: 'through' | 'refused') => void = () => undefined;
  const settled = new Promise<'through' | 'refused'>((resolve) => {
    settle = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    if ((await settled) === 'through') return route.continue();
    await route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        status: 409,
        title: 'No',
        code: 'FULL',
        errors: ['It is full now.'],
      }),
    });
  });
  return settle;
}

test('HUD-8: a yes stands there before the server has answered', async ({ page }) => {
  await arrive(page, newcomer('Quick Yes'), NOWHERE);
  const huddle = await plantHuddle('asha', { name: 'Yes at once' });
  await page.goto(`/huddle/view/${huddle}`);
  const settle = await hold(page, `**/api/huddles/${huddle}/rsvp`);
  await page.getByRole('button', { name: 'Confirm', exact: true }).tap();
  await expect(page.getByText('You are going.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmed' })).toBeEnabled();
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/rsvp'));
  settle('through');
  expect((await answered).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Confirmed' })).toBeVisible();
});

test.describe('what is refused', () => {
  test.use({ expectedErrors: [/409/] });

  test('HUD-8: a yes that is refused is taken back with a word', async ({ page }) => {
    await arrive(page, newcomer('Late Yes'), NOWHERE);
    const huddle = await plantHuddle('asha', { name: 'Yes too late' });
    await page.goto(`/huddle/view/${huddle}`);
    const settle = await hold(page, `**/api/huddles/${huddle}/rsvp`);
    await page.getByRole('button', { name: 'Confirm', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Confirmed' })).toBeVisible();
    settle('refused');
    await expect(page.getByText('It is full now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeVisible();
    await expect(page.getByText('You are going.')).toHaveCount(0);
  });

  test('PER-2: somebody is followed at once, and not if that is refused', async ({ page }) => {
    await arrive(page, newcomer('Quick Follow'), NOWHERE);
    await page.goto('/asha');
    const settle = await hold(page, '**/api/people/*/follow');
    await page.getByRole('button', { name: 'Follow Asha Gurung' }).tap();
    await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
    settle('refused');
    await expect(page.getByText('It is full now.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Follow Asha Gurung' })).toBeVisible();
  });
});
