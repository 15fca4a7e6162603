import type { Page } from '@playwright/test';
import { arrive, NOWHERE } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** As somebody sets it who reads badly: twice the usual size of words, in the browser itself. */
const doubleWords = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** What holds words and stays as small when they are doubled, all in one step: nothing may come to the page meanwhile. */
const unmoved = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const holdsWords = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isPicture = (element: Element) =>
      element.closest('svg, style, script, [class*="avatar" i]') !== null;
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const holders = [...document.body.querySelectorAll('*')].filter(
      (element) => holdsWords(element) && !isPicture(element),
    );
    const before = holders.map(sizeOf);
    root.style.setProperty('font-size', '200%');
    const small = holders.filter((element, at) => sizeOf(element) < (before[at] ?? 0) * 1.6);
    root.style.removeProperty('font-size');
    return { of: holders.length, small: small.map(({ textContent }) => textContent) };
  });

/** What stands out to the right of the phone. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return out.map(({ className, textContent }) => `${className}: ${textContent?.slice(0, 40)}`);
  });

test('P27: words grow with the size that people set, and no page is wider than the phone', async ({
  page,
}) => {
  const id = await plantHuddle('asha');
  await arrive(page, newcomer('Reads Large'), NOWHERE);
  const pages: [path: string, heading: RegExp][] = [
    [`/huddle/view/${id}`, /^Walk/],
    ['/huddle/huddles', /^Huddles/],
    ['/setting', /^Notifications/],
    ['/start', /^Go outside/],
  ];
  for (const [path, heading] of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expect(page.locator('[class*=skeleton i]')).toHaveCount(0);
    const { of, small } = await unmoved(page);
    expect(of, path).toBeGreaterThan(3);
    expect(small, path).toEqual([]);
    await doubleWords(page);
    expect(await tooWide(page), path).toEqual([]);
  }
});
