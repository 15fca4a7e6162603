import type { Page } from '@playwright/test';
import { ask } from '../support/database.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer, signUp } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

async function atHerPage(page: Page): Promise<string> {
  const nina = newcomer('Nina Frei');
  await signUp(page, nina);
  await page.goto('/home/chatbot');
  return nina.username;
}

/** A thumb taps the button: Enter begins a line there. */
const send = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true }).tap();

async function askHer(page: Page, question: string): Promise<void> {
  // One at a time: the last answer is whole.
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await page.getByLabel('Your question').fill(question);
  await send(page);
  await expect(page.getByRole('listitem').filter({ hasText: question }).first()).toBeVisible();
}

/** Words in an answer; the same stand once more for those who listen. */
function saidBy(page: Page, words: string) {
  return page.getByRole('main').locator('ol').getByText(words, { exact: false });
}

test('in danger she says whom to call and what to do, in both languages, and shows nothing else (AUR-4)', async ({
  page,
}) => {
  await atHerPage(page);
  await askHer(page, 'I twisted my ankle on the ridge, what now');
  await expect(page.getByRole('alert')).toHaveText('Aurora is a program. Call people who can help.');
  await expect(page.getByRole('main').getByRole('link', { name: '112' }).last()).toBeVisible();
  await expect(saidBy(page, 'I cannot call for you.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Where am I?' }).click();
  await expect(page.getByText('Your phone does not say where you are.')).toBeVisible();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 46.592147, longitude: 7.962, accuracy: 12 });
  await page.getByRole('button', { name: 'Where am I?' }).click();
  await expect(page.getByText('You are at 46.59215, 7.96200, to within 12 m.')).toBeVisible();
  await askHer(page, 'wir haben uns verlaufen und es wird dunkel');
  await expect(saidBy(page, 'Bleib, wo du bist')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="/huddle/view"]')).toHaveCount(0);
});

test('what she showed can be pointed at: the second one is asked about and said yes to by its card (AUR-6, AUR-2)', async ({
  page,
}) => {
  const stamp = `Numbat${Date.now()}`;
  const guests = { guest_allowed: true, guest_limit: 2, guest_allowed_ages: ['ADULT'] };
  const first = await plantHuddle('asha', { name: `${stamp} morning`, ...guests });
  const second = await plantHuddle('asha', { name: `${stamp} evening`, payment_mode: 'FREE', ...guests });
  const username = await atHerPage(page);
  await askHer(page, `tell me about ${stamp}`);
  await expect(saidBy(page, 'Which one do you mean?')).toBeVisible();
  const cards = page.getByRole('main').locator('a[href^="/huddle/view"]');
  await expect(cards).toHaveCount(2);
  const href = await cards.nth(1).getAttribute('href');
  await askHer(page, 'what does the second one cost');
  await expect(saidBy(page, 'is free.')).toBeVisible();
  await askHer(page, 'sign me up for it with one guest');
  await expect(page.getByText('with 1 guest')).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('region').getByRole('status')).toBeVisible();
  const rows = await ask<{ huddle_id: string; guests: object }>(
    'select huddle_id, guests from participations join people p on p.id = person_id where p.username = $1',
    [username],
  );
  expect([first, second]).toContain(rows[0]?.huddle_id);
  expect(rows[0]?.guests).toEqual({ ADULT: 1 });
  expect(href).toBe(`/huddle/view/${rows[0]?.huddle_id}`);
});

test('she speaks German to a German question, and answers it as another kind when she is told that it was not meant (AUR-5)', async ({
  page,
}) => {
  await atHerPage(page);
  await askHer(page, 'Wie sage ich meinen Platz ab?');
  const link = page.getByRole('link', { name: 'Meine Huddles' });
  await expect(link).toHaveAttribute('href', '/huddle/mine');
  await page.getByRole('button', { name: 'Not what I meant' }).click();
  await page.getByRole('button', { name: 'Meinen Huddle absagen' }).click();
  await expect(saidBy(page, 'drücke Huddle absagen')).toBeVisible();
});

test('an answer can be stopped and asked for again (AUR-1)', async ({ page }) => {
  await atHerPage(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/aurora/turns/*/answer', async (route) => {
    await held;
    await route.continue();
  });
  await askHer(page, 'what is my next trip');
  const stopped = page.waitForResponse('**/api/aurora/turns/*/stop');
  await page.getByRole('button', { name: 'Stop' }).click();
  await stopped;
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Stopped.' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(saidBy(page, 'You have nothing planned')).toBeVisible();
});

test.describe('without signal', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('she says so, and the question is kept (AUR-1)', async ({ page, context }) => {
    await atHerPage(page);
    await expect(page.getByRole('heading', { name: 'About me' })).toBeVisible();
    await context.setOffline(true);
    await page.getByLabel('Your question').fill('who hosts sunrise hikes');
    await send(page);
    await expect(page.getByText('You are offline. Your question is kept.')).toBeVisible();
    await expect(page.getByLabel('Your question')).toHaveValue('who hosts sunrise hikes');
    await context.setOffline(false);
  });
});
