import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { personId, plantHuddle } from '../support/huddles.ts';
import { pressLong } from '../support/press-long.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).last();
const way = (page: Page) => page.getByRole('link', { name: /^Conversation/ });

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').tap();
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(message(page, text)).toBeVisible();
}

async function picture(background: string) {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name: `${background}.jpg`, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
}

/** A huddle of Asha's, to which Ben comes; each in a browser of their own. */
async function twoWhoGo(asha: Page, ben: Page): Promise<string> {
  const id = await plantHuddle('asha', { name: 'Speer at sunrise' });
  await logIn(ben, 'ben', `/huddle/view/${id}`);
  await ben.getByRole('button', { name: 'Confirm' }).tap();
  await expect(way(ben)).toBeVisible();
  await logIn(asha, 'asha', `/huddle/view/${id}`);
  return id;
}

/** A reply, a sign and another wording, each by a long press. */
async function answerEachOther(asha: Page, ben: Page): Promise<void> {
  await pressLong(asha, message(asha, 'Who has a rope?').getByText('Who has a rope?'));
  await asha.getByRole('dialog', { name: 'Message' }).getByRole('button', { name: 'Reply' }).tap();
  await say(asha, 'I do, sixty metres');
  await expect(message(ben, 'I do, sixty metres')).toContainText('Who has a rope?');
  await pressLong(ben, message(ben, 'I do, sixty metres').getByText('I do, sixty metres'));
  await ben.getByRole('dialog', { name: 'Message' }).getByRole('button', { name: '🎉' }).tap();
  await expect(message(asha, 'I do, sixty metres').getByRole('button', { name: '🎉 from 1' })).toBeVisible();
  await pressLong(ben, ben.locator('ol').getByText('Who has a rope?').first());
  await ben.getByRole('dialog', { name: 'Message' }).getByRole('button', { name: 'Edit' }).tap();
  await ben.getByLabel('Your words').fill('Who has a long rope?');
  await ben.getByRole('button', { name: 'Save' }).tap();
  await expect(asha.getByText('edited')).toBeVisible();
}

// Who gave the place back asks once more for what is not theirs any longer.
test.use({ expectedErrors: [/status of 404|ERR_INTERNET_DISCONNECTED/] });

test('HUD-37, OFF-2 who goes talks with the hosts: live, by a long press, without a network, until the place is given back', async ({
  page: ben,
  another,
}) => {
  const asha = await another();
  const id = await twoWhoGo(asha, ben);
  await way(ben).tap();
  await say(ben, 'Who has a rope?');
  await expect(way(asha)).toContainText('Who has a rope?');
  await expect(way(asha)).toContainText('1 new');
  await way(asha).tap();
  await expectAccessible(asha);
  await answerEachOther(asha, ben);
  await ben.context().setOffline(true);
  await ben.getByLabel('Choose pictures').setInputFiles([await picture('#0f766e')]);
  await expect(ben.getByRole('button', { name: 'Take 1 picture off' })).toBeVisible();
  await say(ben, 'I am at the hut');
  await expect(ben.getByText('Waits to be sent ·')).toBeVisible();
  await ben.context().setOffline(false);
  await expect(asha.locator('ol').getByText('I am at the hut')).toHaveCount(1);
  await expect(asha.locator('ol').getByRole('img', { name: 'Picture' })).toHaveCount(1);

  await (await asPersonOf(ben)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'NO' });
  await ben.reload();
  await expect(ben.getByText('This conversation does not exist, or it is not yours.')).toBeVisible();
});

const word = (page: Page, at: number) => page.locator('ol').getByText(`Word ${at} of many`, { exact: true });

