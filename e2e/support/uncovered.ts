import { expect, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';

/**
 * What lies over the page: of the points of the window, on a grid, those whose uppermost element belongs neither to the
 * page nor to its bars. Everything in the page's own flow belongs to it; what is fixed is a bar, or lies over it.
 */
export const lyingOver = (page: Page) =>
  page.evaluate(() => {
    const step = 20;
    const isOver = (element: Element | null): Element | undefined => {
      for (let at = element; at; at = at.parentElement) {
        if (at.matches('[data-tabs], [data-bottom-bar]')) return undefined;
        if (getComputedStyle(at).position === 'fixed') return at;
      }
      return undefined;
    };
    const found = new Set<string>();
    for (let x = step / 2; x < innerWidth; x += step)
      for (let y = step / 2; y < innerHeight; y += step) {
        const over = isOver(document.elementFromPoint(x, y));
        if (over) found.add(`${over.tagName}.${over.className} at ${x}, ${y}`);
      }
    return [...found];
  });

/** Links and buttons of the window whose middle is something else. */
export const covered = (page: Page) =>
  page.evaluate(() => {
    const isHit = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return hit === null || hit === element || element.contains(hit) || hit.closest('label') !== null;
    };
    const inWindow = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && right > left && top >= 0 && left >= 0 && bottom <= innerHeight;
    };
    const bars = [...document.querySelectorAll('[data-tabs], [data-bottom-bar]')];
    const end = Math.min(
      innerHeight,
      ...bars
        .filter((bar) => getComputedStyle(bar).position === 'fixed')
        .map((bar) => bar.getBoundingClientRect().top),
    );
    const above = (element: Element) => element.getBoundingClientRect().bottom <= end;
    return [...document.querySelectorAll('a[href], button')]
      .filter((element) => inWindow(element) && above(element) && !isHit(element))
      .map((element) => element.textContent || element.getAttribute('aria-label'));
  });

/** What explains itself on a first visit: at most one of them. */
export const explaining = (page: Page) =>
  page.locator('[data-notice], [role="dialog"]').filter({ visible: true });

/** On a first visit nothing lies over this page or cuts it off, and one thing at most explains itself. */
export async function expectUncovered(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await atRest(page);
  expect(await lyingOver(page), path).toEqual([]);
  expect(await covered(page), path).toEqual([]);
  await expect(explaining(page), path).toHaveCount(1);
}
