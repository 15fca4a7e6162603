import type { Page, Route } from '@playwright/test';
import { arrive, logIn, NOWHERE, withoutSession } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { newcomer } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

const follow = (page: Page) => page.getByRole('button', { name: /^Follow / });

test('who is followed is told, follows back inside the list, and is unfollowed again (PER-1, PER-2)', async ({
  page: nia,
  another,
}) => {
  const { username } = await arrive(nia, newcomer('Nia'), NOWHERE);
  const ben = await another();
  await logIn(ben, 'ben', `/${username}`);
  await expect(ben.getByRole('heading', { level: 1, name: 'Nia' })).toBeVisible();
  await expect(ben.getByText('No Location')).toBeVisible();
  await follow(ben).click();
  await expect(ben.getByText('You followed the Nia')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Following' })).toBeDisabled();
  await expect(ben.getByText(/^Connected since/)).toBeVisible();

  await nia.goto('/notification');
  await nia.getByRole('button', { name: /^Follow Ben .* back$/ }).click();
  await expect(nia.getByText(/^You followed the Ben/).first()).toBeVisible();
  await expect(ben.getByText('Follow you', { exact: true })).toBeVisible();
  await nia.goto('/account/people');
  await expect(nia.getByRole('link', { name: /@ben/ })).toBeVisible();
  await expectAccessible(nia);

  await chooseInMenu(ben, 'Unfollow');
  await expect(ben.getByText('You unfollow the Nia')).toBeVisible();
  await expect(follow(ben)).toBeEnabled();
});

test.describe('somebody who chooses whom they show themselves to', () => {
  test.use({ expectedErrors: [/404/] });

  test('accepts a request, then blocks: the profile is gone for the other at once (PER-2, PER-9)', async ({
    page: ola,
    another,
  }) => {
    const { username } = await arrive(ola, newcomer('Ola'), NOWHERE);
    await ask('update people set connection_approval_required = true where username = $1', [username]);
    const ben = await another();
    await logIn(ben, 'ben', `/${username}`);
    await follow(ben).click();
    await expect(ben.getByRole('button', { name: 'Follow Requested' })).toBeDisabled();

    await ola.goto('/ben');
    await expect(ola.getByText('Follow you requested')).toBeVisible();
    await ola.getByRole('main').getByRole('button', { name: 'Accept' }).click();
    await expect(ola.getByText('Follow you', { exact: true })).toBeVisible();
    await expect(ben.getByRole('button', { name: 'Following' })).toBeVisible();

    await chooseInMenu(ola, 'Block');
    await ola.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
    await expect(ola).toHaveURL(/\/account\/people\?list=blocked/);
    await expect(ola.getByRole('button', { name: 'Unblock' })).toBeVisible();
    await expect(ola.getByText('@ben')).toBeVisible();
    await expect(ben).toHaveURL(/\/404$/);
    await expect(ben.getByText('Page not found.')).toBeVisible();
    await ola.getByRole('button', { name: 'Unblock' }).click();
    await expect(ola.getByText('You have blocked nobody.')).toBeVisible();
    await ben.goto(`/${username}`);
    await expect(follow(ben)).toBeEnabled();
  });

  test('P11: an address that is no page and nobody’s name answers 404', async ({ request }) => {
    expect((await request.get('/nope')).status()).toBe(404);
    expect((await request.get('/asha')).status()).toBe(200);
    expect((await request.get('/Asha')).status()).toBe(200);
  });

  test('a name that nobody has, or nobody can have, is a page that is not there (PER-7, GATE-8, GATE-9)', async ({
    page,
  }) => {
    const answer = await page.goto('/no-such-name');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Page not found.')).toBeVisible();
    const known = await page.goto('/asha');
    expect(known?.status()).toBe(200);
    await expect(page.getByLabel('E-mail')).toBeVisible();
    await logIn(page, 'cleo', '/nobody.of.this.name');
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByText('Page not found.')).toBeVisible();
  });
});

test('my own profile can be seen as others see it, with awards and trends for who tries things out (PER-4, PER-6, PER-10)', async ({
  page,
}) => {
  const { username } = await arrive(page, newcomer('Pia'));
  await page.getByRole('button', { name: 'My menu' }).click();
  await page.getByRole('menuitem', { name: 'My profile' }).click();
  await expect(page.getByText('This content on your profile is: public')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow' })).toHaveCount(0);
  await page.getByRole('button', { name: 'As others see it' }).click();
  await expect(page.getByRole('button', { name: 'Follow' })).toBeDisabled();
  await expect(page.getByText('User has not posted anything yet.')).toBeVisible();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByText('Not specified')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Awards' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/account$/);

  await ask('update people set beta_user = true where username = $1', [username]);
  await page.goto(`/${username}?tab=awards`);
  await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Trends' }).click();
  await expect(page.getByText('Only you see this.')).toBeVisible();
  await page.getByRole('switch', { name: 'Show on my profile' }).click();
  await expect(page.getByText('Your trends are shown on your profile.')).toBeVisible();
  await chooseInMenu(page, 'Copy profile link');
});

test.describe('where the server does not answer for posts', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('a profile whose posts cannot be read says so, and its other parts stand (PER-5)', async ({
    page,
  }) => {
    const { username } = await arrive(page, newcomer('Quin'), NOWHERE);
    await withoutSession(page);
    await page.route('**/api/posts/of/**', (route) => route.abort());
    await page.goto(`/${username}`);
    await expect(page.getByText('User Post', { exact: true })).toBeVisible();
    await expect(page.getByText('Unable to fetch user posts. Please try again later.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Quin' })).toBeVisible();
  });
});

test('on a phone the list that is chosen is seen among the others (PER-8)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, newcomer('Rae'), '/account/people?list=muted');
  await expect(page.getByText('You have muted nobody.')).toBeVisible();
  const lists = page.getByRole('navigation', { name: 'Which people' });
  await expect(lists.getByRole('link', { name: 'Muted' })).toBeInViewport();
});

test('the menu of a profile reaches beyond its card, which stays as it is (PER-1)', async ({ page }) => {
  await logIn(page, 'asha', '/ben');
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeInViewport({ ratio: 1 });
  expect(await card.last().evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test.describe('where the server fails', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('D17 a profile that the server fails to send can be tried again, and nobody is said not to exist', async ({
    page,
  }) => {
    const { username } = await arrive(page, newcomer('Rea'), NOWHERE);
    const fails = (route: Route) => route.fulfill({ status: 503, json: { code: 'BUSY' } });
    await withoutSession(page);
    await page.route(`**/api/profiles/${username}`, fails);
    await page.goto(`/${username}`);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/${username}$`));
    await page.unroute(`**/api/profiles/${username}`);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rea' })).toBeVisible();
  });
});
