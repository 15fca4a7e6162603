import type { Page } from '@playwright/test';
import { asPersonOf, logIn } from './support/arrive.ts';
import { plantHuddle } from './support/huddles.ts';
import { Keyboard } from './support/keyboard.ts';
import { linkInMail } from './support/mails.ts';
import { newcomer, type Person } from './support/people.ts';
import { fillPlan } from './support/plan-by-key.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

test.use({ viewport: { width: 1280, height: 800 } });

async function signUp(page: Page, keys: Keyboard, person: Person): Promise<void> {
  await page.goto('/start');
  await keys.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await keys.use(page.getByRole('link', { name: 'Sign up' }).first());
  await keys.fill(page.getByLabel('E-mail'), person.email);
  await keys.fill(page.getByLabel('Password', { exact: true }), person.password);
  await keys.press('Enter');
  await expect(button(page, 'Resend Verification Email')).toBeVisible();
  await page.goto(await linkInMail(person.email, /\/verify\/email\/confirm/));
  await keys.use(button(page, 'Verify my email'));
  await keys.use(page.getByRole('link', { name: 'Go on' }));
}

async function takeFirstSteps(page: Page, keys: Keyboard, person: Person): Promise<void> {
  await keys.fill(page.getByLabel('Your name'), person.name);
  await keys.fill(page.getByLabel('Username'), person.username);
  await expect(page.getByText('This username is free.')).toBeVisible();
  await keys.use(button(page, 'Next'));
  await keys.fill(page.getByLabel('Where you are'), 'Tromso');
  await expect(page.getByRole('option', { name: /^Troms/ }).first()).toBeVisible();
  await keys.press('ArrowDown', 'Enter');
  await expect(page.getByLabel('Where you are')).toHaveValue(/Troms/);
  await keys.use(button(page, 'Next'));
  await keys.use(button(page, 'Finish'));
}

test('a newcomer signs up, verifies and takes the first steps without a mouse (SHELL-14, GATE-1, GATE-5, GATE-7)', async ({
  page,
}) => {
  test.slow();
  const keys = new Keyboard(page);
  const person = newcomer('Key Board');
  await signUp(page, keys, person);
  await takeFirstSteps(page, keys, person);
  await expect(page).toHaveURL(/\/home$/);
  await keys.isSomewhere();
  keys.sawEveryStop();
});

const guests = { guest_allowed: true, guest_limit: 3, guest_allowed_ages: '{ADULT,KID}' };

async function comeAsThree(page: Page, keys: Keyboard): Promise<void> {
  await keys.use(button(page, 'Confirm'));
  await keys.use(button(page, 'One more: Adults'), 'Space');
  await keys.use(button(page, 'One more: Kids'), 'Space');
  await keys.use(button(page, 'I bring 2 guests'));
  await expect(button(page, 'Confirmed')).toBeFocused();
}

async function takeItBack(page: Page, keys: Keyboard): Promise<void> {
  await keys.use(button(page, 'More'));
  await keys.choose(page.getByRole('menuitem', { name: 'Withdraw' }));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Withdraw' })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'More')).toBeFocused();
}

test('a huddle is found, answered with two guests, and the answer taken back without a mouse (SHELL-14, HUD-8, HUD-12)', async ({
  page,
}) => {
  test.slow();
  const name = `Walk of the keys ${Date.now()}`;
  await plantHuddle('asha', { ...guests, name });
  const keys = new Keyboard(page);
  await logIn(page, 'cleo');
  await keys.use(button(page, 'Huddles'));
  await keys.use(page.getByRole('link', { name: /^Discover/ }));
  await keys.fill(page.getByLabel('Search huddles'), name);
  await keys.use(page.getByRole('link', { name }));
  await comeAsThree(page, keys);
  await takeItBack(page, keys);
  await keys.use(button(page, 'Interested'), 'Space');
  await expect(button(page, 'Interested')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(page, 'Interested')).toBeFocused();
  keys.sawEveryStop();
});

