import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { arrive, asPersonOf } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { keptReads, readyForNoNetwork } from '../support/offline.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ERR_CONNECTION|409|422/],
});

const plansCalled = (name: string) =>
  ask<{ ended: boolean }>(
    'select ended_at is not null as ended from return_plans where name = $1 order by started_at',
    [name],
  );

/** Somebody with a contact, whose pages are kept. */
async function setOut(page: Page, name: string): Promise<void> {
  await arrive(page, newcomer(name), '/home');
  const me = await asPersonOf(page);
  const email = `home-${randomUUID().slice(0, 8)}@mail.example`;
  await me.post('/api/me/emergency-contacts', { name: 'Beat Keller', email, locale: 'en' });
  await readyForNoNetwork(page);
  await page.goto('/return-plans');
  await expect(page.getByText('Beat Keller')).toBeVisible();
  for (const read of ['list', 'contacts'])
    await expect.poll(() => keptReads(page, `"return-plan","${read}"`)).toBe(1);
}

async function start(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Start a return plan' }).tap();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Start the countdown' }).tap();
}

/** What waits is as old as if its time to be back had passed. */
function letTimePass(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('waiting-acts');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const changing = opening.result.transaction('acts', 'readwrite');
    const walking = changing.objectStore('acts').openCursor();
    walking.onsuccess = () => {
      const at = walking.result;
      if (!at) return;
      const before = Date.now() - 3_600_000;
      const [step] = at.value.steps;
      const body = { ...step.body, expectedAt: new Date(before).toISOString() };
      at.update({ ...at.value, bestBefore: before, steps: [{ ...step, body }] });
      at.continue();
    };
    await new Promise((resolve) => (changing.oncomplete = resolve));
    opening.result.close();
  });
}

const nobodyWatches = 'Nobody is watching yet. The countdown begins when your phone finds a network.';

test('OFF-2 O20 a plan that was started without a network and comes too late is asked about, not sent', async ({
  page,
  context,
}) => {
  test.slow();
  const name = `Too late ${randomUUID().slice(0, 8)}`;
  await setOut(page, 'Starts Late');
  await context.setOffline(true);
  await start(page, name);
  await expect(page.getByText(nobodyWatches)).toBeVisible();
  await letTimePass(page);
  await page.goto('/return-plans');
  await expect(page.getByText('The time to be back has passed.')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('The time to be back has passed.')).toBeVisible();
  await expect(page.getByText('You have started none yet.')).toBeVisible();
  expect(await plansCalled(name)).toEqual([]);
  await page.getByRole('button', { name: 'Start it with a new time' }).tap();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await page.getByRole('button', { name: 'Start the countdown' }).tap();
  await expect(page.getByText('Nobody has been told yet')).toBeVisible();
  await page.goto('/return-plans');
  await expect(page.getByText(/^Back by/)).toBeVisible();
  await expect(page.getByText('The time to be back has passed.')).toBeHidden();
  expect(await plansCalled(name)).toEqual([{ ended: false }]);
});

test('OFF-2 O20 a plan that waits counts down once there is a network, and is thrown away by being back before', async ({
  page,
  context,
}) => {
  test.slow();
  const name = `Waits ${randomUUID().slice(0, 8)}`;
  await setOut(page, 'Back Before');
  await context.setOffline(true);
  await start(page, `Never ${name}`);
  await expect(page.getByText(nobodyWatches)).toBeVisible();
  await page.getByRole('button', { name: 'I am back' }).tap();
  await expect(page.getByText(nobodyWatches)).toBeHidden();
  await start(page, name);
  await expect(page.getByText(nobodyWatches)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Nobody has been told yet')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(nobodyWatches)).toBeHidden();
  expect(await plansCalled(name)).toEqual([{ ended: false }]);
  expect(await plansCalled(`Never ${name}`)).toEqual([]);
});

test('OFF-2 O20 a plan that runs opens without a network, and being back is sent later', async ({
  page,
  context,
}) => {
  test.slow();
  const name = `Runs ${randomUUID().slice(0, 8)}`;
  await setOut(page, 'Runs On');
  await start(page, name);
  await expect(page.getByText('Nobody has been told yet')).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await expect.poll(() => keptReads(page, `"return-plan","${id}"`)).toBe(1);
  await context.setOffline(true);
  await page.goto(`/return-plans/${id}`);
  await page.getByLabel('Where you are, and how').fill('Down at the car');
  await page.getByRole('button', { name: 'Check in' }).tap();
  await expect(page.getByText('Check-in: Down at the car')).toBeVisible();
  await page.getByRole('button', { name: 'I am back' }).tap();
  await expect(
    page.getByText('Not with the server yet: hosts and contacts may still be told.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('said by Runs On')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Down at the car' })).toBeVisible();
  expect(await plansCalled(name)).toEqual([{ ended: true }]);
});

test('OFF-2 O20 a start whose answer was lost is ended where it counts down, not only forgotten here', async ({
  page,
  context,
}) => {
  test.slow();
  const name = `Lost ${randomUUID().slice(0, 8)}`;
  await setOut(page, 'Hears Nothing');
  await context.route('**/api/return-plans', async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    await route.abort('connectionreset');
  });
  await context.route('**/api/acts', (route) => route.abort('connectionreset'));
  await start(page, name);
  await expect(page.getByText(nobodyWatches)).toBeVisible({ timeout: 30_000 });
  expect(await plansCalled(name)).toEqual([{ ended: false }]);
  await page.getByRole('button', { name: 'I am back' }).tap();
  await expect(page.getByText(nobodyWatches)).toBeHidden();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await expect.poll(() => plansCalled(name), { timeout: 60_000 }).toEqual([{ ended: true }]);
});
