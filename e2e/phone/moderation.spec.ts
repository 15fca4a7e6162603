import type { Page } from '@playwright/test';
import { arrive, asPersonOf, comeBack, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { newcomer, type Person } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

// Anyone who is suspended is refused wherever they go first.
test.use({ expectedErrors: [/403 \(Forbidden\)/] });

/** Somebody who is a moderator before they log in: the server knows people for a moment. */
async function moderate(page: Page, name: string): Promise<Person> {
  const person = await arrive(page, newcomer(name), NOWHERE);
  await ask('update people set moderator = true where username = $1', [person.username]);
  const me = await asPersonOf(page);
  expect((await me.patch('/api/me', { bio: 'I look after this place.' })).status()).toBe(200);
  return person;
}

async function sayAndReport(page: Page, another: () => Promise<Page>) {
  const lou = await arrive(page, newcomer('Lou'), NOWHERE);
  const me = await asPersonOf(page);
  const { id } = await (await me.post('/api/posts/init', {})).json();
  const said = `Guaranteed summits of ${lou.username}`;
  const words = { content: said, taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
  const published = await me.post(`/api/posts/${id}`, words);
  expect(published.status()).toBe(200);
  const reporter = await another();
  await arrive(reporter, newcomer('Rita'), NOWHERE);
  const report = { objectType: 'POST', objectId: id, reason: 'MISLEADING', text: 'A swindle' };
  expect((await (await asPersonOf(reporter)).post('/api/reports', report)).status()).toBe(200);
  return { lou, said, reporter, at: `/home/timeline/view/${id}` };
}

/** Hides, warns and suspends in one decision. */
async function decide(desk: Page, said: string) {
  await moderate(desk, 'Mona');
  await desk.goto('/moderation');
  await look(desk, said);
  await expect(desk.getByText('A swindle')).toBeVisible();
  for (const act of ['Hide it from readers', 'Warn the author', 'Suspend them for some days'])
    await desk.getByRole('checkbox', { name: act }).check();
  await desk.getByLabel('In your words').fill('Nobody can promise that.');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(desk.getByRole('heading', { name: decided })).toBeVisible();
}

const decided = /Hidden from readers, Warning/;

const look = (desk: Page, said: string) =>
  desk.getByRole('listitem').filter({ hasText: said }).getByRole('link', { name: 'Look at it' }).click();

async function restore(desk: Page, said: string) {
  await moderate(desk, 'Milo');
  await desk.goto('/moderation?show=appeals');
  await look(desk, said);
  await expect(desk.getByText('It was a joke.')).toBeVisible();
  await desk.getByRole('button', { name: 'Grant it and undo all' }).click();
  await expect(desk.getByText('The decision is reversed')).toBeVisible();
}

test('ADM-1 warned, hidden and suspended; the appeal needs only a log-in, and a second moderator restores all', async ({
  page,
  another,
}) => {
  const { lou, said, reporter, at } = await sayAndReport(page, another);
  await decide(await another(), said);

  await comeBack(page, lou, '/home');
  await expect(page.getByRole('heading', { name: decided })).toBeVisible();
  await expect(page.getByText('Nobody can promise that.')).toBeVisible();
  await page.getByLabel('Why the decision is wrong').fill('It was a joke.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Appeal', exact: true }).click();
  await expect(page.getByText('The appeal waits for an answer.')).toBeVisible();

  await reporter.goto('/account');
  await reporter.getByRole('link', { name: 'Reports and decisions' }).click();
  await expect(reporter.getByRole('heading', { name: said })).toBeVisible();
  await expect(reporter.getByText('something was done about it')).toBeVisible();

  await restore(await another(), said);
  await reporter.goto(at);
  await expect(reporter.getByText(said)).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
});