test('a whole huddle is planned and published without a mouse (SHELL-14, HUD-4)', async ({ page }) => {
  test.slow();
  const keys = new Keyboard(page);
  const name = `Two lakes by key ${Date.now()}`;
  await logIn(page, 'asha');
  await keys.use(button(page, 'Create'));
  await keys.choose(page.getByRole('menuitem', { name: /^Huddle/ }));
  await fillPlan(page, keys, name);
  await keys.use(button(page, 'Publish the huddle'));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  for (const text of ['12.5 km', 'Hard', '20 CHF', 'Lunch and a rope', 'Pier one.']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('dialog')).toBeVisible();
  await keys.press('Escape');
  await keys.isSomewhere();
  await keys.use(button(page, /^Invited/));
  await expect(page.getByRole('region', { name: 'Who is coming' }).getByText(/Cleo/)).toBeVisible();
  keys.sawEveryStop();
});

/** Cleo asks to come to a huddle of Asha's. */
async function askedHuddle(another: () => Promise<Page>): Promise<string> {
  const id = await plantHuddle('asha', { approval_required: true, payment_mode: 'PAID' });
  const cleo = await another();
  await logIn(cleo, 'cleo');
  const answered = await (await asPersonOf(cleo)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  expect(answered.ok()).toBe(true);
  return id;
}

async function say(page: Page, keys: Keyboard, words: string): Promise<void> {
  await keys.fill(page.getByLabel('Ask or tell something'), words);
  await keys.use(button(page, 'Say it'));
  await expect(page.getByText(words)).toBeVisible();
  await keys.isSomewhere();
}

test('a host answers a request and joins the discussion without a mouse, and is never thrown to the top (SHELL-14, HUD-6)', async ({
  page,
  another,
}) => {
  test.slow();
  const id = await askedHuddle(another);
  const keys = new Keyboard(page);
  await logIn(page, 'asha', `/huddle/view/${id}`);
  await keys.use(button(page, /^Accept Cleo/));
  await expect(button(page, /^Accept Cleo/)).toBeHidden();
  await keys.isSomewhere();
  await keys.use(button(page, 'Mark as paid'));
  await expect(button(page, 'Not paid')).toBeFocused();
  await say(page, keys, 'The bus leaves at seven.');
  await keys.use(button(page, 'Edit'));
  await expect(page.getByLabel('Your words')).toBeFocused();
  await keys.use(button(page, 'Cancel'));
  await keys.isSomewhere();
  await keys.use(button(page, 'Remove'));
  await expect(button(page, 'Yes, remove')).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByText('The bus leaves at seven.')).toBeHidden();
  await keys.isSomewhere();
  keys.sawEveryStop();
});

test('every dialog of a host opens by key, closes with Escape and gives the focus back (SHELL-14)', async ({
  page,
  another,
}) => {
  test.slow();
  const id = await askedHuddle(another);
  const keys = new Keyboard(page);
  await logIn(page, 'asha', `/huddle/view/${id}`);
  const dialog = page.getByRole('dialog');
  for (const opener of ['Write to people', 'Repeat', 'Cancel the huddle', /^Take Cleo/]) {
    await keys.opensAndCloses(button(page, opener), dialog);
  }
  await keys.opensAndCloses(button(page, 'More'), page.getByRole('menu'));
  keys.sawEveryStop();
});

test('what lies over the frame opens by key, closes with Escape and gives the focus back (SHELL-14)', async ({
  page,
}) => {
  const keys = new Keyboard(page);
  await logIn(page, 'asha');
  const dialog = page.getByRole('dialog');
  for (const opener of [button(page, 'Create'), button(page, 'My menu')]) {
    await keys.opensAndCloses(opener, page.getByRole('menu'));
  }
  await keys.opensAndCloses(button(page, /^Notifications/), dialog);
  await keys.opensAndCloses(button(page, 'How was it out there?'), dialog);
  await keys.use(button(page, 'Create'));
  await keys.choose(page.getByRole('menuitem', { name: /^Carpool/ }));
  await expect(page.getByRole('dialog', { name: 'Create a new Carpool' })).toBeVisible();
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Create')).toBeFocused();
  keys.sawEveryStop();
});
