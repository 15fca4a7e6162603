import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { ensureBuilt } from '../scripts/steps/ensure-built.ts';
import { browserArgs, findBrowser } from '../scripts/steps/find-browser.ts';
import { startFreshServer } from '../scripts/steps/fresh-server.ts';
import { logIn } from '../scripts/steps/shot-list.ts';
import { freePort } from '../src/platform/server/db/free-port.ts';
import { type MountainLine, openMountainLine } from './mountain-line.ts';

/** What is wanted at 50 kbit/s, 800 ms and 5 % loss (O19). */
const KEPT_MS = 1_000;
const PRESS_MS = 100;
const EMPTIED_MS = 30_000;
const ACTS = 20;
const RUNS = 5;
/** Longer than any of it may take: then the bench ends. */
const LIMIT_MS = 180_000;

/** Prints how the app is on a line as on a mountain; answers what missed its limit. */
export async function benchBadLine(): Promise<readonly string[]> {
  await ensureBuilt();
  const [port, behind] = [await freePort(), await freePort()];
  const server = await startFreshServer(behind, { PUBLIC_ORIGIN: `http://localhost:${port}` });
  const line = await openMountainLine(port, behind);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
  try {
    const context = await browser.newContext({
      baseURL: server.origin,
      ...devices['Pixel 7'],
      serviceWorkers: 'allow',
    });
    return await measure(context, line);
  } finally {
    await browser.close();
    await line.close();
    await server.stop();
  }
}

async function measure(context: BrowserContext, line: MountainLine): Promise<readonly string[]> {
  const page = await context.newPage();
  await logIn(page, 'asha');
  await page.evaluate(() => {
    const read = ['cookie_accepted', 'tour_completed', 'term_Huddle', 'term_Community', 'term_Inspiration'];
    for (const key of read) localStorage.setItem(key, 'true');
  });
  const { outing, room } = await keepBoth(page);
  line.begin();
  return [
    ...judge('a kept outing stands there', await openings(page, outing), KEPT_MS),
    ...judge('a press is acknowledged', await presses(page, room), PRESS_MS),
    ...judge(`${ACTS} acts are sent`, [await emptied(page, context, room)], EMPTIED_MS),
  ];
}

/** Opens an outing and a conversation while there is a good line, and waits until they are kept. */
async function keepBoth(page: Page): Promise<{ outing: string; room: string }> {
  await page.goto('/home');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  const hrefOf = async (selector: string) =>
    (await page.locator(selector).first().getAttribute('href')) ?? '';
  const outing = await hrefOf('#content a[href^="/huddle/view/"]');
  await page.goto('/chat');
  const room = await hrefOf('a[href^="/chat/view/"]');
  for (const address of [outing, room]) {
    await page.goto(address);
    await page.waitForTimeout(5_000);
  }
  return { outing, room };
}

/** Milliseconds until the heading of the outing stands there, each time it is opened by its address. */
async function openings(page: Page, address: string): Promise<number[]> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('#content h1')?.textContent)
        Object.assign(window, { headingAt: performance.now() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(address, { waitUntil: 'commit' });
    const found = await page.waitForFunction(() => (window as { headingAt?: number }).headingAt);
    times.push(Number(await found.jsonValue()));
  }
  return times;
}

async function openRoom(page: Page, room: string): Promise<void> {
  await page.goto(room, { waitUntil: 'commit' });
  await page.getByLabel('Your message').waitFor();
  await page.waitForFunction(() => !('earlyPresses' in window));
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Your message').fill(words);
  await page.getByRole('button', { name: 'Send' }).tap();
  await page.getByText(words).first().waitFor();
}

/** Milliseconds from the touch of the button until the words stand below it. */
async function presses(page: Page, room: string): Promise<number[]> {
  await openRoom(page, room);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const words = `Pressed ${run}`;
    await page.getByLabel('Your message').fill(words);
    await page.evaluate(watchWords, words);
    await page.getByRole('button', { name: 'Send' }).tap();
    const found = await page.waitForFunction(() => (window as { shownAfter?: number }).shownAfter);
    times.push(Number(await found.jsonValue()));
  }
  await page.getByText('Waits to be sent ·').first().waitFor({ state: 'detached', timeout: LIMIT_MS });
  return times;
}

function watchWords(words: string): void {
  let pressedAt = 0;
  Object.assign(window, { shownAfter: undefined });
  const note = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  addEventListener('pointerup', note, { capture: true, once: true });
  const look = () => {
    const isThere = [...document.querySelectorAll('li p')].some((each) => each.textContent?.includes(words));
    if (isThere && pressedAt > 0) Object.assign(window, { shownAfter: performance.now() - pressedAt });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds from when the network is back until nothing waits any more. */
async function emptied(page: Page, context: BrowserContext, room: string): Promise<number> {
  await openRoom(page, room);
  await context.setOffline(true);
  for (let act = 0; act < ACTS; act += 1) await say(page, `Kept ${act}`);
  const begun = performance.now();
  await context.setOffline(false);
  await page.waitForFunction(() => localStorage.getItem('acts_waiting') === null, undefined, {
    timeout: LIMIT_MS,
  });
  return performance.now() - begun;
}

function judge(what: string, times: readonly number[], wanted: number): readonly string[] {
  const sorted = times.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  console.log(`${what}: ${sorted.map((each) => each.toFixed(0)).join(', ')} ms, wanted ${wanted} ms`);
  return middle <= wanted ? [] : [`${what}: ${middle.toFixed(0)} ms instead of ${wanted} ms`];
}
