import { test as base, expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { followRequests } from './at-rest.ts';
import { isFast } from './size.ts';

interface Options {
  /** Console errors this test provokes on purpose. */
  expectedErrors: RegExp[];
  /** A browser that nobody has used here: the tour starts and areas introduce themselves. */
  firstVisit: boolean;
}

/** Notes of a browser that has been here: without them a tour and introductions lie over the page. */
const seenBefore = ['tour_completed', 'term_Huddle', 'term_Community', 'term_Inspiration'];

async function rememberSeen(page: Page): Promise<void> {
  await page.context().addInitScript((keys) => {
    for (const key of keys) localStorage.setItem(key, 'true');
  }, seenBefore);
}

interface Fixtures {
  /** Opens a page of a second person: own cookies, own storage, watched like the first. */
  another: () => Promise<Page>;
  watched: Watch;
}

type Watch = (page: Page) => void;

/** Every page of every journey must stay free of errors, and that of its first person end without a serious fault of accessibility. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],
  firstVisit: [false, { option: true }],
  watched: async ({ expectedErrors }, use) => {
    const heard: string[] = [];
    await use((page) => {
      followRequests(page);
      page.on('pageerror', (error) => heard.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error')
          heard.push(`${page.url()}: ${message.text()} ${message.location().url}`);
      });
    });
    const unexpected = heard.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'errors in the browser').toEqual([]);
  },
  page: async ({ page, watched, firstVisit }, use) => {
    watched(page);
    if (!firstVisit) await rememberSeen(page);
    await use(page);
    await expectAccessible(page);
  },
  another: async ({ browser, watched, baseURL }, use) => {
    const opened: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
      const page = await context.newPage();
      await rememberSeen(page);
      watched(page);
      opened.push(page);
      return page;
    });
    for (const page of opened) {
      // They mostly stand where somebody else ends a journey.
      if (!isFast) await expectAccessible(page);
      await page.context().close();
    }
  },
});

export { expect } from '@playwright/test';
export { expectAccessible } from './accessibility.ts';

/** Somebody moves, and a page for visitors, which waits for that, is alive (decision 21). */
export async function showUp(page: Page): Promise<void> {
  await page.mouse.move(7, 7);
  await page.mouse.move(9, 9);
  await page.waitForFunction(() => !('earlyPresses' in window));
}
