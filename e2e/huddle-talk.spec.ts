import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { logIn } from './support/arrive.ts';
import { plantHuddle } from './support/huddles.ts';
import { linkInMail } from './support/mails.ts';
import { expect, test } from './support/test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

// Some journeys are refused on purpose, to see what the page says.
test.use({ expectedErrors: [/422/] });

/** Says yes, and the server has it: the button says so before. */
async function comeTo(page: Page, name: 'ben' | 'cleo', id: string): Promise<void> {
  await logIn(page, name, `/huddle/view/${id}`);
  const isSaid = page.waitForResponse((answer) => answer.url().endsWith('/rsvp') && answer.ok());
  await page.getByRole('button', { name: 'Confirm' }).click();
  await isSaid;
  await expect(page.getByRole('button', { name: 'Confirmed' })).toBeVisible();
}

async function reply(talk: Locator, text: string): Promise<void> {
  await talk.getByRole('button', { name: 'Reply' }).click();
  await talk.getByLabel('Your reply').fill(text);
  await talk.locator('form').getByRole('button', { name: 'Reply' }).click();
}

test('people ask, reply, report, word anew and take back, and everybody sees it live (HUD-6, ADM-1)', async ({
  page: ben,
  another,
}) => {
  const id = await plantHuddle('asha');
  await comeTo(ben, 'ben', id);
  const asha = await another();
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  const [talk, hosts] = [card(ben, 'Discussion'), card(asha, 'Discussion')];
  await talk.getByLabel('Ask or tell something').fill('Is there shad?');
  await talk.getByRole('button', { name: 'Say it' }).click();
  await expect(talk.getByLabel('Ask or tell something')).toHaveValue('');
  await expect(hosts.getByText('Is there shad?')).toBeVisible();
  await reply(hosts, 'By the river.');
  await expect(talk.getByText('By the river.')).toBeVisible();
  await talk.getByRole('button', { name: 'Edit' }).click();
  await talk.getByLabel('Your words').fill('Is there shade?');
  await talk.getByRole('button', { name: 'Save' }).click();
  await expect(hosts.getByText('Is there shade?')).toBeVisible();
  await expect(hosts.getByText('edited')).toBeVisible();
  await talk.getByRole('button', { name: 'Report' }).click();
  await ben.getByRole('radio', { name: 'Spam or advertising' }).check();
  await ben.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expect(ben.getByText('Thank you. Moderators will look at it.')).toBeVisible();
  await hosts.getByRole('button', { name: 'Remove' }).first().click();
  await asha.getByRole('button', { name: 'Yes, remove' }).click();
  await expect(talk.getByText('A host has removed this comment.')).toBeVisible();
  await expect(talk.getByText('By the river.')).toBeVisible();
});

test('a host writes to those who are going: here and by mail, and to nobody else (HUD-24)', async ({
  page: asha,
  another,
}) => {
  const id = await plantHuddle('asha');
  const cleo = await another();
  await comeTo(cleo, 'cleo', id);
  // Anyone who has the outing before their eyes gets no mail of it: he is not there.
  const ben = await another();
  await comeTo(ben, 'ben', id);
  await ben.close();
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  await asha.getByRole('button', { name: 'Write to people' }).click();
  await asha.getByLabel('To', { exact: true }).selectOption({ label: 'The waiting list' });
  await expect(asha.getByText('Nobody gets it.')).toBeVisible();
  await asha.getByRole('textbox', { name: 'Message' }).fill('Bring a warm layer.');
  await asha.getByRole('button', { name: 'Send' }).click();
  await expect(asha.getByText('There is nobody to write to.')).toBeVisible();
  await expect(asha.getByRole('textbox', { name: 'Message' })).toHaveValue('Bring a warm layer.');
  await asha.getByLabel('To', { exact: true }).selectOption({ label: 'Who is going' });
  await asha.getByRole('button', { name: 'Send' }).click();
  await expect(card(cleo, 'From the hosts')).toContainText('Bring a warm layer.');
  await expect(card(asha, 'From the hosts')).toContainText('sent to 2 people');
  await linkInMail('ben@trailfolk.example', new RegExp(`/huddle/view/${id}`));
});
async function picture(background: string) {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  const buffer = await plain.jpeg().toBuffer();
  return { name: `${background}.jpg`, mimeType: 'image/jpeg', buffer };
}

test('several pictures are shown, described, looked at by keyboard, and removed (HUD-6)', async ({
  page: ben,
  another,
}) => {
  const id = await plantHuddle('asha');
  await comeTo(ben, 'ben', id);
  const album = card(ben, 'Photos');
  const files = [await picture('#0f766e'), await picture('#b45309')];
  const broken = { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') };
  await album.getByLabel('Choose photos').setInputFiles([...files, broken]);
  const pictures = album.getByRole('button', { name: /^Picture by / });
  await expect(pictures).toHaveCount(2);
  await expect(ben.getByText('broken.jpg')).toBeVisible();
  await pictures.first().click();
  const box = ben.getByRole('dialog');
  await box.getByLabel('What it shows, for people who cannot see it').fill('A ridge at noon');
  await box.getByRole('button', { name: 'Save' }).click();
  await expect(box.getByRole('img', { name: 'A ridge at noon' })).toBeVisible();
  await box.getByRole('button', { name: 'Previous' }).press('ArrowRight');
  await expect(box.getByRole('img', { name: /^Picture by / })).toBeVisible();
  await ben.keyboard.press('Escape');
  await expect(box).toBeHidden();
  const asha = await another();
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  await card(asha, 'Photos').getByRole('button', { name: 'A ridge at noon' }).click();
  await asha.getByRole('button', { name: 'Remove', exact: true }).click();
  await asha.getByRole('button', { name: 'Yes, remove it' }).click();
  await expect(album.getByRole('button', { name: 'A ridge at noon' })).toBeHidden();
});

test('a host takes somebody off, who is told and may not answer until let back (HUD-6)', async ({
  page: asha,
  another,
}) => {
  const id = await plantHuddle('asha');
  const ben = await another();
  await comeTo(ben, 'ben', id);
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  const people = card(asha, 'Who is coming');
  await people.getByLabel('Search for a name').fill('nobody of this name');
  await expect(people.getByText('Nobody here has this name.')).toBeVisible();
  await people.getByLabel('Search for a name').fill('ben');
  await people.getByRole('button', { name: /^Take Ben.* off$/ }).click();
  await asha.getByRole('button', { name: 'Take off' }).click();
  await expect(ben.getByText('The hosts declined your request.', { exact: true })).toBeVisible();
  await people.getByRole('button', { name: 'Turned away' }).click();
  await people.getByRole('button', { name: 'Let them answer again' }).click();
  await expect(people.getByText('Nobody here has this name.')).toBeVisible();
  await ben.getByRole('button', { name: 'Confirm' }).click();
  await expect(ben.getByRole('button', { name: 'Confirmed' })).toBeVisible();
});

test('somebody reports a huddle from its menu (HUD-16)', async ({ page }) => {
  const id = await plantHuddle('asha');
  await logIn(page, 'ben', `/join/huddle/${id}`);
  // A visitor's answer is a link: the page has become a member's.
  await expect(page.getByRole('button', { name: 'Interested' })).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Report huddle' }).click();
  await page.getByLabel('Dangerous for those who come').check();
  await page.getByLabel('What moderators should know').fill('There is an avalanche warning.');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(page.getByText('Thank you. Moderators will look at it.')).toBeVisible();
});
