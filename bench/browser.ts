import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  devices,
  type Page,
} from '@playwright/test';
import { ensureBuilt } from '../scripts/steps/ensure-built.ts';
import { browserArgs, findBrowser } from '../scripts/steps/find-browser.ts';
import { startFreshServer } from '../scripts/steps/fresh-server.ts';
import { logIn } from '../scripts/steps/shot-list.ts';
import { freePort } from '../src/platform/server/db/free-port.ts';
import { benchKept } from './kept.ts';
import { benchTouches } from './touches.ts';
import { benchWalk } from './walk.ts';

/** A phone four times slower than this machine, on a line of 1.6 Mbit/s with 150 ms to the server. */
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const PAGES = [
  '/home',
  '/huddle/huddles',
  '/huddle/mine',
  '/community',
  '/chat',
  '/notification',
  '/setting',
];
const KILO = 1_024;

interface Visit {
  /** Milliseconds until the first words of the page's own content stand there. */
  readonly words: number;
  readonly lcp: number;
  /** Until the page hears what is pressed. */
  readonly alive: number;
  readonly requests: number;
  readonly kilobytes: number;
  readonly shift: number;
}

/** Prints what a member's pages cost on that phone, on the first visit, with everything kept, and without a network. */
export async function benchBrowser(): Promise<void> {
  await inBrowser(async (browser, origin) => {
    console.log('page                 visit  words    LCP      alive    requests  KB     shift');
    for (const path of PAGES) {
      const context = await arrive(browser, origin, 'block');
      for (const kind of ['cold', 'warm']) print(path, kind, await visit(context, path, kind === 'cold'));
      await context.close();
    }
    const walker = await arrive(browser, origin, 'allow');
    await benchWalk(walker, slow);
    await benchTouches(walker, slow);
    await benchKept(walker, SLOWER);
  });
}

/** The part of it without a network alone. */
export async function benchWithoutNetwork(): Promise<void> {
  await inBrowser(async (browser, origin) => benchKept(await arrive(browser, origin, 'allow'), SLOWER));
}

async function inBrowser(measure: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  await ensureBuilt();
  const server = await startFreshServer(await freePort());
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserArgs] });
  try {
    await measure(browser, server.origin);
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Somebody with a phone who has logged in; without a service worker, what is kept is what the browser keeps itself. */
async function arrive(browser: Browser, baseURL: string, serviceWorkers: 'allow' | 'block') {
  const context = await browser.newContext({
    baseURL,
    // The server draws a page for the phone that the browser says it is.
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    serviceWorkers,
  });
  await logInBeside(context);
  return context;
}

async function slow(page: Page): Promise<CDPSession> {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', LINE);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return phone;
}

/** Logs in, and leaves nothing in the browser's memory of files but the cookies. */
async function logInBeside(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await logIn(page, 'asha');
  // Introductions and the notice have been read.
  await page.evaluate(() => {
    const read = ['cookie_accepted', 'tour_completed', 'term_Huddle', 'term_Community', 'term_Inspiration'];
    for (const key of read) localStorage.setItem(key, 'true');
  });
  await page.close();
}

async function visit(context: BrowserContext, path: string, isFirst: boolean): Promise<Visit> {
  const page = await context.newPage();
  const phone = await slow(page);
  if (isFirst) await phone.send('Network.clearBrowserCache');
  const weight = weigh(phone);
  await watch(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => !('earlyPresses' in window) && 'words' in window, undefined, {
    timeout: 60_000,
  });
  const alive = await page.evaluate(() => performance.now());
  const { requests, kilobytes } = weight();
  await page.waitForTimeout(1_500);
  const seen = await page.evaluate(() => {
    const { words, lcp, shift } = window as unknown as Record<'words' | 'lcp' | 'shift', number>;
    return { words, lcp, shift };
  });
  await page.close();
  return { ...seen, alive, requests, kilobytes };
}

/** What goes over the line until the page is alive, but for pictures and the stream of news. */
function weigh(phone: CDPSession): () => { requests: number; kilobytes: number } {
  const counted = new Set<string>();
  let bytes = 0;
  phone.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Image' || type === 'EventSource' || response.fromDiskCache) return;
    counted.add(requestId);
  });
  phone.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (counted.has(requestId)) bytes += encodedDataLength;
  });
  return () => ({ requests: counted.size, kilobytes: bytes / KILO });
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: Record<string, number> = { lcp: 0, shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) found.lcp = entry.startTime;
      Object.assign(window, found);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        found.shift = (found.shift ?? 0) + Number('value' in entry && entry.value);
      Object.assign(window, found);
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const main = document.querySelector('#content');
      const painted = performance.getEntriesByType('paint').length > 0;
      // A skeleton has no words, and what has is drawn in the same frame.
      if (painted && (main?.textContent ?? '').trim().length > 20) {
        found.words = performance.now();
        Object.assign(window, found);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

function print(path: string, kind: string, { words, lcp, alive, requests, kilobytes, shift }: Visit): void {
  const time = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`.padEnd(9);
  const figures = [
    time(words),
    time(lcp),
    time(alive),
    String(requests).padEnd(10),
    kilobytes.toFixed(0).padEnd(7),
  ];
  console.log(`${path.padEnd(21)}${kind.padEnd(7)}${figures.join('')}${shift.toFixed(3)}`);
}
