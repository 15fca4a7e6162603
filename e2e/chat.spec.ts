import type { Page } from '@playwright/test';
import { asPersonOf, logIn, newcomer, signUp } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** A club of the person of the page, with its conversation open. */
async function club(page: Page, name: string): Promise<string> {
  const made = await (await asPersonOf(page)).post('/api/communities', { name });
  return ((await made.json()) as { id: string }).id;
}

async function openTalk(page: Page, id: string): Promise<void> {
  await page.goto(`/community/view/${id}?tab=Messages`);
  await expect(page.getByLabel('Your message')).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.getByLabel('Your message').press('Enter');
}

const message = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).last();

test('three people talk in a community, live: mentions, replies, signs, announcements (COM-7)', async ({
  page: asha,
  another,
}) => {
  await logIn(asha, 'asha');
  const id = await club(asha, 'Talking ridge club');
  const [ben, cleo] = [await another(), await another()];
  for (const [guest, name] of [
    [ben, 'ben'],
    [cleo, 'cleo'],
  ] as const) {
    await logIn(guest, name);
    await (await asPersonOf(guest)).put(`/api/communities/${id}/membership`, {});
  }
  for (const person of [asha, ben, cleo]) await openTalk(person, id);

  await asha.getByLabel('Your message').pressSequentially('Who brings the rope, @be');
  await asha.getByRole('option', { name: /@ben/ }).first().click();
  await asha.getByLabel('Your message').press('Enter');
  await expect(message(ben, 'Who brings the rope, @ben')).toHaveAttribute('data-names-me', 'true');
  await expect(message(cleo, 'Who brings the rope, @ben')).toBeVisible();

  await message(ben, 'Who brings the rope').hover();
  await message(ben, 'Who brings the rope').getByRole('button', { name: 'Reply' }).click();
  await say(ben, 'I do, the long one');
  await expect(message(asha, 'I do, the long one')).toContainText('Asha');
  await message(cleo, 'I do, the long one').hover();
  await message(cleo, 'I do, the long one').getByRole('button', { name: 'Answer with a sign' }).click();
  await message(cleo, 'I do, the long one').getByRole('button', { name: '🎉' }).click();
  await expect(message(ben, 'I do, the long one').getByRole('button', { name: '🎉 from 1' })).toBeVisible();

  await asha.getByLabel('Announce it').check();
  await say(asha, 'Meet at the church at seven');
  await expect(message(ben, 'Meet at the church').getByLabel('Announcement')).toBeVisible();
  await message(asha, 'I do, the long one').hover();
  await message(asha, 'I do, the long one').getByRole('button', { name: 'Remove' }).click();
  await asha.getByRole('dialog').getByRole('button', { name: 'Yes, remove' }).click();
  await expect(cleo.getByText('An admin has removed this message.')).toBeVisible();
  await expect(cleo.getByText('I do, the long one')).toHaveCount(0);
  await expectAccessible(cleo);
});

test.describe('two people', () => {
  // Who was blocked asks once more for what is not theirs any longer.
  test.use({ expectedErrors: [/status of 404|ERR_INTERNET_DISCONNECTED/] });

  test('a message to a stranger waits for their yes, goes on live, survives a lost network, and ends with a block (MSG-1, OFF-2)', async ({
    page: una,
    another,
  }) => {
    const vera = await another();
    const [first, second] = [newcomer('Una Talks'), newcomer('Vera Listens')];
    await signUp(una, first);
    await signUp(vera, second);
    await una.goto('/chat');
    await una.getByRole('button', { name: 'New', exact: true }).click();
    await una.getByLabel('With whom').fill(second.username);
    await una.getByRole('option', { name: second.username }).click();
    await una.getByRole('button', { name: 'Write', exact: true }).click();
    await say(una, 'Hello Vera');

    await vera.goto('/notification');
    await expect(vera.getByText('would like to write to you')).toBeVisible();
    await vera.getByRole('link', { name: /would like to write to you/ }).click();
    await vera.getByRole('button', { name: 'Accept' }).click();
    await say(vera, 'Hello Una');
    await expect(message(una, 'Hello Una')).toBeVisible();

    await una.context().setOffline(true);
    await say(una, 'From the hut, without a network');
    await expect(una.getByText('Waits to be sent')).toBeVisible();
    await una.context().setOffline(false);
    await expect(una.getByText('Waits to be sent')).toHaveCount(0);
    await expect(message(vera, 'From the hut')).toBeVisible();
    await expect(vera.getByText('From the hut, without a network')).toHaveCount(1);

    const room = new URL(vera.url()).pathname;
    const veras = await asPersonOf(vera);
    const { people } = (await (await veras.get(`/api/people?q=${first.username}`)).json()) as {
      people: { id: string }[];
    };
    expect((await veras.put(`/api/me/blocks/${people[0]?.id}`, {})).status()).toBe(200);
    await vera.goto(room);
    await expect(vera.getByText('This conversation does not exist, or it is not yours.')).toBeVisible();
    await una.goto('/chat');
    await expect(una.getByText('You have not talked with anybody yet.')).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`chat is accessible in the ${colorScheme} theme (SHELL-14)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await logIn(page, 'asha');
    const id = await club(page, 'Quiet room');
    await (await asPersonOf(page)).post(`/api/rooms/${id}/messages`, { text: 'Hello', announcement: true });
    for (const path of ['/chat', `/chat/view/${id}`]) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: /Quiet room/ }).first()).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page);
    }
  });
}
