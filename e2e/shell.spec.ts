import type { Page } from '@playwright/test';
import { arrive, logIn } from './support/arrive.ts';
import { pageOfMail } from './support/mails.ts';
import { castMember, logInByHand, newcomer } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.describe('on the first visit', () => {
  test.use({ firstVisit: true });

  test('the tour starts by itself and stands on Home only (SHELL-10)', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logInByHand(page, castMember('asha'), '/huddle/huddles');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'What is a huddle?' })).toBeHidden();
    await page.getByRole('button', { name: 'My menu' }).click();
    await page.getByRole('menuitem', { name: 'Home' }).click();
    const tour = page.getByRole('dialog', { name: 'Your ways' });
    await expect(tour).toBeVisible();
    await expectAccessible(page);
    // Nothing is trapped: it is left standing, and is there on Home only.
    await page.getByRole('link', { name: 'My posts' }).click();
    await expect(page).toHaveURL(/\/home\/mine$/);
    await expect(tour).toBeHidden();
    await page.goBack();
    await expect(tour).toBeVisible();
  });

  test('areas introduce themselves once after the tour, and it can be taken again (SHELL-9, SHELL-10)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await logInByHand(page, castMember('asha'));
    const tour = page.getByRole('dialog', { name: 'Your ways' });
    await expect(tour).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('Plan a huddle, or share a ride, from wherever you are.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/huddle/huddles');
    const introduction = page.getByRole('dialog', { name: 'What is a huddle?' });
    await expect(introduction).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Got it' }).click();
    const notes = await page.evaluate(() => [localStorage.tour_completed, localStorage.term_Huddle]);
    expect(notes).toEqual(['true', 'true']);
    await page.reload();
    await page.getByRole('button', { name: 'My menu' }).click();
    await expect(introduction).toBeHidden();
    await page.getByRole('menuitem', { name: 'Take the tour' }).click();
    await expect(tour).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await page.keyboard.press('Escape');
    await expect(tour).toBeHidden();
  });

  test('a phone has no room for the tour, and introduces the area at once (SHELL-9, SHELL-10)', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await logInByHand(page, castMember('ben'), '/huddle/mine');
    await page.getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByText('Your ways')).toBeHidden();
  });
});

test('feedback reaches support with the page it is about, and nothing typed is lost on the way (SHELL-5)', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await arrive(page, newcomer('Fe Ed'), '/huddle/mine');
  await page.getByRole('button', { name: 'My menu' }).click();
  await page.getByRole('menuitem', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Feedback' });
  await expect(dialog.getByText(/Please contact support/)).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBeCloseTo(384, -1);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Write a few words.')).toBeVisible();
  const words = `More trails, please ${Date.now()}`;
  await dialog.getByLabel('Your message').fill(words);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. People read this, and answer by mail.')).toBeVisible();
  const outbox = await context.newPage();
  const mail = await pageOfMail(words);
  await outbox.goto('/dev/outbox');
  await outbox
    .getByRole('row', { name: /support@.*feedback/i })
    .locator(`a[href="${mail}"]`)
    .click();
  await expect(outbox.locator('pre')).toContainText(words);
  await expect(outbox.locator('pre')).toContainText('Page: /huddle/mine');
  await outbox.close();
});

test('a carpool is created with a huddle first (SHELL-6)', async ({ page }) => {
  await logIn(page, 'ben');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Carpool/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a new Carpool' });
  await expect(dialog.getByText(/recommend creating a Huddle first/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Carpool/ }).click();
  await dialog.getByRole('link', { name: 'Create Huddle for Carpools' }).click();
  await expect(page).toHaveURL(/\/huddle\/create\?activity=general&features=carpooling$/);
});

/** Walks down an open menu, entry by entry. */
async function stepThrough(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
  }
}

test('everything in the frame is reached and left with the keyboard alone (SHELL-14)', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await logIn(page, 'cleo');
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  // The keys come with what the frame loads after the page.
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');

  const menu = page.getByRole('button', { name: 'My menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Home' })).toBeFocused();
  await stepThrough(page, ['My profile', 'Account', 'Settings']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.getByRole('combobox', { name: 'Theme' }).focus();
  await page.keyboard.type('?');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('in another browser', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' });

  test.describe('on the first visit', () => {
    test.use({ firstVisit: true });

    test('V8: one notice at a time stands over the page', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await logInByHand(page, castMember('cleo'), '/setting');
      const notices = page.getByRole('region', { name: /^(Cookies|Browser)$/ });
      await expect(notices).toHaveAccessibleName('Cookies');
      await notices.getByRole('button', { name: 'Okay' }).click();
      await expect(notices).toHaveAccessibleName('Browser');
    });
  });

  test('the note about Chrome is said once (SHELL-4)', async ({ page }) => {
    await logIn(page, 'asha');
    const note = page.getByText('This app is best viewed in the latest Chrome.');
    // V8: one notice at a time.
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Okay' }).click();
    await page.getByRole('region', { name: 'Browser' }).getByRole('button', { name: 'Okay' }).click();
    await expect(note).toBeHidden();
    await page.reload();
    await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
    await page.waitForLoadState('load');
    await expect(note).toBeHidden();
  });
});

test('P9: Back closes what lies over the page, and only then leaves it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, 'ben', '/huddle/mine');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Carpool/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a new Carpool' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/huddle\/mine$/);
  // Closed by its own button: the next Back leaves the page at once.
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Discover' }).first().click();
  await expect(page).not.toHaveURL(/\/huddle\/mine$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/huddle\/mine$/);
});

test('D8, V7: the menu over the page has a name, and closes when the window becomes small', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await logIn(page, 'ben', '/huddle/mine');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(menu).toBeHidden();
});

test('V7: what can be created is legible in the dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await logIn(page, 'ben', '/huddle/mine');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: /^Carpool/ })).toBeVisible();
  await expectAccessible(page);
});
