import type { BrowserContext, Page } from '@playwright/test';

/** A kept huddle stands on the screen within this, without a network, on a phone four times slower. */
const WANTED_MS = 500;
const RUNS = 5;

/** Prints how long a kept huddle takes to stand there without a network: opened by its address, and by a touch. */
export async function benchKept(context: BrowserContext, slower: number): Promise<void> {
  const page = await context.newPage();
  const address = await keepOne(page);
  await context.setOffline(true);
  const phone = await context.newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.addInitScript(watchHeading);
  const opened: number[] = [];
  const touched: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(address);
    opened.push(await headingAt(page));
    if (run === RUNS - 1) console.log(await wordParts(page));
    await page.goto('/home');
    await page.waitForTimeout(4_000);
    touched.push(await touch(page, address));
  }
  print('a kept huddle, opened by its address', opened);
  print('a kept huddle, opened by a touch', touched);
  await context.setOffline(false);
  await page.close();
}

/** Opens an outing of the demo world while there is a network, and waits until it is kept. */
async function keepOne(page: Page): Promise<string> {
  await page.goto('/home');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  const link = page.locator('#content a[href^="/huddle/view/"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  await page.waitForTimeout(4_000);
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(4_000);
  return address;
}

function watchHeading(): void {
  const look = () => {
    const heading = document.querySelector('#content h1');
    if (location.pathname.startsWith('/huddle/view/') && heading?.textContent)
      Object.assign(window, { headingAt: performance.now() });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function headingAt(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => (window as { headingAt?: number }).headingAt);
  return Number(await found.jsonValue());
}

async function touch(page: Page, address: string): Promise<number> {
  await page.evaluate(() => {
    addEventListener('pointerdown', ({ timeStamp }) => Object.assign(window, { pressedAt: timeStamp }), {
      capture: true,
    });
  });
  await page.locator(`#content a[href^="${address}"]`).first().tap();
  const at = await headingAt(page);
  return at - (await page.evaluate(() => Number((window as { pressedAt?: number }).pressedAt)));
}

/** Where the time of an opening goes: until the frame has come from the worker, and until the last of its scripts has. */
function wordParts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [frame] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = files.filter(({ name }) => name.endsWith('.js'));
    const last = Math.max(...scripts.map(({ responseEnd }) => responseEnd));
    const frameAt = frame?.responseEnd.toFixed(0);
    return `of the last: frame ${frameAt} ms, its ${scripts.length} scripts ${last.toFixed(0)} ms, worker ${frame?.workerStart.toFixed(0)} ms, begun ${frame?.fetchStart.toFixed(0)} ms, html ready ${frame?.domInteractive.toFixed(0)} ms`;
  });
}

function print(name: string, times: readonly number[]): void {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const verdict = middle <= WANTED_MS ? 'as wanted' : `more than ${WANTED_MS} ms`;
  console.log(`${name}: ${sorted.map((each) => each.toFixed(0)).join(', ')} ms; ${verdict}`);
}
