import type { BrowserContext, Page } from '@playwright/test';

const LAP: readonly string[] = [
  '[data-tabs] a[href="/huddle/huddles"]',
  'article a[href^="/huddle/view/"], #content a[href^="/huddle/view/"]',
  '[data-tabs] a[href="/community/discover"]',
  '#content a[href^="/community/view/"]',
  '[data-tabs] a[href="/home"]',
  'button[aria-label*="Notifications"], button[aria-haspopup]',
];
const TOUCHES = 60;
/** A person looks before touching again. */
const LOOK_MS = 1_200;
const LONG_TASK_MS = 50;

interface Felt {
  /** Milliseconds from each touch until the next picture. */
  readonly waits: readonly number[];
  readonly tasks: readonly number[];
}

/** Prints how long a touch waits for its picture, over a walk of 60, and the tasks in which nothing could be drawn. */
export async function benchTouches(
  context: BrowserContext,
  slow: (page: Page) => Promise<unknown>,
): Promise<void> {
  const page = await context.newPage();
  await page.goto('/home');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForTimeout(3_000);
  await slow(page);
  await feel(page);
  for (let touch = 0; touch < TOUCHES; touch += 1) {
    const target = page.locator(LAP[touch % LAP.length] ?? '').filter({ visible: true });
    if ((await target.count()) === 0) await page.keyboard.press('Escape');
    else await target.first().tap({ timeout: 10_000 });
    await page.waitForTimeout(LOOK_MS);
  }
  const { waits, tasks } = await page.evaluate(() => (window as unknown as { felt: Felt }).felt);
  const sorted = [...waits].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const long = tasks.filter((task) => task > LONG_TASK_MS);
  console.log(
    `${TOUCHES} touches: p50 ${at(0.5)} ms, p98 ${at(0.98)} ms, longest ${at(1)} ms;` +
      ` ${long.length} tasks over ${LONG_TASK_MS} ms, the longest ${Math.round(Math.max(0, ...long))} ms`,
  );
  await page.close();
}

async function feel(page: Page): Promise<void> {
  await page.evaluate(() => {
    const waits = new Map<number, number>();
    const felt = {
      tasks: [] as number[],
      get waits() {
        return [...waits.values()];
      },
    };
    Object.assign(window, { felt });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
        if (id > 0) waits.set(id, Math.max(waits.get(id) ?? 0, entry.duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) felt.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}
