import type { Page } from '@playwright/test';
import { logIn } from './support/arrive.ts';
import { atRest } from './support/at-rest.ts';
import { ask } from './support/database.ts';
import { inDays, personId, plantHuddle } from './support/huddles.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const venue = JSON.stringify({
  name: 'Lidernen hut',
  formattedAddress: 'Riemenstalden',
  lat: 46.93,
  lng: 8.69,
});

/** A huddle of Asha's that is open for carpools, to which these people go. */
async function plantOuting(...people: readonly ('ben' | 'cleo')[]): Promise<string> {
  const id = await plantHuddle('asha', { carpooling: true, venue, starts_at: inDays(10) });
  for (const name of people) {
    await ask(
      `insert into participations (huddle_id, person_id, answer, place) values ($1, $2, 'YES', 'CONFIRMED')`,
      [id, await personId(name)],
    );
  }
  return id;
}

/** Looks a town up and takes the first that is found. */
async function chooseTown(page: Page, label: string, town: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(town);
  await page
    .getByRole('option', { name: new RegExp(`^${town}`) })
    .first()
    .click();
}

async function offerRide(ben: Page, huddleId: string): Promise<void> {
  await logIn(ben, 'ben', `/huddle/view/${huddleId}`);
  const rides = card(ben, 'Carpools');
  await expect(rides).toContainText('Nobody drives yet.');
  await rides.getByRole('link', { name: 'I offer seats' }).click();
  await expect(ben.getByLabel('Leaves', { exact: true })).not.toHaveValue('');
  await ben.getByRole('button', { name: 'Offer the ride' }).click();
  await expect(
    ben.getByText('Say where the ride begins: look a town up, or press the map.').first(),
  ).toBeVisible();
  await chooseTown(ben, 'From', 'Luzern');
  await ben.getByLabel('Seats on the way there').fill('1');
  await ben.getByLabel('Seats on the way back').fill('1');
  await ben.getByLabel('What the trip costs you').fill('40');
  await expect(ben.getByText(/Each seat pays CHF\s20/)).toBeVisible();
  await ben.getByLabel('What the car looks like').fill('Blue van');
  await ben.getByRole('button', { name: 'Offer the ride' }).click();
  await expect(ben).toHaveURL(/\/carpool\/view\/new\//);
}

async function askForSeat(cleo: Page, huddleId: string): Promise<void> {
  await logIn(cleo, 'cleo', `/huddle/view/${huddleId}`);
  await expect(card(cleo, 'Carpools')).toContainText('Seats left: 1 there, 1 back.');
  await card(cleo, 'Carpools')
    .getByRole('link', { name: /Luzern/ })
    .click();
  await expect(cleo.getByText('Blue van')).toBeHidden();
  await cleo.getByRole('button', { name: 'Ask for a seat' }).click();
  await cleo.getByLabel('A word to the driver').fill('I bring cake');
  await cleo.getByRole('button', { name: 'Ask the driver' }).click();
  await expect(cleo.getByText('You have asked')).toBeVisible();
}

/** The driver says yes: the rider learns what the car looks like, and both talk. */
async function takeAlong(ben: Page, cleo: Page): Promise<void> {
  const riders = card(ben, 'Who rides along');
  await expect(riders).toContainText('I bring cake');
  await riders.getByRole('button', { name: /^Accept/ }).click();
  await expect(cleo.getByText('You ride along')).toBeVisible();
  await expect(cleo.getByText('Blue van')).toBeVisible();
  await expect(cleo.getByText('Full').first()).toBeVisible();
  const talk = card(cleo, 'Conversation');
  await talk.getByLabel(/message/i).fill('See you there');
  await talk.getByRole('button', { name: 'Send' }).click();
  await expect(card(ben, 'Conversation')).toContainText('See you there');
}

async function leaveEarlier(ben: Page): Promise<void> {
  await ben.getByRole('button', { name: 'More', exact: true }).click();
  await ben.getByRole('menuitem', { name: 'Change' }).click();
  const leaves = ben.getByLabel('Leaves', { exact: true });
  await expect(leaves).not.toHaveValue('');
  await leaves.fill(`${(await leaves.inputValue()).slice(0, 11)}00:10`);
  await ben.getByRole('button', { name: 'Save the changes' }).click();
}

test('a ride is offered for a huddle, asked for and given, live for both; another time is acknowledged (CAR-1, CAR-2, CAR-5)', async ({
  page: ben,
  another,
}) => {
  const id = await plantOuting('ben', 'cleo');
  await offerRide(ben, id);
  const cleo = await another();
  await askForSeat(cleo, id);
  await takeAlong(ben, cleo);
  await leaveEarlier(ben);
  const riders = card(ben, 'Who rides along');
  await expect(card(cleo, 'Something has changed')).toContainText('when you leave');
  await expect(riders).toContainText('has not seen the change');
  await cleo.getByRole('button', { name: 'I have seen it' }).click();
  await expect(riders).toContainText('knows of the change');
});

/** Says yes to the huddle, and in the same dialog how one gets there. */
async function comeWith(page: Page, name: 'ben' | 'cleo', huddleId: string, wish: string): Promise<void> {
  await logIn(page, name, `/huddle/view/${huddleId}`);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('dialog', { name: 'Before you say yes' }).getByText(wish).click();
  await chooseTown(page, 'From', 'Luzern');
  await page.getByRole('button', { name: /^I come and/ }).click();
}

async function cancelHuddle(asha: Page, id: string): Promise<void> {
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  await atRest(asha);
  await asha.getByRole('button', { name: 'Cancel the huddle' }).click();
  await asha.getByRole('dialog').getByRole('button', { name: 'Cancel the huddle' }).click();
  await expect(asha.getByRole('dialog')).toBeHidden();
}

test('who needs a ride and who drives say so with their answer and find each other; the cancelled huddle calls it off (CAR-3, CAR-5)', async ({
  page: ben,
  another,
}) => {
  const id = await plantOuting();
  await comeWith(ben, 'ben', id, 'I need a ride');
  await expect(card(ben, 'Carpools')).toContainText('1 person needs a ride.');
  const cleo = await another();
  await comeWith(cleo, 'cleo', id, 'I offer seats');
  await expect(card(cleo, 'Carpools')).toContainText('1 person drives.');
  await card(cleo, 'Carpools').getByRole('article').last().getByRole('link').first().click();
  await cleo.getByRole('button', { name: 'Offer a seat here' }).click();

  await ben.goto('/notification');
  const offer = ben.getByRole('listitem').filter({ hasText: 'offers to take you along' }).first();
  await offer.getByRole('button', { name: /^Accept/ }).click();
  await expect(ben.getByText(/The seat is given/).first()).toBeVisible();
  await ben.goto(`/huddle/view/${id}`);
  await expect(card(ben, 'Carpools')).toContainText('Seats left: 0 there, 0 back.');

  await cancelHuddle(await another(), id);
  await cleo.goto('/carpool?show=PAST');
  await expect(
    cleo
      .getByRole('article')
      .filter({ hasText: id.slice(0, 8) })
      .getByText('Called off'),
  ).toBeVisible();
});
