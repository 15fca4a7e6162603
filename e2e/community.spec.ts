import type { Page } from '@playwright/test';
import { arrive, logIn, NOWHERE } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { personId } from './support/huddles.ts';
import { newcomer } from './support/people.ts';
import { fullInLight } from './support/size.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** Founds a community on the page for it, which is open. */
async function found(page: Page, name: string, privacy: string): Promise<string> {
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel('Description').fill('We start before the sun.');
  await page.getByText(privacy, { exact: true }).click();
  await page.getByRole('button', { name: 'Create the community' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Declining stands beside it. */
async function acceptInvite(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Other answers to the invitation' }).click();
  await expect(page.getByRole('menuitem', { name: 'Decline invite' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Accept Invite' }).click();
  await expect(page.getByRole('button', { name: 'Accept Invite' })).toHaveCount(0);
}

test.describe('a hidden community', () => {
  // Who has left asks once more for what is not theirs any longer.
  test.use({ expectedErrors: [/status of 404/] });

  test('a community is founded, somebody invited accepts, and leaves again (COM-3, COM-4, COM-6, D6)', async ({
    page: asha,
    another,
  }) => {
    await logIn(asha, 'asha', '/community/create');
    const path = await found(asha, 'Hidden dawn circle', 'Hidden');
    await asha.getByRole('button', { name: 'Invite' }).click();
    await asha.getByLabel('Whom').fill('ben');
    await asha.getByRole('option', { name: /ben/i }).first().click();
    await asha.getByRole('dialog').getByRole('button', { name: 'Invite' }).click();
    await expect(asha.getByText('The invitation is sent.')).toBeVisible();

    const ben = await another();
    await logIn(ben, 'ben', '/community?show=INVITED');
    await ben.getByRole('link', { name: 'Hidden dawn circle' }).click();
    await expect(ben.getByRole('heading', { level: 1, name: 'Hidden dawn circle' })).toBeVisible();
    await acceptInvite(ben);
    await ben.getByRole('link', { name: 'Members' }).click();
    await expect(ben.getByText('@asha · Owner')).toBeVisible();
    await expectAccessible(ben);
    await ben.getByRole('button', { name: 'More', exact: true }).click();
    await ben.getByRole('menuitem', { name: 'Leave' }).click();
    await ben.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(ben.getByText('This community does not exist, or it is not for you.')).toBeVisible();

    const answer = await asha.request.get(path.replace('/community/view/', '/join/community/'));
    expect(answer.status()).toBe(404);
  });
});

test('a stranger sees the front of a private community, asks, and is accepted live (COM-2, COM-4)', async ({
  page: asha,
  another,
}) => {
  await logIn(asha, 'asha', '/community/create');
  const path = await found(asha, 'Closed ridge club', 'Private');
  const cleo = await another();
  await logIn(cleo, 'cleo', '/community/discover?text=closed+ridge');
  await cleo.getByRole('button', { name: 'Ask to join' }).click();
  await expect(cleo.getByText('Your request is sent.')).toBeVisible();
  await cleo.goto(path);
  await expect(cleo.getByRole('heading', { name: 'Private community' })).toBeVisible();
  await expect(cleo.getByText('We start before the sun.')).toHaveCount(0);
  await expect(cleo.getByRole('button', { name: 'Cancel request' })).toBeVisible();

  await asha.goto(`${path}?tab=Members`);
  await asha.getByRole('button', { name: 'Accept' }).click();
  await expect(asha.getByText('The request is accepted.')).toBeVisible();
  await expect(cleo.getByText('We start before the sun.')).toBeVisible();
});

async function shareWith(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByLabel('Search the people you follow').fill(username);
  await page.getByRole('checkbox', { name: new RegExp(username) }).check();
  await page.getByRole('dialog', { name: 'Select User' }).getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText('The community is shared.')).toBeVisible();
}

async function handOver(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Hand the community over' }).click();
  await page.getByRole('button', { name: 'Hand over' }).click();
}

test('a community is shared with a following, who joins through the notification and is handed it over (COM-5, COM-6, D4)', async ({
  page: asha,
  another,
}) => {
  const ben = await another();
  const ruedi = newcomer('Ruedi');
  await arrive(ben, ruedi, NOWHERE);
  await ask(`insert into follows (follower_id, followee_id, state) values ($1, $2, 'FOLLOWING')`, [
    await personId('asha'),
    await personId(ruedi.username),
  ]);
  await logIn(asha, 'asha', '/community/create');
  const path = await found(asha, 'Handed over ridge club', 'Public');
  await shareWith(asha, ruedi.username);
  await ben.goto('/notification');
  await ben
    .getByRole('link', { name: /Handed over ridge club/ })
    .first()
    .click();
  const join = ben.getByRole('button', { name: 'Join Community' });
  await join.click();
  await expect(join).toBeHidden();
  await asha.goto(`${path}?tab=Members`);
  await handOver(asha, ruedi.name);
  await expect(ben.getByRole('link', { name: 'Settings', exact: true }).last()).toBeVisible();
});

/** The next call of this address is answered so, as a server in trouble would. */
async function answerOnce(page: Page, url: RegExp, status: number, body: object | string): Promise<void> {
  const json = typeof body !== 'string';
  const contentType = json ? 'application/problem+json' : 'text/html';
  const answer = { status, contentType, body: json ? JSON.stringify(body) : body };
  await page.route(url, (route) => route.fulfill(answer), { times: 1 });
}

test.describe('a server in trouble', () => {
  test.use({ expectedErrors: [/status of (409|404|500)/] });

  test('says under the name of a community what went wrong, by the first of its errors (COM-8)', async ({
    page: asha,
  }) => {
    await logIn(asha, 'asha', '/community/create');
    const path = await found(asha, 'Troubled ridge club', 'Public');
    const toast = asha.getByRole('alert').filter({ hasText: 'Community' });
    const leave = async (status: number, body: object | string) => {
      await answerOnce(asha, /\/membership$/, status, body);
      await asha.getByRole('button', { name: 'More', exact: true }).click();
      await asha.getByRole('menuitem', { name: 'Leave' }).click();
      await asha.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    };
    const two = { error: true, message: 'In short', errors: ['The first reason', 'The second'], code: 'X' };
    await leave(409, two);
    await expect(toast.filter({ hasText: 'The first reason' })).toBeVisible();
    await expect(toast.filter({ hasText: 'The second' })).toHaveCount(0);
    await asha.reload();
    await leave(500, '<h1>Bad gateway</h1>');
    await expect(toast.filter({ hasText: 'Something went wrong' })).toBeVisible();
    await asha.reload();
    await leave(200, { error: true, message: 'Flagged by the server' });
    await expect(toast.filter({ hasText: 'Flagged by the server' })).toBeVisible();
    await asha.goto(path.replace(/[0-9a-f]{8}$/, '00000000'));
    await expect(toast.filter({ hasText: 'Not found.' })).toBeVisible();
    await expect(asha.getByText('This community does not exist, or it is not for you.')).toBeVisible();
  });
});

test('a visitor without JavaScript reads a public community, with its card and its tabs (SITE-2, D3)', async ({
  page: asha,
  browser,
  baseURL,
}) => {
  await logIn(asha, 'asha', '/community/create');
  const path = await found(asha, 'Open valley walkers', 'Public');
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto(path.replace('/community/view/', '/join/community/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open valley walkers');
  await expect(page.getByText('We start before the sun.')).toBeVisible();
  for (const block of ['About', 'Huddle Summary', 'Members Summary']) {
    await expect(page.getByRole('heading', { name: block })).toBeVisible();
  }
  const organization = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  );
  expect(organization).toMatchObject({ '@type': 'Organization', name: 'Open valley walkers' });
  await page.getByRole('link', { name: 'Huddles', exact: true }).click();
  await expect(page.getByText('No huddle is planned here yet.')).toBeVisible();
  await context.close();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the pages of communities are accessible in the ${colorScheme} theme (SHELL-14)`,
    fullInLight(colorScheme),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await logIn(page, 'asha', NOWHERE);
      for (const path of ['/community/discover', '/community', '/community/create']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
      }
    },
  );
}
