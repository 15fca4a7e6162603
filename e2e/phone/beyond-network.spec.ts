import { chromium, type Page } from '@playwright/test';
import { browserArgs } from '../../scripts/steps/find-browser.ts';
import { comeBack } from '../support/arrive.ts';
import {
  actOnOutings,
  expectAllThere,
  type OnTheWay,
  openBefore,
  postPicture,
  setOut,
} from '../support/beyond-network.ts';
import { type OwnServer, openOwnServer } from '../support/own-server.ts';
import { expect, test } from '../support/test.ts';

// One server for all of them, one after the other: one kills it.
test.describe.configure({ mode: 'default' });

let server: OwnServer;
test.beforeAll(async () => {
  server = await openOwnServer();
});
test.afterAll(() => server.close());

test.use({ serviceWorkers: 'allow' });

/** A browser with a profile on disk, as one that people close and open again; introductions have been read. */
async function open(profile: string): Promise<Page> {
  const context = await chromium.launchPersistentContext(profile, {
    serviceWorkers: 'allow',
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    executablePath: process.env.E2E_BROWSER ?? '',
    args: browserArgs,
    baseURL: server.origin,
    locale: 'en-GB',
    timezoneId: 'Europe/Zurich',
  });
  await context.addInitScript(() => {
    for (const key of ['tour_completed', 'term_Huddle', 'term_Community', 'term_Inspiration'])
      localStorage.setItem(key, 'true');
  });
  return context.newPage();
}

async function begin(page: Page): Promise<OnTheWay> {
  const way = await setOut(server);
  await comeBack(page, way.person, '/home', server);
  await openBefore(page, way);
  return way;
}

async function readAgain(page: Page, { led, asked }: OnTheWay): Promise<void> {
  await page.goto(`/huddle/view/${asked}`);
  await expect(page.getByRole('heading', { name: 'Next week' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Next week' })).toBeVisible();
  await page.goto(`/chat/view/${led}`);
  await expect(page.locator('ol').getByText('Where are you?')).toBeVisible();
}

async function nothingWaits(page: Page): Promise<void> {
  await expect(page.getByText('Waits to be sent ·')).toHaveCount(0, { timeout: 45_000 });
}

test('OFF-1, OFF-2: with the network cut in the browser everything is read and done, and all of it arrives once', {
  tag: '@full',
}, async () => {
  const page = await open(test.info().outputPath('cut'));
  const way = await begin(page);
  await page.context().setOffline(true);
  await readAgain(page, way);
  await actOnOutings(page, way, true);
  await postPicture(page, true);
  await page.context().setOffline(false);
  await nothingWaits(page);
  await expectAllThere(server, way);
  await page.context().close();
});

test('OFF-1, OFF-2: the same with the server killed and the browser closed in between', {
  tag: '@full',
}, async () => {
  const profile = test.info().outputPath('closed');
  const before = await open(profile);
  const way = await begin(before);
  await server.kill();
  await readAgain(before, way);
  await actOnOutings(before, way, true);
  await before.context().close();

  const after = await open(profile);
  await readAgain(after, way);
  await postPicture(after, true);
  await server.start();
  await nothingWaits(after);
  await expectAllThere(server, way);
  await after.context().close();
});

/** 400 kbit/s, 400 ms, and of 20 requests one never arrives or loses its answer. */
async function makeBad(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  let asked = 0;
  await page.context().route(/\/(api|auth)\//, async (route) => {
    asked += 1;
    if (asked % 20 !== 7) return route.fallback();
    // Half of what is lost has been done.
    if (asked % 40 === 27 && !route.request().url().includes('/stream')) await route.fetch();
    await route.abort('connectionfailed');
  });
}

test('OFF-4: the same on a bad line: 400 kbit/s, 400 ms, one of 20 requests lost', {
  tag: '@full',
}, async () => {
  const page = await open(test.info().outputPath('bad'));
  const way = await begin(page);
  await makeBad(page);
  await readAgain(page, way);
  await actOnOutings(page, way, false);
  await postPicture(page, false);
  await nothingWaits(page);
  await expectAllThere(server, way);
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
});
