import type { Page } from '@playwright/test';
import { demoPassword } from '../../src/app/server/demo/fill-demo-world.ts';
import type { Shot } from './shot-list.ts';

const asha = { who: 'asha' } as const;
const dialog = { dialog: true } as const;

/** What lies over the frame, what comes once, and the lists and filters of one's own pages. */
export function frameShots(): readonly Shot[] {
  return [
    { name: 'notifications-unread', ...asha, open: goTo('/notification?only=unread') },
    { name: 'notifications-requests', ...asha, open: goTo('/notification?only=requests') },
    { name: 'account-picture', ...asha, open: cutPicture('Change picture', 'Picture'), ...dialog },
    { name: 'account-cover', ...asha, open: cutPicture('Change cover', 'Cover'), ...dialog },
    { name: 'account-email', ...asha, open: changeEmail },
    { name: 'feedback', ...asha, open: fromMenu('Feedback'), ...dialog },
    { name: 'theme-menu', ...asha, open: fromMenu('Theme'), ...dialog },
    { name: 'keys', ...asha, open: askForKeys, ...dialog },
    { name: 'carpool-dialog', ...asha, open: beginCarpool, ...dialog },
    { name: 'side-navigation', ...asha, open: openSide, ...dialog },
    {
      name: 'offline',
      ...asha,
      ...dialog,
      open: loseNetwork,
      leave: (page) => page.context().setOffline(false),
    },
    { name: 'cookie-notice', who: 'arrival', open: goTo('/start'), ...dialog },
    { name: 'tour', who: 'arrival', open: takeTour, ...dialog },
    { name: 'intro', who: 'arrival', open: meetArea, ...dialog },
  ];
}

function goTo(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto(path, { waitUntil: 'load' });
  };
}

function cutPicture(button: string, field: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto('/account');
    await page.getByRole('button', { name: button }).click();
    await page.getByLabel(field, { exact: true }).setInputFiles('docs/huddle.jpg');
    await page.getByRole('slider', { name: 'Zoom' }).waitFor();
  };
}

async function changeEmail(page: Page): Promise<void> {
  await page.goto('/setting/security');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@');
  await page.getByRole('button', { name: 'Save email' }).click();
}

function fromMenu(entry: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.goto('/home');
    await page.getByRole('button', { name: 'My menu' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
}

const TRIES = 20;

/** The keys come with what the frame loads after the page. */
async function askForKeys(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('button', { name: 'My menu' }).waitFor();
  const keys = page.getByRole('dialog', { name: 'Keyboard' });
  for (let tries = 0; tries < TRIES && !(await keys.isVisible()); tries += 1) {
    await page.keyboard.press('?');
    await page.waitForTimeout(250);
  }
  await keys.waitFor();
}

async function beginCarpool(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Carpool/ }).click();
  await page.getByRole('dialog').waitFor();
}

/** Open beside a wide page; a phone has it behind its button. */
async function openSide(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/huddle/huddles');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
}

async function loseNetwork(page: Page): Promise<void> {
  await page.goto('/home');
  await page.getByRole('article').first().waitFor();
  await page.context().setOffline(true);
  await page.getByText('You are currently offline.').waitFor();
}

/** Asha in a browser that has never been here. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto('/start');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('E-mail').fill('asha@trailfolk.example');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'My menu' }).waitFor();
}

async function takeTour(page: Page): Promise<void> {
  await arrive(page, '/home');
  await page.getByText('Your ways').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Plan a huddle, or share a ride, from wherever you are.').waitFor();
}

async function meetArea(page: Page): Promise<void> {
  await arrive(page, '/home');
  await page.getByText('Your ways').waitFor();
  await page.keyboard.press('Escape');
  await page.goto('/huddle/huddles');
  await page.getByRole('button', { name: 'Got it' }).waitFor();
}
