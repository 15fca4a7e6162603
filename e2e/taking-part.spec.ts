import type { Page } from '@playwright/test';
import { logIn, NOWHERE, withoutSession } from './support/arrive.ts';
import { atRest } from './support/at-rest.ts';
import { ask } from './support/database.ts';
import { expireOffersNow, inDays, plantHuddle } from './support/huddles.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const status = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });
const guests = { guest_allowed: true, guest_limit: 3, guest_allowed_ages: '{ADULT,KID}' };

async function choose(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a host approves one request, declines another, and each is told live (HUD-6, HUD-14)', async ({
  page: asha,
  another,
}) => {
  const id = await plantHuddle('asha', { approval_required: true });
  const [ben, cleo] = [await another(), await another()];
  for (const [page, name] of [
    [ben, 'ben'],
    [cleo, 'cleo'],
  ] as const) {
    await logIn(page, name, `/join/huddle/${id}`);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name: 'Requested' })).toBeVisible();
  }
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  const desk = card(asha, 'For hosts');
  const request = (name: string) => desk.getByRole('listitem').filter({ hasText: name });
  await request('Ben').getByRole('button', { name: 'Accept' }).click();
  await expect(status(ben, 'You are going.')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Confirmed' })).toBeVisible();
  await request('Cleo').getByRole('button', { name: 'Decline' }).click();
  await expect(status(cleo, 'The hosts declined your request.')).toBeVisible();
  await expect(desk.getByRole('heading', { name: 'Requests' })).toBeHidden();
});

/** A party that does not fit: it waits as a whole, at a position. */
async function comeAsThree(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'One more: Adults' }).click();
  await page.getByRole('button', { name: 'One more: Kids' }).click();
  await page.getByRole('button', { name: 'I bring 2 guests' }).click();
  await expect(page.getByText('You are number 1 on the waiting list. You bring 2 guests.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Waiting' })).toBeVisible();
}

/** The host sees to whom a place is offered, and until when. */
async function seeOffer(asha: Page, id: string): Promise<void> {
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  await asha.getByRole('button', { name: /^Waiting/ }).click();
  await expect(card(asha, 'Who is coming').getByText(/^Offered until /)).toBeVisible();
}

test('a party of three waits as a whole, is offered a place, lets it lapse, and the next is offered it (HUD-14)', async ({
  page: ben,
  another,
}) => {
  const id = await plantHuddle('asha', { ...guests, capacity: 3 });
  const cleo = await another();
  await logIn(cleo, 'cleo', `/huddle/view/${id}`);
  await cleo.getByRole('button', { name: 'Confirm' }).click();
  await cleo.getByRole('button', { name: 'I come alone' }).click();
  await expect(status(cleo, 'You are going.')).toBeVisible();

  await logIn(ben, 'ben', `/huddle/view/${id}`);
  await comeAsThree(ben);

  await choose(cleo, 'Withdraw');
  await cleo.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(card(ben, 'A place for you')).toContainText('A place is held for you.');
  await cleo.getByRole('button', { name: 'Confirm' }).click();
  await cleo.getByRole('button', { name: 'I come alone' }).click();
  await expect(status(cleo, 'You are number 2 on the waiting list.')).toBeVisible();

  await expireOffersNow(id);
  await expect(card(ben, 'A place for you')).toBeHidden();
  await expect(card(cleo, 'A place for you')).toBeVisible();
  await seeOffer(await another(), id);
  await card(cleo, 'A place for you').getByRole('button', { name: 'Take it' }).click();
  await expect(status(cleo, 'You are going.')).toBeVisible();
});

test('the RSVP window says from when and until when, and lets answers in between (HUD-10)', async ({
  page,
}) => {
  const early = await plantHuddle('asha', { rsvp_starts_at: inDays(2), rsvp_ends_at: inDays(4) });
  const open = await plantHuddle('asha', { rsvp_starts_at: inDays(-1), rsvp_ends_at: inDays(4) });
  const late = await plantHuddle('asha', { rsvp_starts_at: inDays(-4), rsvp_ends_at: inDays(-1) });
  await logIn(page, 'ben', `/join/huddle/${early}`);
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  await confirm.click();
  const toast = (text: RegExp) =>
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text });
  await expect(
    toast(/Huddle Public.*RSVP has not started yet\. You can confirm your RSVP from .+, onwards\./s).first(),
  ).toBeVisible();
  await page.goto(`/join/huddle/${late}`);
  await confirm.click();
  await expect(toast(/RSVP has ended at .+\./).first()).toBeVisible();
  await page.goto(`/join/huddle/${open}`);
  await confirm.click();
  await expect(page.getByRole('button', { name: 'Confirmed' })).toBeVisible();
});

