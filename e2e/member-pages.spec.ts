import type { Page } from '@playwright/test';
import { arrive, logIn, NOWHERE, withoutSession } from './support/arrive.ts';
import { hold } from './support/hold.ts';
import { plantHuddle } from './support/huddles.ts';
import { newcomer } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Holds the scripts of the next pages back until it is told to let them through. */
const holdScripts = (page: Page) => hold(page, '**/assets/*.js');

test('P31: a page behind the log-in has its words before any script', async ({ page }) => {
  const id = await plantHuddle('asha', { name: 'Words before scripts' });
  await logIn(page, 'asha', NOWHERE);
  const release = await holdScripts(page);
  await page.goto(`/huddle/view/${id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Words before scripts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
  release();
  await page.waitForFunction(() => !('earlyPresses' in window));
});

test('nobody is asked who they are at the start of a page, and nothing is read twice', async ({ page }) => {
  await logIn(page, 'ben', NOWHERE);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(oidc|auth)\/|sign-in$/.test(pathname) || pathname === '/api/me') asked.push(pathname);
  });
  await page.goto('/notification');
  await page.waitForFunction(() => !('earlyPresses' in window));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((path) => path !== '/api/me')).toEqual([]);
});

test('what is chosen, switched and pressed before the page is alive counts', async ({ page }) => {
  await arrive(page, newcomer('Ear Ly'), NOWHERE);
  const release = await holdScripts(page);
  await page.goto('/setting', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Distance' }).selectOption('MI');
  await page.getByRole('button', { name: 'My menu' }).click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  release();
  await saved;
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveValue('MI');
});

test('without the cookie the browser asks for itself, and the next page comes with its words again', async ({
  page,
}) => {
  await logIn(page, 'cleo', NOWHERE);
  await withoutSession(page);
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
  const html = await (await page.request.get('/home')).text();
  expect(html).toContain('memberState=');
});

test('Back after a log-out shows nothing of who was there', async ({ page }) => {
  await arrive(page, newcomer('Gon Away'), '/account');
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
  await page.getByRole('button', { name: 'My menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(/\/start$/);
  await page.goBack();
  await expect(page.getByText('Gon Away')).toBeHidden();
  const html = await (await page.request.get('/account')).text();
  expect(html).not.toContain('Gon Away');
});
