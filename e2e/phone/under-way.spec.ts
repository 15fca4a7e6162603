import type { Page } from '@playwright/test';
import { arrive, logIn } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { inDays, personId, plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const underWay = { starts_at: inDays(-0.05), ends_at: inDays(0.2) };

async function confirmed(huddleId: string, username: string): Promise<void> {
  await ask(
    `insert into participations (huddle_id, person_id, answer, place) values ($1, $2, 'YES', 'CONFIRMED')`,
    [huddleId, await personId(username)],
  );
}

async function seeNow(page: Page, id: string): Promise<void> {
  await page.goto(`/huddle/view/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Now', { exact: true }).first()).toBeVisible();
  await expect(main.getByText('Past', { exact: true })).toBeHidden();
}

test('P3: who is out finds the outing as Now, shares and reports it, though answers are closed (HUD-27, HUD-9)', async ({
  page,
}) => {
  const id = await plantHuddle('asha', underWay);
  const { username } = await arrive(page, newcomer('Under Way'), '/robots.txt');
  await confirmed(id, username);
  await page.goto('/home');
  await expect(page.getByText('Now · You are going')).toBeVisible();
  await seeNow(page, id);
  for (const name of ['Interested', 'Confirmed', 'More']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
  await page.getByRole('button', { name: 'Report huddle' }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
});

test('P3: a host calls an outing off while it is under way', async ({ page }) => {
  const id = await plantHuddle('asha', underWay);
  await logIn(page, 'asha', '/robots.txt');
  await seeNow(page, id);
  await page.getByRole('button', { name: 'Cancel the huddle' }).tap();
  await page.getByLabel('Why').fill('Rockfall');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the huddle' }).tap();
  await expect(page.getByText('Rockfall').first()).toBeVisible();
});

test('D9: a visitor shares and reports what is over, by ways outside the menu', async ({ page }) => {
  const id = await plantHuddle('asha', { starts_at: inDays(-2) });
  await page.goto(`/join/huddle/${id}`);
  await expect(page.getByText('Past', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report huddle' })).toHaveAttribute(
    'href',
    /^\/report\?type=HUDDLE&id=/,
  );
  await page.touchscreen.tap(5, 5);
  await expect(page.getByRole('button', { name: 'Share' })).toBeEnabled();
});
