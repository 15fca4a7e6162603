import type { Page } from '@playwright/test';
import type { Shot } from './shot-list.ts';

const visitor = { who: 'visitor', dialog: true } as const;

/** Somebody who is not logged in says yes to a huddle, step by step. */
export function joinShots(): readonly Shot[] {
  return [
    { name: 'join-address', ...visitor, open: openSheet },
    { name: 'join-code', ...visitor, open: sendCode, leave: forget },
    { name: 'join-wrong-code', ...visitor, open: mistype, leave: forget },
    { name: 'join-by-mail', ...visitor, open: openMail, leave: forget },
    { name: 'join-going', who: 'arrival', dialog: true, open: join, leave: forget },
    { name: 'join-name', who: 'arrival', open: choose, leave: forget },
  ];
}

let count = 0;

async function openSheet(page: Page): Promise<void> {
  const { items } = await (await page.request.get('/api/public/huddles')).json();
  await page.goto('/robots.txt');
  await page.goto(`/join/huddle/${items[1].id}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog').getByLabel('E-mail').waitFor();
}

async function sendCode(page: Page): Promise<string> {
  await openSheet(page);
  count += 1;
  const email = `wanderer.${count}@mail.example`;
  await page.getByRole('dialog').getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me the code' }).click();
  await page.getByLabel('Code of 6 digits').waitFor();
  return email;
}

async function mistype(page: Page): Promise<void> {
  await sendCode(page);
  await page.getByLabel('Code of 6 digits').pressSequentially('000000');
  await page.getByRole('alert').waitFor();
}

/** What the outbox of development says in the newest mail with a code. */
async function newestMail(page: Page): Promise<string> {
  const list = await (await page.request.get('/dev/outbox')).text();
  const path = /\/dev\/outbox\/[\w-]+/.exec(list)?.[0] ?? '';
  return (await page.request.get(path)).text();
}

async function openMail(page: Page): Promise<void> {
  await sendCode(page);
  const link = /https?:[^\s"<]+#code=[^\s"<]+/.exec(await newestMail(page))?.[0] ?? '';
  await page.goto('/robots.txt');
  await page.goto(link.replaceAll('&amp;', '&'));
  await page.getByRole('button', { name: 'Log in and say yes' }).waitFor();
}

async function join(page: Page): Promise<void> {
  await sendCode(page);
  const code = /(\d{6}) is your code/.exec(await newestMail(page))?.[1] ?? '';
  await page.getByLabel('Code of 6 digits').pressSequentially(code);
  await page.getByRole('button', { name: 'Choose your name' }).waitFor();
}

async function choose(page: Page): Promise<void> {
  await join(page);
  await page.getByRole('button', { name: 'Choose your name' }).click();
  await page.getByLabel('Username').waitFor();
}

async function forget(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}
