import type { Page } from '@playwright/test';
import { arrive, asPersonOf, logIn, NOWHERE } from './support/arrive.ts';
import { newcomer } from './support/people.ts';
import { fullInLight } from './support/size.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** A club of the person of the page, with its conversation open. */
async function club(page: Page, name: string): Promise<string> {
  const made = await (await asPersonOf(page)).post('/api/communities', { name });
  return ((await made.json()) as { id: string }).id;
}

async function openTalk(page: Page, id: string): Promise<void> {
  await page.goto(`/community/view/${id}?tab=Messages`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Your message')).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.getByLabel('Your message').press('Enter');
}

const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).last();

/** A community of Asha's with Ben and Cleo, its conversation open in three browsers. */
async function threeInAClub(asha: Page, another: () => Promise<Page>): Promise<[Page, Page, string]> {
  await logIn(asha, 'asha', NOWHERE);
  const id = await club(asha, 'Talking ridge club');
  const [ben, cleo] = [await another(), await another()];
  for (const [guest, name] of [
    [ben, 'ben'],
    [cleo, 'cleo'],
  ] as const) {
    await logIn(guest, name, NOWHERE);
    await (await asPersonOf(guest)).put(`/api/communities/${id}/membership`, {});
  }
  for (const person of [asha, ben, cleo]) await openTalk(person, id);
  return [ben, cleo, id];
}

async function answerWithSign(page: Page, text: string, sign: string): Promise<void> {
  await message(page, text).hover();
  await message(page, text).getByRole('button', { name: 'React' }).click();
  await message(page, text).getByRole('button', { name: sign }).click();
}

async function removeMessage(page: Page, text: string): Promise<void> {
  await message(page, text).hover();
  await message(page, text).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, remove' }).click();
}

test('three people talk in a community, live: mentions, replies, signs, announcements (COM-7)', async ({
  page: asha,
  another,
}) => {
  test.slow();
  const [ben, cleo] = await threeInAClub(asha, another);
  await asha.getByLabel('Your message').pressSequentially('Who brings the rope, @be');
  await asha.getByRole('option', { name: /@ben/ }).first().click();
  await asha.getByLabel('Your message').press('Enter');
  await expect(message(ben, 'Who brings the rope, @ben')).toHaveAttribute('data-names-me', 'true');
  await expect(message(cleo, 'Who brings the rope, @ben')).toBeVisible();

  await message(ben, 'Who brings the rope').hover();
  await message(ben, 'Who brings the rope').getByRole('button', { name: 'Reply' }).click();
  await say(ben, 'I do, the long one');
  await expect(message(asha, 'I do, the long one')).toContainText('Asha');
  await answerWithSign(cleo, 'I do, the long one', '🎉');
  await expect(message(ben, 'I do, the long one').getByRole('button', { name: '🎉 from 1' })).toBeVisible();

  await asha.getByLabel('Announce it').check();
  await say(asha, 'Meet at the church at seven');
  await expect(message(ben, 'Meet at the church').getByLabel('Announcement')).toBeVisible();
  await removeMessage(asha, 'I do, the long one');
  await expect(cleo.getByText('An admin has removed this message.')).toBeVisible();
  await expect(cleo.getByText('I do, the long one')).toHaveCount(0);
});

/** One newcomer writes to another, who does not follow them. */
async function writeToStranger(page: Page, username: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click();
  // The dialog takes the focus once it is there, which closes a list that was open before.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await page.getByLabel('With whom').fill(username);
  await page.getByRole('option', { name: username }).click();
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await say(page, text);
}

async function acceptInList(page: Page): Promise<void> {
  await page.goto('/notification');
  await page.getByRole('link', { name: /would like to write to you/ }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
}

async function block(page: Page, username: string): Promise<void> {
  const as = await asPersonOf(page);
  const found = (await (await as.get(`/api/people?q=${username}`)).json()) as { people: { id: string }[] };
  expect((await as.put(`/api/me/blocks/${found.people[0]?.id}`, {})).status()).toBe(200);
}

test.describe('two people', () => {
  // Who was blocked asks once more for what is not theirs any longer.
  test.use({ expectedErrors: [/status of 404|ERR_INTERNET_DISCONNECTED/] });

  test('a message to a stranger waits for their yes, goes on live, survives a lost network, and ends with a block (MSG-1, OFF-2)', async ({
    page: una,
    another,
  }) => {
    test.slow();
    const vera = await another();
    const first = await arrive(una, newcomer('Una Talks'), '/chat');
    const second = await arrive(vera, newcomer('Vera Listens'), NOWHERE);
    await writeToStranger(una, second.username, 'Hello Vera');
    await acceptInList(vera);
    await say(vera, 'Hello Una');
    await expect(message(una, 'Hello Una')).toBeVisible();

    await una.context().setOffline(true);
    await say(una, 'From the hut, without a network');
    await expect(una.getByText('Waits to be sent ·')).toBeVisible();
    await una.context().setOffline(false);
    await expect(una.getByText('Waits to be sent ·')).toHaveCount(0);
    await expect(vera.locator('ol').getByText('From the hut, without a network')).toHaveCount(1);

    const room = new URL(vera.url()).pathname;
    await block(vera, first.username);
    await vera.goto(room);
    await expect(vera.getByText('This conversation does not exist, or it is not yours.')).toBeVisible();
    await una.goto('/chat');
    await expect(una.getByText('You have not talked with anybody yet.')).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `chat is accessible in the ${colorScheme} theme (SHELL-14)`,
    fullInLight(colorScheme),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await logIn(page, 'asha', NOWHERE);
      const id = await club(page, 'Quiet room');
      await (await asPersonOf(page)).post(`/api/rooms/${id}/messages`, { text: 'Hello', announcement: true });
      for (const path of ['/chat', `/chat/view/${id}`]) {
        await page.goto(path);
        await expect(page.getByRole('link', { name: /Quiet room/ }).first()).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await expectAccessible(page);
      }
    },
  );
}
