import { chromium, type Locator, type Page } from '@playwright/test';
import { browserArgs } from '../../scripts/steps/find-browser.ts';
import { asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { inDays, plantHuddle } from '../support/huddles.ts';
import { damageRead, keptReads, loseReads, readyForNoNetwork } from '../support/offline.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ERR_CONNECTION/],
});

const opened = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

/** Ben opens a huddle while there is a network, and what stands on its page is kept. */
async function openKept(page: Page, id: string): Promise<void> {
  await logIn(page, 'ben', '/home');
  await readyForNoNetwork(page);
  await page.goto(`/huddle/view/${id}`);
  await expect(page.getByLabel('Ask or tell something')).toBeVisible();
  for (const part of [`"${id}","view"`, `"${id}","comments"`, '"account","me"'])
    await expect.poll(() => keptReads(page, part)).toBe(1);
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Ask or tell something').fill(words);
  await page.getByRole('button', { name: 'Say it' }).click();
}

const commentsOn = async (huddleId: string) =>
  (await ask<{ body: string }>('select body from comments where huddle_id = $1', [huddleId])).map(
    ({ body }) => body,
  );

test('OFF-1: an outing of mine within a week is there without signal although it was never opened', async ({
  page,
  context,
}) => {
  test.slow();
  const id = await plantHuddle('asha', { name: 'Never opened before', starts_at: inDays(3) });
  await logIn(page, 'ben', NOWHERE);
  await (await asPersonOf(page)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await page.goto('/home');
  await readyForNoNetwork(page);
  await page.reload();
  for (const part of ['view', 'participants', 'comments'])
    await expect.poll(() => keptReads(page, `"${id}","${part}"`), { timeout: 30_000 }).toBe(1);
  await context.setOffline(true);
  await page.goto(`/huddle/view/${id}`);
  await opened(page, 'Never opened before');
  await expect(page.getByText('Asha Gurung').first()).toBeVisible();
});

test('OFF-1: Take offline keeps a huddle, says how much it is, and gives the room back', async ({
  page,
  context,
}) => {
  test.slow();
  const id = await plantHuddle('asha', { name: 'With me all the way' });
  await openKept(page, id);
  await page.getByRole('button', { name: 'More' }).last().tap();
  await page.getByRole('menuitem', { name: 'Take offline' }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Take offline' }).tap();
  await expect(sheet.getByText(/Kept on this device: \d+ KB/)).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await opened(page, 'With me all the way');
  await page.getByRole('button', { name: 'More' }).last().tap();
  await page.getByRole('menuitem', { name: 'Take offline' }).tap();
  await sheet.getByRole('button', { name: 'Remove' }).tap();
  await expect(sheet.getByRole('button', { name: 'Take offline' })).toBeVisible();
});

async function openOfflineSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'More' }).last().tap();
  await page.getByRole('menuitem', { name: 'Take offline' }).tap();
  return page.getByRole('dialog');
}

test('O13: what is taken along is tried part by part, each gap is named, and Renew fills it (OFF-1)', async ({
  page,
}) => {
  test.slow();
  const id = await plantHuddle('asha', { name: 'Every part of it' });
  await openKept(page, id);
  const sheet = await openOfflineSheet(page);
  await sheet.getByRole('button', { name: 'Take offline' }).tap();
  await expect(sheet.getByText(/Kept on this device: \d+ KB/)).toBeVisible();
  const attempt = sheet.getByRole('button', { name: 'Try it as if without a network' });
  await attempt.tap();
  await expect(sheet.getByText('Each part was opened, and none is missing.')).toBeVisible();

  await loseReads(page, [`"${id}","comments"`, `"${id}","messages"`]);
  await damageRead(page, `"${id}","companions"`);
  await attempt.tap();
  await expect(sheet.getByText('3 parts are missing. Renew fetches them.')).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'missing' })).toHaveText([
    /^Discussion/,
    /^Messages of the hosts/,
    /^Who connects you/,
  ]);
  await sheet.getByRole('button', { name: 'Renew' }).tap();
  await expect(sheet.getByText(/Kept on this device: \d+ KB/)).toBeVisible();
  await expect(sheet.getByText('missing', { exact: true })).toHaveCount(0);
});

test('O12: Safari beside the home screen says what it deletes, before something is taken along (OFF-1)', async ({
  page,
}) => {
  const id = await plantHuddle('asha');
  await page.addInitScript(() => {
    navigator.storage.persisted = async () => false;
    navigator.storage.estimate = async () => ({ usage: 3 * 1024 ** 2, quota: 700 * 1024 ** 2 });
    Object.assign(navigator, { standalone: false });
  });
  await logIn(page, 'ben', `/huddle/view/${id}`);
  const sheet = await openOfflineSheet(page);
  await expect(sheet.getByText('Put the app on the home screen first')).toBeVisible();
  await expect(sheet.getByText('takes 3 MB of the 700 MB that this browser allows.')).toBeVisible();
});

/** A browser with a profile on disk, as one that people close and open again. */
const browserAt = (profile: string, baseURL: string | undefined, offline: boolean) =>
  chromium.launchPersistentContext(profile, {
    executablePath: process.env.E2E_BROWSER ?? '',
    args: browserArgs,
    viewport: { width: 390, height: 844 },
    offline,
    ...(baseURL && { baseURL }),
  });

test('OFF-2: what waits survives that the browser is closed, and goes when it is opened with a network', async ({
  baseURL,
}) => {
  test.slow();
  const id = await plantHuddle('asha', { name: 'Closed on the way' });
  const profile = test.info().outputPath('profile');
  const before = await browserAt(profile, baseURL, false);
  const page = await before.newPage();
  await openKept(page, id);
  await before.setOffline(true);
  await say(page, 'Written in the tunnel');
  await expect(page.getByText('Waits to be sent ·')).toBeVisible();
  await before.close();

  const after = await browserAt(profile, baseURL, true);
  const again = await after.newPage();
  await again.goto(`/huddle/view/${id}`);
  await opened(again, 'Closed on the way');
  await expect(again.getByText('Written in the tunnel')).toBeVisible();
  await after.setOffline(false);
  await expect(again.getByText('Waits to be sent ·')).toHaveCount(0);
  expect(await commentsOn(id)).toEqual(['Written in the tunnel']);
  await after.close();
});

test('OFF-4: where nobody answers, what is kept shows soon, and what is done waits', async ({
  page,
  context,
}) => {
  test.slow();
  const id = await plantHuddle('asha', { name: 'One bar of signal' });
  await openKept(page, id);
  // Requests leave and never come back, as at the edge of the network.
  await context.route(/\/(api|auth|huddle)\//, () => undefined);
  await page.reload();
  await opened(page, 'One bar of signal');
  await say(page, 'Can anybody hear me?');
  await expect(page.getByText('Waits to be sent ·')).toBeVisible({ timeout: 30_000 });
  await context.unroute(/\/(api|auth|huddle)\//);
});
