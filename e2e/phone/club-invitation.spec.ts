import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from '../support/arrive.ts';
import { inDays } from '../support/huddles.ts';
import { finishSigningUp, newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const walk = (communityId: string, name: string, days: number) => ({
  name,
  activity: 'HIKING',
  communityId,
  startDateTime: inDays(days).toISOString(),
  endDateTime: inDays(days + 0.2).toISOString(),
  timeZone: 'Europe/Zurich',
});

/** Makes a link for 50 people that stands for 30 days, opens its poster, and answers its word. */
async function linkOfPoster(admin: Page, clubId: string): Promise<string> {
  await admin.goto(`/community/view/${clubId}`);
  await admin.getByRole('button', { name: 'Invite' }).tap();
  await admin.getByLabel('Valid for').selectOption('30 days');
  await admin.getByLabel('How many people').selectOption('50 people');
  await admin.getByRole('button', { name: 'Make a link' }).tap();
  await expect(admin.getByText('0 of 50 came by it')).toBeVisible();
  await admin.getByRole('link', { name: 'QR code and poster' }).tap();
  await expect(admin.getByRole('img', { name: 'QR code of the page' })).toBeVisible();
  return new URL(admin.url()).pathname.split('/').at(-1) ?? '';
}

/** Signs up from the page of an invitation and accepts it with the rules. */
async function signUpAndJoin(guest: Page, club: string): Promise<void> {
  await guest.getByRole('link', { name: 'Join Community' }).tap();
  // Of the page to log in at: the page that is being left has a link to sign up as well.
  await guest.getByRole('link', { name: 'New here? Sign up' }).tap();
  await finishSigningUp(guest, newcomer('Late Guest'));
  await expect(guest.getByRole('heading', { level: 1, name: club })).toBeVisible();
  await guest.getByRole('button', { name: 'Accept Invite' }).tap();
  await guest.getByLabel('I accept the rules').check();
  await guest.getByRole('dialog').getByRole('button', { name: 'Join Community' }).tap();
  await expect(guest.getByText('Welcome to the community.')).toBeVisible();
}

test('a link says who invites into what, survives signing up, and is printed as a poster (COM-10)', async ({
  page: asha,
  another,
}) => {
  await arrive(asha, newcomer('Club Founder'), NOWHERE);
  const api = await asPersonOf(asha);
  const rules = 'Nobody walks ahead.';
  const club = { name: 'Thursday ridge club', description: 'We start before the sun.', rules };
  const { id } = await (await api.post('/api/communities', club)).json();
  await api.post('/api/huddles', walk(id, 'First snow walk', 8));
  const token = await linkOfPoster(asha, id);
  await expect(asha.getByRole('heading', { level: 1, name: club.name })).toBeVisible();
  const guest = await another();
  await guest.goto(`/join/invitation/${token}`);
  await expect(guest.getByText('Club Founder invites you')).toBeVisible();
  await expect(guest.getByText('First snow walk')).toBeVisible();
  await expect(guest.getByText(rules)).toBeVisible();
  await expect(guest.locator('meta[property="og:title"]')).toHaveAttribute('content', /Thursday ridge club/);
  await expectAccessible(guest);
  await signUpAndJoin(guest, club.name);
});

const file =
  'Vorname;Nachname;E-Mail\r\nJörg;Künzli;joerg.%@mail.example\r\nAnna;Frei;ANNA.%@mail.example\r\n' +
  'Anna;Frei;anna.%@mail.example\r\nOhne;Adresse;\r\n';

test('a file in Latin-1 is seen line by line, sent in the background and taken back (COM-10)', async ({
  page,
}) => {
  await arrive(page, newcomer('List Keeper'), NOWHERE);
  const api = await asPersonOf(page);
  const { id } = await (await api.post('/api/communities', { name: 'Club of many' })).json();
  await page.goto(`/community/view/${id}`);
  await page.getByRole('button', { name: 'Invite' }).tap();
  await page.getByRole('link', { name: 'Invite many at once' }).tap();
  const buffer = Buffer.from(file.replaceAll('%', String(process.pid)), 'latin1');
  await page.getByLabel('Or open a file').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('2 people are invited.')).toBeVisible();
  const lines = page.getByRole('table', { name: 'What happens to each line' });
  await expect(lines.getByRole('row', { name: /Jörg Künzli.*Is invited/ })).toBeVisible();
  await expect(lines.getByRole('row', { name: /Listed twice/ })).toHaveCount(1);
  await expect(lines.getByRole('row', { name: /No valid address/ })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send 2 invitations' }).tap();
  await expect(page.getByText('2 invitations · Sent: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Take all back' }).tap();
  await expect(page.getByText('2 invitations · Taken back: 2')).toBeVisible();
});