/** Messages of Asha's, as if said one after the other. */
async function plantMessages(id: string, count: number): Promise<void> {
  await ask(
    `with room as (insert into rooms (id, kind, huddle_id, last_seq, revision, last_message_at, created_at)
       values ($1, 'HUDDLE', $1, $2, $2, now(), now()) returning id)
     insert into room_messages (id, room_id, seq, revision, author_id, body, created_at)
     select gen_random_uuid(), room.id, n, n, $3, 'Word ' || n || ' of many', now()
     from room, generate_series(1, $2::int) n`,
    [id, count, await personId('asha')],
  );
}

test('HUD-37 somebody who comes back jumps to the first unread of many, and the field stands above the keys', async ({
  page: ben,
  another,
}) => {
  const id = await twoWhoGo(await another(), ben);
  await plantMessages(id, 200);
  await (await asPersonOf(ben)).put(`/api/rooms/${id}/read`, { seq: 40 });
  await ben.goto(`/huddle/view/${id}`);
  await expect(way(ben)).toContainText('99+ new');
  await way(ben).tap();
  await expect(word(ben, 200)).toBeInViewport();
  await ben.getByRole('button', { name: 'To the first unread message' }).tap();
  await expect(word(ben, 41)).toBeInViewport();
  await expect(ben.locator('ol').getByText('New', { exact: true })).toBeInViewport();
  await expect(ben.getByRole('button', { name: 'To the first unread message' })).toBeHidden();
  await ben.getByRole('button', { name: 'Show the messages between' }).tap();
  await expect(word(ben, 95)).toBeAttached();
  await ben.getByRole('button', { name: 'To the newest message' }).tap();
  await expect(word(ben, 200)).toBeInViewport();
  // What a phone tells when its keys come out: the window stays as it is, less of it is seen.
  await ben.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { get: () => 500 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect
    .poll(async () => {
      const field = await ben.getByLabel('Your message').boundingBox();
      return field && Math.round(field.y + field.height);
    })
    .toBeLessThanOrEqual(500);
  await expect(word(ben, 200)).toBeInViewport();
});

test('HUD-37 what the hosts write to everybody stands in it as an announcement', async ({
  page: ben,
  another,
}) => {
  const asha = await another();
  const id = await twoWhoGo(asha, ben);
  await way(ben).tap();
  await (await asPersonOf(asha)).post(`/api/huddles/${id}/messages`, {
    audience: 'ALL',
    text: 'The bus leaves at 7:40',
  });
  await expect(message(ben, 'The bus leaves at 7:40').getByLabel('Announcement')).toBeVisible();
  const muted = ben.getByLabel('What I am told of this conversation');
  await muted.selectOption({ label: 'Tell me nothing' });
  await expect(muted).toHaveValue('NONE');
  await ben.goto(NOWHERE);
});

test('HUD-37 the pictures that were sent are the album of the day, for who took part', async ({
  page: ben,
  another,
}) => {
  const asha = await another();
  await twoWhoGo(asha, ben);
  await way(ben).tap();
  await ben.getByLabel('Choose pictures').setInputFiles([await picture('#0f766e'), await picture('#b45309')]);
  await expect(ben.getByRole('button', { name: 'Take 2 pictures off' })).toBeVisible();
  await ben.getByRole('button', { name: 'Send' }).tap();
  await expect(ben.locator('ol').getByRole('img', { name: 'Picture' })).toHaveCount(2);
  await ben.getByRole('button', { name: 'Pictures of this conversation' }).tap();
  const sheet = ben.getByRole('dialog', { name: 'Pictures' });
  await expect(sheet.getByRole('button', { name: /^Picture by Ben/ })).toHaveCount(2);
  await expectAccessible(ben);
  await asha.reload();
  const album = asha.getByRole('region', { name: 'Photos', exact: true });
  await expect(album.getByRole('heading', { name: 'From the conversation' })).toBeVisible();
  await album
    .getByRole('button', { name: /^Picture by Ben/ })
    .first()
    .tap();
  await expect(asha.getByRole('dialog').getByRole('img', { name: /^Picture by Ben/ })).toBeVisible();
});