test('a decisive huddle offers no Tentative, a past one nothing at all (HUD-8, HUD-9)', async ({
  page,
  another,
}) => {
  const open = await plantHuddle('asha');
  const decisive = await plantHuddle('asha', { decisive_rsvp: true });
  const past = await plantHuddle('asha', { starts_at: inDays(-1) });
  await logIn(page, 'ben', `/join/huddle/${open}`);
  const more = page.getByRole('button', { name: 'More', exact: true });
  // Only who is logged in has a button of that name.
  await expect(page.getByRole('button', { name: 'Interested', exact: true })).toBeVisible();
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Tentative' })).toBeVisible();
  await page.goto(`/join/huddle/${decisive}`);
  // Only who is logged in has a button of that name.
  await expect(page.getByRole('button', { name: 'Interested', exact: true })).toBeVisible();
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Decline' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Tentative' })).toBeHidden();
  const visitor = await another();
  await visitor.goto(`/join/huddle/${past}`);
  for (const each of [page, visitor]) {
    await each.goto(`/join/huddle/${past}`);
    for (const name of ['Interested', 'Confirm', 'More']) {
      await expect(each.getByRole('button', { name, exact: true })).toBeDisabled();
    }
  }
});

test('exact places come with the confirmation and go with it (HUD-23)', async ({ page }) => {
  const at = (name: string) => JSON.stringify({ name, formattedAddress: name, lat: 46.99412, lng: 8.60461 });
  const id = await plantHuddle('asha', {
    venue: at('Brunnen'),
    meeting_point: at('Pier three'),
    meeting_point_note: 'Behind the red door',
  });
  await logIn(page, 'ben', `/huddle/view/${id}`);
  const withheld = page.getByText('The exact places are shown to people who are confirmed.');
  await expect(withheld).toBeVisible();
  await expect(page.getByText('Pier three')).toBeHidden();
  await choose(page, 'Tentative');
  await expect(status(page, 'You said maybe.')).toBeVisible();
  await expect(page.getByText('Pier three')).toBeHidden();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Pier three')).toBeVisible();
  await expect(page.getByText('Behind the red door')).toBeVisible();
  await choose(page, 'Decline');
  await expect(withheld).toBeVisible();
  await expect(page.getByText('Behind the red door')).toBeHidden();
});

test('a changed start is acknowledged, and the host sees who has not (HUD-24)', async ({
  page: ben,
  another,
}) => {
  const id = await plantHuddle('asha');
  await logIn(ben, 'ben', `/huddle/view/${id}`);
  await ben.getByRole('button', { name: 'Confirm' }).click();
  await expect(status(ben, 'You are going.')).toBeVisible();
  // The page says so before the server has written it down, and the change has to come after that.
  await atRest(ben);
  await ask(`update huddles set moved_at = now(), moved_what = '{START}' where id = $1`, [id]);
  await ben.reload();
  const asha = await another();
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  await asha.getByRole('button', { name: /^Have not seen the change/ }).click();
  await expect(card(asha, 'Who is coming').getByText('Ben')).toBeVisible();
  await ben.getByRole('button', { name: 'I have seen it' }).click();
  await expect(ben.getByText('The plan has changed.')).toBeHidden();
  await expect(asha.getByText('Everybody has seen the change.')).toBeVisible();
});

test.describe('when the server is away', () => {
  test.use({ expectedErrors: [/503|422|Failed to load resource/] });

  test('the page says so and offers to try again; a failed action says what the server said (HUD-21)', async ({
    page,
  }) => {
    const id = await plantHuddle('asha');
    await logIn(page, 'ben', NOWHERE);
    await withoutSession(page);
    await page.route(`**/api/huddles/${id}`, (route) => route.fulfill({ status: 503, body: '{}' }));
    await page.goto(`/huddle/view/${id}`);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 40_000 });
    await page.unroute(`**/api/huddles/${id}`);
    await again.click();
    await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible();
    const body = JSON.stringify({
      message: 'The lake is closed.',
      errors: ['The lake is closed.'],
      code: 'X',
    });
    await page.route('**/rsvp', (route) =>
      route.fulfill({ status: 422, body, contentType: 'application/json' }),
    );
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Huddle Public')).toBeVisible();
    await expect(page.getByText('The lake is closed.')).toBeVisible();
  });
});
