import { linkInMail, logIn, logInWith, newcomer, signUp } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const saved = (method: string) => (answer: { request(): { method(): string }; url(): string }) =>
  answer.request().method() === method && answer.url().includes('/api/me');

test('settings take effect at once, and come along to another browser (SET-1)', async ({ page, another }) => {
  const person = newcomer('Set Ter');
  await signUp(page, person);
  await page.goto('/setting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  const patched = page.waitForResponse(saved('PATCH'));
  await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await patched;
  const darkened = page.waitForResponse(saved('PATCH'));
  await page.getByRole('combobox', { name: 'Farben' }).selectOption('DARK');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await darkened;
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');

  const elsewhere = await another();
  await logInWith(elsewhere, person, '/setting');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('miles and twelve hours show on every page and in every tab without a reload (SET-1)', async ({
  page,
  context,
}) => {
  await logIn(page, 'cleo', '/huddle/huddles');
  await page.locator('main a[href^="/huddle/view/"]').first().click();
  await expect(page).toHaveURL(/huddle\/view/);
  const facts = page.getByRole('main').locator('dl').first();
  await expect(facts).toContainText(/\d km/);
  const settings = await context.newPage();
  await settings.goto('/setting');
  await settings.getByRole('combobox', { name: 'Distance' }).selectOption('MI');
  await expect(facts).toContainText(/\d mi/);
  await settings.getByRole('combobox', { name: 'Time of day' }).selectOption('H12');
  await expect(facts).toContainText(/\d\s?(am|pm)/);
  await settings.getByRole('combobox', { name: 'Distance' }).selectOption('KM');
  const kept = settings.waitForResponse(saved('PATCH'));
  await settings.getByRole('combobox', { name: 'Time of day' }).selectOption('H24');
  await kept;
  await settings.close();
});

test.describe('where the server refuses', () => {
  test.use({ expectedErrors: [/400|422/] });

  test('the profile is filled in, faults stand at their fields, and leaving unsaved is asked (PER-8)', async ({
    page,
  }) => {
    await signUp(page, newcomer('Pro File'));
    await page.goto('/account');
    await page.getByLabel('About you').fill('Slow and steady.');
    await page.getByLabel('Date of birth').fill('2020-01-01');
    await page.getByLabel('Mobile').fill('no number');
    await page.getByLabel(/^Weight/).fill('heavy');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Give the real date of birth; people here are 13 or older.')).toBeVisible();
    await expect(page.getByText('Give a number.')).toBeVisible();
    await page.getByLabel('Date of birth').fill('1990-06-02');
    await page.getByLabel(/^Weight/).fill('61,5');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('must be a phone number')).toBeVisible();
    await expect(page.getByLabel('About you')).toHaveValue('Slow and steady.');

    await page.getByRole('main').getByRole('link', { name: 'settings' }).click();
    await expect(page.getByText('Leave without saving?')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Mobile').fill('+41 79 123 45 67');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Your changes are saved.')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('About you')).toHaveValue('Slow and steady.');
    await expect(page.getByLabel(/^Weight/)).toHaveValue('61.5');
  });
});

test('another email counts once its link is opened, and a device is logged out from afar (PER-8, SET-1)', async ({
  page,
  another,
}) => {
  const person = newcomer('Mai Ler');
  await signUp(page, person);
  const phone = await another();
  await logInWith(phone, person, '/home');
  await expect(phone.getByRole('button', { name: 'My menu' })).toBeVisible();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email' }).click();
  const next = newcomer('Mai Ler');
  await page.getByRole('textbox', { name: 'Email' }).fill(next.email);
  await page.getByRole('button', { name: 'Save email' }).click();
  await expect(page.getByText(/Once you open the link in it/)).toBeVisible();
  await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
  const mail = await page.context().newPage();
  await mail.goto(await linkInMail(page, next.email, /\/verify\/email\/confirm/));
  await mail.getByRole('button', { name: 'Verify my email' }).click();
  await expect(mail.getByText('Your email is verified.')).toBeVisible();
  await expect(page.getByText(/Once you open the link in it/)).toBeHidden();
  await expect(page.getByRole('main').getByText(next.email)).toBeVisible();

  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(page.getByText('That device is logged out.')).toBeVisible();
  await phone.goto('/home');
  await expect(phone).toHaveURL(/\/oidc\/interaction\//);
});
