import type { Page } from '@playwright/test';
import { arrive, logIn, NOWHERE } from '../support/arrive.ts';
import { atRest } from '../support/at-rest.ts';
import { drawnAgain, followDrawing } from '../support/drawn-again.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** How far a page goes beyond the right edge. */
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
const barOf = (page: Page) => page.getByRole('navigation', { name: 'Places' });

test('the five places of the app are one tap away on a phone (SHELL-8, SHELL-3)', async ({ page }) => {
  const { username } = await arrive(page, newcomer('Thumb Walker'), '/home');
  const bar = barOf(page);
  for (const [name, path] of [
    ['Huddles', '/huddle/huddles'],
    ['Communities', '/community/discover'],
    ['Me', `/${username}`],
    ['Home', '/home'],
  ] as const) {
    const link = bar.getByRole('link', { name, exact: true });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await link.tap();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toHaveCount(1);
  await bar.getByRole('button', { name: 'Create', exact: true }).tap();
  await expect(page.getByRole('menuitem', { name: /^Carpool/ })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: /^Huddle/ }).tap();
  await expect(page).toHaveURL('/huddle/create');
});

test('the bar is away while somebody types, and beside a side navigation (SHELL-8)', async ({ page }) => {
  await arrive(page, newcomer('Types Much'), '/setting');
  await expect(barOf(page)).toBeVisible();
  await page.goto('/community/create');
  await page.getByLabel(/^Name/).tap();
  await expect(barOf(page)).toBeHidden();
  await page.getByLabel(/^Name/).blur();
  await expect(barOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(barOf(page)).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(barOf(page)).toBeHidden();
});

test('the bar does not come back under the thumb that presses after typing (SHELL-8)', async ({ page }) => {
  await arrive(page, newcomer('Presses Low'), '/huddle/import');
  const box = page.getByRole('textbox', { name: 'Or paste it here' });
  await box.fill('words\n'.repeat(9));
  const button = page.getByRole('button', { name: 'See what will happen' });
  // Where the bar stands while nobody types.
  await page.evaluate(() => {
    const { bottom } = [...document.querySelectorAll('main button')].at(-1)?.getBoundingClientRect() ?? {
      bottom: 0,
    };
    scrollBy({ top: bottom - innerHeight + 6, behavior: 'instant' });
  });
  await box.focus();
  await button.tap();
  await expect(page.getByText('This is neither a calendar nor a table', { exact: false })).toBeVisible();
  await expect(barOf(page)).toBeVisible();
});

test('nothing hides behind the bar: the end of a page stands above it, and the answer of a huddle in its place (SHELL-8, HUD-8)', async ({
  page,
}) => {
  const id = await plantHuddle('asha');
  await arrive(page, newcomer('Sees Ends'), NOWHERE);
  for (const path of ['/home', '/huddle/mine', '/community/discover', '/setting', '/account']) {
    await page.goto(path);
    await expect(barOf(page)).toBeVisible();
    await atRest(page);
    const end = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const parts = [...document.querySelectorAll('main a, main button, main p, main input')];
      return Math.max(
        ...parts.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect().bottom),
      );
    });
    expect(end, path).toBeLessThanOrEqual((await barOf(page).boundingBox())?.y ?? 0);
  }
  await page.goto(`/huddle/view/${id}`);
  const answer = page.getByRole('button', { name: 'Confirm', exact: true });
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(barOf(page)).toBeHidden();
  await page.setViewportSize({ width: 800, height: 844 });
  await expect(barOf(page)).toBeVisible();
});

test('no main page scrolls sideways on a phone of 320 pixels, or draws again what can be used (SHELL-3, SHELL-14)', async ({
  page,
  another,
}) => {
  const id = await plantHuddle('asha');
  const visitor = await another();
  await visitor.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/start', '/features', '/explore/inspiration', `/join/huddle/${id}`, '/cookies']) {
    await visitor.goto(path);
    await atRest(visitor);
    expect(await sideways(visitor), path).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const { username } = await arrive(page, newcomer('Small Phone'), NOWHERE);
  await followDrawing(page);
  const own = [
    '/home',
    '/huddle/huddles',
    '/huddle/mine',
    '/huddle/calendar',
    '/huddle/create',
    '/huddle/import',
    '/community',
  ];
  const more = ['/community/discover', '/carpool', '/notification', '/account', '/setting', '/inspiration'];
  for (const path of [...own, ...more, `/huddle/view/${id}`, `/${username}`]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
    await atRest(page);
    expect(await sideways(page), path).toBeLessThanOrEqual(0);
    expect(await drawnAgain(page), path).toEqual([]);
  }
});

test('a profile with a year of outings scrolls no further to the side than a phone is wide (SHELL-14)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, 'asha', '/asha');
  await expect(page.getByRole('heading', { name: 'Last 12 months' })).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('a sheet goes by Back, by its handle pulled down, and comes back when pulled a little (SHELL-3)', async ({
  page,
}) => {
  await arrive(page, newcomer('Pulls Down'), '/huddle/mine');
  const sheet = page.getByRole('dialog', { name: 'Create a new Carpool' });
  const open = async () => {
    await barOf(page).getByRole('button', { name: 'Create', exact: true }).tap();
    await page.getByRole('menuitem', { name: /^Carpool/ }).tap();
    await expect(sheet).toBeVisible();
    await atRest(page);
    const box = await sheet.boundingBox();
    if (!box) throw new Error('there is no sheet');
    return box;
  };
  const pull = async (from: number, by: number) => {
    await page.mouse.move(195, from);
    await page.mouse.down();
    await page.mouse.move(195, from + by / 2);
    await page.mouse.move(195, from + by);
    await page.mouse.up();
  };
  const { y } = await open();
  await pull(y + 12, 40);
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(y);
  await pull(y + 12, 160);
  await expect(sheet).toBeHidden();
  await open();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/huddle/mine');
});
