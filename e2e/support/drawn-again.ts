import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What stood in the page as it came and was taken out of it. */
    takenOut?: Element[];
  }
}

/** From the next page on: notes what is taken out of a page that the server has drawn. */
export async function followDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const drawn = new WeakSet(document.body.querySelectorAll('*'));
      const takenOut: Element[] = [];
      window.takenOut = takenOut;
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
          if (node instanceof Element && drawn.has(node)) takenOut.push(node);
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}

/**
 * What one could press or fill in that was drawn a second time: what somebody has typed into it, or pressed there, is
 * lost. What says that the page is on its way goes, and so does an introduction that nobody sees.
 */
export function drawnAgain(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    (window.takenOut ?? [])
      .filter(
        (part) => part.matches('button, input') || part.querySelector('button, input, textarea, select'),
      )
      .filter((part) => !part.matches('[aria-busy], [data-introduction]'))
      .map((part) => part.outerHTML.slice(0, 200)),
  );
}
