import type { Page } from '@playwright/test';
import { arrive, asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { inDays, plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** Nora goes to a huddle that is near, and to one that is not. */
async function goingToTwo(page: Page) {
  await arrive(page, newcomer('Nora Late'), NOWHERE);
  const soon = await plantHuddle('asha', { name: 'Sunrise walk', starts_at: inDays(0.5) });
  const next = await plantHuddle('asha', { name: 'Lake round', starts_at: inDays(9) });
  const api = await asPersonOf(page);
  for (const id of [soon, next]) await api.put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  return { soon, next };
}

test('who gave a place back late says why, and the host reads it at the next outing (COM-13)', async ({
  page,
  another,
}) => {
  const { soon, next } = await goingToTwo(page);
  await page.goto(`/huddle/view/${soon}`);
  await page.getByRole('button', { name: 'Confirmed' }).tap();
  await expect(page.getByText('hosts will see that you gave it back late')).toBeVisible();
  await page.getByRole('button', { name: 'I am not coming' }).tap();
  await expect(page.getByText('You said that you are not coming.')).toBeVisible();

  await page.goto('/setting');
  await page.getByRole('link', { name: 'See what hosts see' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Missed outings' })).toBeVisible();
  const card = page.getByRole('region', { name: 'Sunrise walk' });
  await expect(async () => {
    await page.reload();
    await expect(card).toContainText('Place given back in the last 24 hours', { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Say why' }).tap();
  await page.getByLabel('What I say about it').fill('My train stood still.');
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(card).toContainText('My train stood still.');

  const host = await another();
  await logIn(host, 'asha', `/huddle/view/${next}?tab=People`);
  await host.getByRole('button', { name: 'Missed 1 outing' }).click();
  const sheet = host.getByRole('dialog', { name: 'What Nora Late missed' });
  await expect(sheet).toContainText('Sunrise walk');
  await expect(sheet).toContainText('My train stood still.');
});
