import type { Page } from '@playwright/test';
import { arrive, asPersonOf, logIn, NOWHERE } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { inDays, personId } from './support/huddles.ts';
import { newcomer } from './support/people.ts';
import { expect, test } from './support/test.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
const place = (name: string, lat: number) => ({ name, formattedAddress: `${name}, Schwyz`, lat, lng: 8.6 });

/** An outing of anyone who is logged in on the page. */
async function planned(page: Page, more: object): Promise<string> {
  const [startDateTime, endDateTime] = [9, 9.25].map((days) => inDays(days).toISOString());
  const plan = { startDateTime, endDateTime, timeZone: 'UTC', ...more };
  const made = await (await asPersonOf(page)).post('/api/huddles', plan);
  expect(made.status(), await made.text()).toBe(200);
  return ((await made.json()) as { id: string }).id;
}

async function answerAs(page: Page, name: 'ben' | 'cleo', id: string, answer: object): Promise<void> {
  await logIn(page, name, NOWHERE);
  await (await asPersonOf(page)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES', ...answer });
}

test('P5 a page counts those who go in one way, guests with them', async ({ page, another }) => {
  await arrive(page, newcomer('Count Er'), NOWHERE);
  const guests = { guestAllowed: true, guestLimit: 5, guestAllowedAges: ['ADULT'] };
  const id = await planned(page, { name: 'Counted once', capacity: 10, ...guests });
  await answerAs(await another(), 'ben', id, { guests: { ADULT: 3 } });
  await answerAs(await another(), 'cleo', id, {});
  await page.goto(`/huddle/view/${id}`);
  await expect(page.getByText('5 going', { exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^5 attending$/ })).toBeVisible();
  await expect(page.getByText('5 places left')).toBeVisible();
  await expect(page.getByText(/2 (going|attending)/)).toHaveCount(0);
});

test('P5 a car that is called off offers no seat, on its page and in its list', async ({ page }) => {
  await arrive(page, newcomer('Driv Er'), NOWHERE);
  const api = await asPersonOf(page);
  const made = await api.post('/api/carpools', {
    kind: 'OFFER',
    tripType: 'DEPART',
    origin: place('Brunnen', 46.99),
    destination: place('Arth', 47.06),
    timeZone: 'Europe/Zurich',
    departAt: inDays(5).toISOString(),
    seatsOut: 2,
    seatsBack: 0,
  });
  expect(made.status(), await made.text()).toBe(200);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/carpool/view/new/${id}`);
  await expect(page.getByText('2 free')).toBeVisible();
  await api.post(`/api/carpools/${id}/cancellation`, { reason: 'The car is broken' });
  for (const address of [`/carpool/view/new/${id}`, '/carpool?show=PAST']) {
    await page.goto(address);
    await expect(page.getByText('Called off').first()).toBeVisible();
    await expect(page.getByText(/\d free/)).toHaveCount(0);
  }
});

test('P5 the summary of a club counts what one hosts oneself among what one goes to', async ({ page }) => {
  await arrive(page, newcomer('Found Er'), NOWHERE);
  const founded = await (await asPersonOf(page)).post('/api/communities', { name: 'Counting club' });
  const { id: communityId } = (await founded.json()) as { id: string };
  await planned(page, { name: 'My own', communityId });
  await page.goto(`/community/view/${communityId}`);
  for (const row of ['Going1', 'Upcoming1', 'Past0']) {
    await expect(page.locator('dl > div', { hasText: new RegExp(`^${row}$`) })).toBeVisible();
  }
});

test('P12 opening the bell shows some and marks none as read that it did not show', async ({ page }) => {
  const person = await arrive(page, newcomer('Man Y'), NOWHERE);
  const id = await planned(page, { name: 'Much asked' });
  await ask(
    `insert into notifications (id, recipient_id, event_id, kind, actor_id, object_type, object_id)
     select gen_random_uuid(), $1, gen_random_uuid(), 'HUDDLE_RSVP', $2, 'HUDDLE', $3 from generate_series(1, 9)`,
    [await personId(person.username), await personId('ben'), id],
  );
  await page.goto('/home');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 9 new');
  await bell(page).click();
  const preview = page.getByRole('dialog', { name: 'Notifications' });
  await expect(preview.getByRole('listitem')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await page.goto('/home');
  await expect(bell(page)).toHaveAccessibleName('Notifications, 9 new');
  // Their page shows them all, so the bell is quiet; each stays unread until it is opened.
  await page.goto('/notification?only=unread');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await expect(page.getByText('new', { exact: true }).first()).toBeVisible();
});

test('P12 each Accept and each Decline says whom it is about', async ({ page, another }) => {
  await arrive(page, newcomer('As Ked'), NOWHERE);
  const id = await planned(page, { name: 'Asked by two', approvalRequired: true });
  for (const name of ['ben', 'cleo'] as const) await answerAs(await another(), name, id, {});
  for (const address of ['/notification?only=requests', `/huddle/view/${id}`]) {
    await page.goto(address);
    for (const word of ['Accept', 'Decline']) {
      for (const name of ['Ben Okonkwo', 'Cleo Moreau']) {
        await expect(page.getByRole('button', { name: `${word} ${name}`, exact: true })).toBeVisible();
      }
      await expect(page.getByRole('button', { name: word, exact: true })).toHaveCount(0);
    }
  }
});

test('D7 one line says that there is a channel, and its link comes with a place', async ({
  page,
  another,
}) => {
  await arrive(page, newcomer('Chan Nel'), NOWHERE);
  const externalCommChannelUrl = 'https://chat.example/group';
  const id = await planned(page, { name: 'With a channel', externalCommChannelUrl });
  const line = 'Confirmed people talk in a channel of their own; its link comes with your place.';
  const other = await another();
  await logIn(other, 'cleo', `/huddle/view/${id}`);
  await expect(other.getByText(line)).toBeVisible();
  await expect(other.locator(`a[href="${externalCommChannelUrl}"]`)).toHaveCount(0);
  await (await asPersonOf(other)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await other.reload();
  await expect(other.locator(`a[href="${externalCommChannelUrl}"]`).first()).toBeVisible();
  await expect(other.getByText(line)).toHaveCount(0);
});
