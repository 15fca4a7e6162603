import type { BrowserContext, Page } from '@playwright/test';

/** What one touch opens: what is touched, and where it leads. */
interface Step {
  readonly from: string;
  readonly touch: string;
  readonly to: RegExp;
}

/** From the bar at the thumb to the lists, and from a list into what it shows. */
const STEPS: readonly Step[] = [
  { from: '/home', touch: '[data-tabs] a[href="/huddle/huddles"]', to: /^\/huddle\/huddles$/ },
  { from: '/home', touch: '[data-tabs] a[href="/community/discover"]', to: /^\/community\/discover$/ },
  { from: '/home', touch: '[data-tabs] a:last-child', to: /^\/asha$/ },
  { from: '/home', touch: '#content a[href^="/huddle/view/"]', to: /^\/huddle\/view\// },
  {
    from: '/huddle/huddles?everywhere=true',
    touch: 'article a[href^="/huddle/view/"]',
    to: /^\/huddle\/view\//,
  },
  { from: '/community/discover', touch: '#content a[href^="/community/view/"]', to: /^\/community\/view\// },
  { from: '/chat', touch: '#content a[href^="/chat/view/"]', to: /^\/chat\/view\// },
];

interface Change {
  /** Milliseconds from the touch until the page has its heading, or its first words. */
  readonly title: number;
  /** Until nothing in its first screen is still on its way. */
  readonly whole: number;
}

/** Prints how long a change of page takes inside the app; the page it leads to was not open before. */
export async function benchWalk(
  context: BrowserContext,
  slow: (page: Page) => Promise<unknown>,
): Promise<void> {
  console.log('change of page                                     title    whole');
  for (const step of STEPS) {
    const page = await context.newPage();
    await page.goto(step.from);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForTimeout(3_000);
    await slow(page);
    const { title, whole } = await change(page, step);
    console.log(
      `${`${step.from} → ${step.to.source.replaceAll(/[\\^$]/g, '')}`.padEnd(51)}${title.toFixed(0).padStart(5)} ms ${whole.toFixed(0).padStart(5)} ms`,
    );
    await page.close();
  }
}

async function change(page: Page, { touch, to }: Step): Promise<Change> {
  const target = page.locator(touch).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await page.evaluate((pattern) => {
    const before = new Set(document.querySelectorAll('#content :is(h1, h2)'));
    const found: { begun?: number; title?: number; whole?: number } = {};
    Object.assign(window, { change: found });
    addEventListener('pointerdown', ({ timeStamp }) => (found.begun ??= timeStamp), { capture: true });
    let last = 0;
    const isSeen = (node: Node) => {
      const box = (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect();
      return box !== undefined && box.top < innerHeight && box.height > 0;
    };
    const watcher = new MutationObserver((changes) => {
      if (changes.some(({ target }) => isSeen(target))) last = performance.now();
    });
    watcher.observe(document.querySelector('#content') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    const look = () => {
      const main = document.querySelector('#content');
      const heading = [...(main?.querySelectorAll('h1, h2') ?? [])].find(
        (each) => !before.has(each) && isSeen(each),
      );
      const now = performance.now();
      const isThere = found.begun !== undefined && new RegExp(pattern).test(location.pathname);
      if (isThere && heading?.textContent) found.title ??= now;
      // What has come and gone for a second has come.
      const isBusy = [...(main?.querySelectorAll('[aria-busy="true"]') ?? [])].some(isSeen);
      if (found.title !== undefined && now - last > 1_000 && !isBusy) {
        found.whole = Math.max(last, found.title);
        return;
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, to.source);
  await target.tap({ noWaitAfter: true });
  await page.waitForFunction(
    () => (window as unknown as { change: { whole?: number } }).change.whole !== undefined,
    undefined,
    { timeout: 30_000 },
  );
  const found = await page.evaluate(
    () => (window as unknown as { change: Record<'begun' | 'title' | 'whole', number> }).change,
  );
  return { title: found.title - found.begun, whole: found.whole - found.begun };
}
