import { asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { inDays, personId, plantHuddle } from '../support/huddles.ts';
import { expect, test } from '../support/test.ts';

const venue = JSON.stringify({
  name: 'Lidernen hut',
  formattedAddress: 'Riemenstalden',
  lat: 46.93,
  lng: 8.69,
});
const origin = { name: 'Thun', formattedAddress: 'Thun, Switzerland', lat: 46.76, lng: 7.63 };

/** Ben was at an outing of Asha's that is over. */
async function haveBeenOut(): Promise<void> {
  const earlier = await plantHuddle('asha', { starts_at: inDays(-2) });
  await ask(
    `insert into participations (huddle_id, person_id, answer, place) values ($1, $2, 'YES', 'CONFIRMED')`,
    [earlier, await personId('ben')],
  );
}

test('HUD-8, CAR-3: after a yes stand whom one has been out with, who has a seat, and how one changes it', async ({
  page: ben,
  another,
}) => {
  await haveBeenOut();
  const id = await plantHuddle('asha', { carpooling: true, venue });
  const asha = await another();
  await logIn(asha, 'asha', NOWHERE);
  const offered = await (await asPersonOf(asha)).post('/api/carpools', {
    kind: 'OFFER',
    huddleId: id,
    tripType: 'DEPART',
    origin,
    departAt: inDays(9.9).toISOString(),
    timeZone: 'Europe/Zurich',
    seatsOut: 2,
  });
  expect(offered.status(), await offered.text()).toBe(200);
  await logIn(ben, 'ben', `/huddle/view/${id}`);
  await ben.getByRole('button', { name: 'Confirm' }).tap();
  await ben.getByRole('dialog').getByRole('button').last().tap();
  const after = ben.getByRole('region', { name: 'After your yes' });
  await expect(after).toContainText(/You have been out with Asha .* (once|\d+ times)\./);
  await expect(after).toContainText(/Asha .* drives from Thun\./);
  await expect(after.getByRole('link', { name: 'Ask for one of 2 seats' })).toHaveAttribute(
    'href',
    /^\/carpool\/view\/new\//,
  );
  await ben.getByRole('button', { name: 'Confirmed' }).tap();
  const change = ben.getByRole('dialog', { name: 'Change my answer' });
  await expect(change.getByRole('button', { name: 'I am not sure any more' })).toBeVisible();
  await change.getByRole('button', { name: 'I am not coming' }).tap();
  await expect(after).toBeHidden();
});
