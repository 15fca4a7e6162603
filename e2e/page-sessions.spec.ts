import type { Page } from '@playwright/test';
import { arrive, comeBack, NOWHERE } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { newcomer, type Person } from './support/people.ts';
import { expect, test } from './support/test.ts';

const ALIVE = () => !('earlyPresses' in window);

/** A second window of the same browser. */
async function besideOf(page: Page, path: string): Promise<Page> {
  const beside = await page.context().newPage();
  await beside.goto(path);
  await beside.waitForFunction(ALIVE);
  return beside;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(/\/start$/);
}

/** What the server writes into the page for the person whom this browser shows. */
const pageOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test.describe('where what is open learns that it is over', () => {
  test.use({ expectedErrors: [/401/] });

  test('GATE-4: who logs out everywhere on one device is out on the other, whose pages come without their words', async ({
    page,
    another,
  }) => {
    test.setTimeout(90_000);
    const person = newcomer('Every Where');
    await arrive(page, person, '/account');
    const phone = await another();
    await comeBack(phone, person, '/account');
    expect(await pageOf(phone, '/account')).toContain('Every Where');
    await page.goto('/setting/security');
    await page.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await page.waitForURL(/\/start$/);
    for (const device of [page, phone]) expect(await pageOf(device, '/account')).not.toContain('Every Where');
  });
});

test('GATE-4: a log-out in one window ends the other: its next page shows nothing of who was there', async ({
  page,
}) => {
  await arrive(page, newcomer('Two Windows'), '/home');
  const beside = await besideOf(page, '/account');
  await logOut(page);
  await beside.goto('/account');
  await expect(beside.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(beside.getByText('Two Windows')).toHaveCount(0);
});

test('OFF-3: two people one after the other in one browser: each page is of who is logged in now', async ({
  page,
}) => {
  await arrive(page, newcomer('First Person'), '/account');
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
  await logOut(page);
  await arrive(page, newcomer('Second Person'), '/account');
  const html = await pageOf(page, '/account');
  expect(html).toContain('Second Person');
  expect(html).not.toContain('First Person');
  await page.goBack();
  await expect(page.getByText('First Person')).toHaveCount(0);
});

for (const [word, hours] of [
  ['behind', -1],
  ['ahead', 1],
] as const) {
  test(`S4: with a clock an hour ${word} a page comes with its words, and what is changed on it is kept`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await arrive(page, newcomer('Wrong Clock'), NOWHERE);
    await page.goto('/setting');
    await page.waitForFunction(ALIVE);
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
    await page.getByRole('combobox', { name: 'Distance' }).selectOption('MI');
    expect((await saved).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Distance' })).toHaveValue('MI');
  });
}

/** As if the secrets of somebody's sessions had been sent some hours ago. */
const makeOld = ({ email }: Person) =>
  ask(
    `update page_sessions set rotated_at = now() - interval '2 hours'
     where person_id = (select id from people where email = $1)`,
    [email],
  );

test('GATE-4: who shows a stolen cookie after its owner was given another is out, and so is the owner', async ({
  page,
  another,
}) => {
  const person = newcomer('Robbed Person');
  await arrive(page, person, '/account');
  const stolen = (await page.context().cookies()).filter(({ name }) => name === 'session');
  expect(stolen).toHaveLength(1);
  await makeOld(person);
  // The owner is given another secret, and shows it.
  for (const _ of [1, 2]) expect(await pageOf(page, '/account')).toContain('Robbed Person');
  await makeOld(person);
  const thief = await another();
  await thief.context().addCookies(stolen);
  expect(await pageOf(thief, '/account')).not.toContain('Robbed Person');
  expect(await pageOf(page, '/account')).not.toContain('Robbed Person');
});
