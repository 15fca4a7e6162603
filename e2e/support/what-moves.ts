import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { hold } from './hold.ts';

declare global {
  interface Window {
    /** What can be pressed and has stood elsewhere than the server had drawn it, each with how it moved first. */
    moved?: Map<Element, string>;
  }
}

const SCRIPTS = '**/assets/*.js';
/** Pixels; a line that is drawn again may differ by a fraction. */
const TOLERANCE = 2;

/**
 * Opens a page, and says what of it moves as its scripts come, if only for a moment: a finger that was about to press
 * it meets something else, and the press is lost.
 */
export async function whatMoves(page: Page, path: string): Promise<string[]> {
  const release = await hold(page, SCRIPTS);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.evaluate(followWhatMoves, TOLERANCE);
  release();
  await page.waitForFunction(() => !('earlyPresses' in window));
  await atRest(page);
  await page.unroute(SCRIPTS);
  return page.evaluate(() => [...(window.moved?.values() ?? [])]);
}

/** Runs in the page, and begins once it looks as it was drawn. */
async function followWhatMoves(tolerance: number): Promise<void> {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const drawn = () => new Promise(requestAnimationFrame);
  while (styles.some(({ sheet }) => !sheet)) await drawn();
  // Which faces it needs is known when it has been drawn.
  await drawn();
  await drawn();
  await document.fonts.ready;
  const topOf = (part: Element) => part.getBoundingClientRect().top + scrollY;
  const parts = [...document.querySelectorAll('main :is(h1, h2, h3, a, button, input, textarea, select)')];
  const stood = new Map(parts.map((part) => [part, topOf(part)]));
  const moved = new Map<Element, string>();
  window.moved = moved;
  const look = () => {
    for (const [part, before] of stood) {
      const after = topOf(part);
      if (!part.isConnected || moved.has(part) || Math.abs(after - before) <= tolerance) continue;
      moved.set(part, `${part.tagName} ${part.textContent.slice(0, 40)}: ${before} -> ${after}`);
    }
    requestAnimationFrame(look);
  };
  look();
}
