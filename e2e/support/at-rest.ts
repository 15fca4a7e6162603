import { setTimeout as sleep } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const MAX_WAIT_MS = 10_000;

/** Requests of a page that have not come to their end. */
const underWay = new WeakMap<Page, Set<Request>>();

/** The live stream, and the end of a silent log-in, of which the app reads the address and leaves the rest. */
const NEVER_READ_WHOLE = /\/api\/sse\/|\/auth\/silent/;

/** Notes what a page asks for, so that `atRest` knows. */
export function followRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  let ofLastPage: Request[] = [];
  page.on('request', (request) => {
    if (!NEVER_READ_WHOLE.test(request.url())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // Nobody tells how the requests of a page ended that was left.
  page.on('response', (answer) => {
    const arrives = answer.request();
    if (arrives.isNavigationRequest() && arrives.frame() === page.mainFrame())
      ofLastPage = [...open].filter((request) => request !== arrives);
  });
  page.on('domcontentloaded', () => {
    for (const request of ofLastPage) open.delete(request);
  });
}

/**
 * Nothing is asked for any more, nothing moves, and what came has been drawn. What goes on for ten seconds is how
 * the page is: a request that nobody answers, a picture that never stands still.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const isBusy = () => (underWay.get(page)?.size ?? 0) > 0 && !page.isClosed();
  const deadline = Date.now() + MAX_WAIT_MS;
  do {
    while (isBusy() && Date.now() < deadline) await sleep(20);
    await page.evaluate(standStill, Math.max(0, deadline - Date.now()));
  } while (isBusy() && Date.now() < deadline);
}

/** Runs in the page: whatever moves and has an end has come to it, and two frames are drawn. */
async function standStill(maxMs: number): Promise<void> {
  const drawn = () => new Promise(requestAnimationFrame);
  const ended = document
    .getAnimations()
    .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity)
    .map((each) => each.finished);
  const still = Promise.allSettled(ended).then(drawn).then(drawn);
  await Promise.race([still, new Promise((resolve) => setTimeout(resolve, maxMs))]);
}
