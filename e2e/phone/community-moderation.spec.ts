import type { Page } from '@playwright/test';
import { arrive, asPersonOf, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

/** A club with its owner, somebody who advertises in it, and somebody who reports that. */
async function clubWithAdvert(owner: Page, author: Page, reporter: Page) {
  await arrive(owner, newcomer('Olga Owner'), NOWHERE);
  const made = await (await asPersonOf(owner)).post('/api/communities', { name: 'Quiet ridge' });
  const { id } = await made.json();
  for (const [page, name] of [
    [author, 'Adam Advert'],
    [reporter, 'Rita Reports'],
  ] as const) {
    await arrive(page, newcomer(name), NOWHERE);
    await (await asPersonOf(page)).put(`/api/communities/${id}/membership`, {});
  }
  const said = await (await asPersonOf(author)).post(`/api/rooms/${id}/messages`, { text: 'Buy my boots' });
  const report = {
    objectType: 'MESSAGE',
    objectId: (await said.json()).id,
    reason: 'SPAM',
    text: 'An advert',
  };
  expect((await (await asPersonOf(reporter)).post('/api/reports', report)).status()).toBe(200);
  return id as string;
}

/** The owner finds what was reported in the settings, hides it and removes its author. */
async function decide(owner: Page, club: string) {
  await owner.goto(`/community/view/${club}?tab=Settings`);
  await expect(owner.getByText('1 open')).toBeVisible();
  await owner.getByRole('link', { name: 'Reported in the community' }).click();
  await owner.getByRole('link', { name: 'Look at it' }).click();
  await expect(owner.getByText('An advert')).toBeVisible();
  await expect(owner.getByText('Rita')).toHaveCount(0);
  await expectAccessible(owner);
  await owner.getByRole('checkbox', { name: 'Hide it in the community' }).check();
  await owner.getByRole('checkbox', { name: 'Remove the author from the community' }).check();
  await owner.getByLabel('In your words').fill('No adverts here.');
  await owner.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(
    owner.getByRole('heading', { name: 'Hidden from readers, Removed from the community' }),
  ).toBeVisible();
}

async function grant(desk: Page) {
  const mona = await arrive(desk, newcomer('Mona'), NOWHERE);
  await ask('update people set moderator = true where username = $1', [mona.username]);
  expect(
    (await (await asPersonOf(desk)).patch('/api/me', { bio: 'I look after this place.' })).status(),
  ).toBe(200);
  await desk.goto('/moderation?show=appeals');
  await desk
    .getByRole('listitem')
    .filter({ hasText: 'Quiet ridge' })
    .getByRole('link', { name: 'Look at it' })
    .click();
  await expect(desk.getByText('I gave them away.')).toBeVisible();
  await desk.getByRole('button', { name: 'Grant it and undo all' }).click();
  await expect(desk.getByText('The decision is reversed')).toBeVisible();
}

test('ADM-1 an admin decides about a report in their club without learning who reported; a moderator undoes it', async ({
  page: owner,
  another,
}) => {
  const [author, reporter] = [await another(), await another()];
  const club = await clubWithAdvert(owner, author, reporter);
  await decide(owner, club);
  await reporter.goto(`/community/view/${club}?tab=Messages`);
  await expect(reporter.getByText('An admin has removed this message.')).toBeVisible();
  await expect(reporter.getByText('Buy my boots')).toHaveCount(0);

  await author.goto('/moderation/mine');
  await expect(author.getByText('Decided by the admins of Quiet ridge.')).toBeVisible();
  await expect(author.getByText('No adverts here.')).toBeVisible();
  await expectAccessible(author);
  await author.getByLabel('Why the decision is wrong').fill('I gave them away.');
  await author.getByRole('button', { name: 'Appeal', exact: true }).click();
  await expect(author.getByText('The appeal waits for an answer.')).toBeVisible();

  await grant(await another());
  await author.goto(`/community/view/${club}?tab=Messages`);
  await expect(author.getByText('Buy my boots')).toBeVisible();
});
