import type { Page } from '@playwright/test';
import { arrive, logIn } from './support/arrive.ts';
import { newcomer } from './support/people.ts';
import { closeShare, openGroups } from './support/plan.ts';
import { expect, test } from './support/test.ts';

/** A wall time some days ahead as a `datetime-local` field takes it. */
function wallIn(days: number, time: string): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return `${new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Zurich' }).format(day)}T${time}`;
}

async function choosePlace(page: Page, label: string, typed: string, found: RegExp): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(typed);
  await page.getByRole('option', { name: found }).first().click();
}

async function choosePerson(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: label }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(name, 'i') })
    .first()
    .click();
}

async function askForMoney(page: Page): Promise<void> {
  await page.getByText('Paid', { exact: true }).click();
  await page.getByLabel('Price').fill('20 CHF');
  await page.getByLabel('How to pay').fill('In cash');
  await page.getByLabel('Refund policy').fill('All of it until the day before.');
}

/** Fills in the form that is open. */
async function planned(page: Page, name: string): Promise<string> {
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Start/).fill(wallIn(9, '08:30'));
  await openGroups(page, 'End and answers');
  await page.getByLabel(/^End/).fill(wallIn(9, '16:00'));
  await page.getByRole('button', { name: 'Publish the huddle' }).click();
  await page.waitForURL(/\/huddle\/view\//);
  await closeShare(page);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('HUD-1 HUD-4 Asha plans a huddle with everything, and its page shows it', async ({ page }) => {
  await logIn(page, 'asha', '/huddle/create?activity=hiking&features=carpooling');
  await page.getByLabel(/^Name/).fill('Two lakes and a pass');
  await openGroups(page, 'bring', 'parking', 'answers', 'invitations', 'Payment', 'Links');
  await page.getByLabel('Distance, km').fill('12,5');
  await page.getByLabel('Ascent, m').fill('900');
  await page.getByLabel('Difficulty').selectOption('HARD');
  await page.getByLabel('Description').fill('Over the pass, down to the second lake.');
  await choosePlace(page, 'Venue', 'Luzern', /Luzern|Lucerne/);
  await page.getByLabel('Venue: what people call it').fill('Luzern, pier 1');
  await page.getByLabel('Note on this place').fill('Swiss side.');
  await page.getByLabel('Note on where to meet').fill('Under the clock');
  await page.getByLabel(/^Start/).fill(wallIn(9, '08:30'));
  await page.getByLabel(/^End/).fill(wallIn(9, '16:00'));
  await page.getByLabel('RSVP until').fill(wallIn(8, '20:00'));
  await page.getByLabel('How many people fit').fill('12');
  await choosePerson(page, 'Co-hosts', 'Ben Okonkwo');
  await choosePerson(page, 'Invitations', 'Cleo Moreau');
  await page.getByLabel('What to bring').fill('Lunch');
  await expect(page.getByLabel('Carpooling', { exact: true })).toBeChecked();
  await askForMoney(page);
  await page.getByLabel('Trail link').fill('https://trail.example/two-lakes');
  await page.getByRole('button', { name: 'Publish the huddle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two lakes and a pass' })).toBeVisible();
  for (const text of ['Luzern, pier 1', 'Under the clock', '12.5 km', 'Hard', '20 CHF', 'In cash', 'Lunch']) {
    await expect(page.getByText(text).first()).toBeVisible();
  }
  // S2: who is asked to co-host is shown with their yes.
  await expect(page.getByText('Co-host', { exact: true })).toBeHidden();
});

