import { asPersonOf, logIn, NOWHERE } from './support/arrive.ts';
import { finishSigningUp, newcomer } from './support/people.ts';
import { expect, test } from './support/test.ts';

const DAY_MS = 86_400_000;

// Who holds only a link may not see everything the page of a huddle asks for.
test.use({ expectedErrors: [/40[04]/] });

test('a link is kept through signing up and leads to its huddle inside the app (LINK-2)', async ({
  page,
  another,
}) => {
  await logIn(page, 'asha', NOWHERE);
  const start = Date.now() + 9 * DAY_MS;
  const [startDateTime, endDateTime] = [start, start + DAY_MS / 4].map((at) => new Date(at).toISOString());
  const plan = { name: 'Only by link', privacy: 'PRIVATE', startDateTime, endDateTime, timeZone: 'UTC' };
  const asha = await asPersonOf(page);
  const { id } = (await (await asha.post('/api/huddles', plan)).json()) as { id: string };
  const link = await asha.post('/api/links', { objectType: 'HUDDLE', objectId: id });
  const { uid } = (await link.json()) as { uid: string };

  const guest = await another();
  await guest.goto(`/nav/${uid}`);
  await guest.getByRole('link', { name: /Sign up/ }).click();
  await finishSigningUp(guest, newcomer('Na Vi'));
  await expect(guest).toHaveURL(new RegExp(`/huddle/view/${id}`));
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Only by link');
  expect(await guest.evaluate(() => localStorage.getItem('nav_link'))).toBeNull();
});

test('P11: a link with a wrong id says so in plain words', async ({ page }) => {
  await logIn(page, 'ben', '/nav/wrong');
  await expect(
    page.getByText('This link leads nowhere. The person who sent it to you can send another.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('a link that leads nowhere says so and ends at home (LINK-2)', async ({ page }) => {
  await logIn(page, 'ben', `/nav/${'x'.repeat(32)}`);
  await expect(page.getByText('Navigation Error')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await page.route('**/api/public/links/*', (route) =>
    route.fulfill({ json: { objectId: '1', objectType: 'AWARD', forUser: { id: '1' } } }),
  );
  await page.goto(`/nav/${'y'.repeat(32)}`);
  await expect(page.getByText('Invalid link or object type.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});
