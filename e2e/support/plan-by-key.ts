import { expect, type Page } from '@playwright/test';
import { inDays } from './huddles.ts';
import type { Keyboard } from './keyboard.ts';

/** A day as the field takes it: the browser of the tests writes the month first. */
function digitsIn(days: number): string {
  const day = inDays(days);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(day.getUTCMonth() + 1)}${two(day.getUTCDate())}${day.getUTCFullYear()}`;
}

async function fillTime(
  page: Page,
  keys: Keyboard,
  label: RegExp,
  days: number,
  time: string,
): Promise<void> {
  await keys.to(page.getByLabel(label));
  await keys.type(digitsIn(days));
  await keys.press('ArrowRight');
  await keys.type(time);
}

async function choosePlace(page: Page, keys: Keyboard, label: string, town: string): Promise<void> {
  await keys.fill(page.getByLabel(label, { exact: true }), town);
  await expect(page.getByRole('option', { name: new RegExp(town) }).first()).toBeVisible();
  await keys.press('ArrowDown', 'Enter');
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(new RegExp(town));
}

async function choosePerson(page: Page, keys: Keyboard, label: string, name: string): Promise<void> {
  await keys.fill(page.getByRole('textbox', { name: label }), name);
  await expect(page.getByRole('option', { name: new RegExp(name, 'i') }).first()).toBeVisible();
  await keys.press('ArrowDown', 'Enter');
}

/** In the order of the page: each way back leads around all of it. */
export async function fillPlan(page: Page, keys: Keyboard, name: string): Promise<void> {
  const unfold = (hasText: string) => keys.use(page.locator('summary', { hasText }));
  await keys.fill(page.getByLabel(/^Name/), name);
  await keys.fill(page.getByLabel('How many people fit'), '12');
  await fillTime(page, keys, /^Start/, 20, '0830AM');
  await choosePlace(page, keys, 'Venue', 'Luzern');
  await unfold('bring');
  await keys.fill(page.getByLabel('What to bring'), 'Lunch and a rope');
  await keys.fill(page.getByLabel('Distance, km'), '12,5');
  await keys.fill(page.getByLabel('Ascent, m'), '900');
  await keys.to(page.getByLabel('Difficulty'));
  await keys.type('Hard');
  await keys.fill(page.getByLabel('Description'), 'Over the pass, down to the second lake.');
  await unfold('parking');
  await keys.fill(page.getByLabel('Note on this place'), 'Pier one.');
  await unfold('answers');
  await fillTime(page, keys, /^End/, 20, '0400PM');
  await unfold('invitations');
  await choosePerson(page, keys, 'Co-hosts', 'Ben');
  await choosePerson(page, keys, 'Invitations', 'Cleo');
  await unfold('Payment');
  await keys.to(page.getByRole('radio', { name: 'Free' }));
  await keys.press('ArrowRight');
  await keys.fill(page.getByLabel('Price'), '20 CHF');
  await unfold('Links');
  await keys.fill(page.getByLabel('Trail link'), 'https://trail.example/two-lakes');
}