test('HUD-4 what is wrong is told field by field, and nothing typed is lost', async ({ page }) => {
  await arrive(page, newcomer('Wrong'), '/huddle/create');
  await page.getByLabel(/^Name/).fill('n'.repeat(200));
  await openGroups(page, 'End and answers', 'Links');
  await page.getByLabel(/^Start/).fill(wallIn(9, '16:00'));
  await page.getByLabel(/^End/).fill(wallIn(9, '08:30'));
  await page.getByLabel('How many people fit').fill('a dozen');
  await page.getByLabel('Trail link').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Publish the huddle' }).click();
  await expect(page.getByText('At most 120 characters; these are 200.')).toBeVisible();
  await expect(page.getByText('The end must be after the start.')).toBeVisible();
  await expect(page.getByText('Give a number from 1 to 100,000.')).toBeVisible();
  await expect(page.getByText('Enter a web address that begins with https://')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('4 fields need another look');
  await expect(page.getByLabel(/^Name/)).toHaveValue('n'.repeat(200));
  await page.getByLabel(/^Name/).fill('Right now');
  await page.getByLabel(/^End/).fill(wallIn(9, '18:00'));
  await page.getByLabel('How many people fit').fill('12');
  await page.getByLabel('Trail link').fill('');
  await page.getByRole('button', { name: 'Publish the huddle' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Right now' })).toBeVisible();
});

test('HUD-4 a draft is there again after the tab has crashed', async ({ page, context }) => {
  await arrive(page, newcomer('Dra Ft'), '/huddle/create');
  await page.getByLabel(/^Name/).fill('Saved by the draft');
  const saved = page.waitForResponse(
    (answer) => answer.ok() && (answer.request().postData() ?? '').includes('A rope'),
  );
  await openGroups(page, 'What to bring');
  await page.getByLabel('What to bring').fill('A rope');
  await saved;
  const crashed = await context.newPage();
  await page.goto('/cookies');
  await crashed.goto('/huddle/create');
  await expect(crashed.getByText('You have begun Saved by the draft.')).toBeVisible();
  await crashed.getByRole('link', { name: 'Go on with it' }).click();
  await expect(crashed.getByLabel(/^Name/)).toHaveValue('Saved by the draft');
  await expect(crashed.getByLabel('What to bring')).toHaveValue('A rope');
  await crashed.getByRole('button', { name: 'Throw this draft away' }).click();
  await crashed.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(crashed).toHaveURL(/mine\?show=DRAFTS/);
  await expect(crashed.getByText('is kept here until you publish it')).toBeVisible();
});

async function askBenToHost(asha: Page, id: string) {
  await asha.goto(`/huddle/edit/${id}`);
  await openGroups(asha, 'Hosts and invitations');
  await choosePerson(asha, 'Co-hosts', 'Ben Okonkwo');
  await asha.getByRole('button', { name: 'Save the changes' }).click();
  await asha.waitForURL(/\/huddle\/view\//);
}

async function sayYes(ben: Page, id: string) {
  await logIn(ben, 'ben', `/huddle/view/${id}`);
  await expect(ben.getByText('asks you to co-host.')).toBeVisible();
  await ben.getByRole('button', { name: 'Yes, I will' }).click();
  await expect(ben.getByText('You are a co-host now.')).toBeVisible();
  await ben.goto(`/huddle/edit/${id}`);
  await openGroups(ben, 'What to bring');
}

test.describe('two hosts', () => {
  // The second save is refused once: that is how the page learns of the first.
  test.use({ expectedErrors: [/409/] });

  test('HUD-4, S2 a co-host says yes, and both edit at once: the second sees what changed and chooses', async ({
    page: asha,
    another,
  }) => {
    await logIn(asha, 'asha', '/huddle/create');
    const id = await planned(asha, 'Ridge for two hosts');
    await askBenToHost(asha, id);

    const ben = await another();
    await asha.goto(`/huddle/edit/${id}`);
    await sayYes(ben, id);
    await expect(ben.getByLabel(/^Name/)).toHaveValue('Ridge for two hosts');
    await asha.getByLabel(/^Name/).fill('Ridge as Asha wants it');
    await ben.getByLabel(/^Name/).fill('Ridge as Ben wants it');
    await ben.getByLabel('What to bring').fill('Cake');
    await ben.getByRole('button', { name: 'Save the changes' }).click();
    await ben.waitForURL(/\/huddle\/view\//);

    await asha.getByRole('button', { name: 'Save the changes' }).click();
    const dialog = asha.getByRole('dialog', { name: 'Changed while you were editing' });
    await expect(dialog).toContainText('Ben');
    await expect(dialog).toContainText('Cake');
    await expect(dialog).toContainText('Ridge as Ben wants it');
    await dialog.getByRole('button', { name: 'Go on with this' }).click();
    await expect(asha.getByLabel('What to bring')).toHaveValue('Cake');
    await asha.getByRole('button', { name: 'Save the changes' }).click();
    await expect(asha.getByRole('button', { name: 'Save the changes' })).toBeHidden();
    await expect(asha.getByRole('heading', { level: 1, name: 'Ridge as Asha wants it' })).toBeVisible();
    await expect(asha.getByText('Cake')).toBeVisible();
  });
});

test('HUD-4 a huddle is repeated, one of the series cancelled with a reason, and copied', async ({
  page,
}) => {
  await arrive(page, newcomer('Week Ly'), '/huddle/create');
  const id = await planned(page, 'Every week');
  await page.getByRole('button', { name: 'Repeat', exact: true }).click();
  await page.getByLabel('How many more times').fill('2');
  await page.getByRole('button', { name: 'Plan them' }).click();
  await expect(page.getByText('The series is planned.')).toBeVisible();
  await page.goto('/huddle/mine?show=HOSTING');
  await expect(page.getByRole('link', { name: 'Every week' })).toHaveCount(3);

  await page.goto(`/huddle/view/${id}`);
  await page.getByRole('button', { name: 'Cancel the huddle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this huddle?' });
  await dialog.getByLabel('Why').fill('Storm warning');
  await dialog.getByRole('button', { name: 'Cancel only this one' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Storm warning')).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/create\?draft=/);
  await expect(page.getByLabel(/^Name/)).toHaveValue('Every week');
});
