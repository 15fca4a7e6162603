import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { arrive, asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { ask } from '../support/database.ts';
import { personId, plantHuddle } from '../support/huddles.ts';
import { keptReads, readyForNoNetwork } from '../support/offline.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ERR_CONNECTION|409|422/],
});

const waits = (page: Page) => page.getByText('Waits to be sent ·');

async function open(page: Page, huddleId: string): Promise<void> {
  await logIn(page, 'ben', '/home');
  await readyForNoNetwork(page);
  await page.goto(`/huddle/view/${huddleId}`);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Discussion' })).toBeVisible();
  for (const part of ['view', 'comments'])
    await expect.poll(() => keptReads(page, `"${huddleId}","${part}"`)).toBe(1);
}

/** The same as a wipe in another tab may leave it: the database of what waits is there, and its place is not. */
async function openWithoutPlace(page: Page, huddleId: string): Promise<void> {
  await open(page, huddleId);
  await page.goto(NOWHERE);
  await page.evaluate(async (name) => {
    const ended = (request: IDBRequest) =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    await ended(indexedDB.deleteDatabase(name));
    const opening = indexedDB.open(name);
    await ended(opening);
    opening.result.close();
  }, 'waiting-acts');
  await page.goto(`/huddle/view/${huddleId}`);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
}

async function comment(page: Page, words: string): Promise<void> {
  await page.getByLabel('Ask or tell something').fill(words);
  await page.getByRole('button', { name: 'Say it' }).tap();
}

async function answersOf(huddleId: string): Promise<unknown[]> {
  const rows = await ask<{ answer: string }>(
    'select answer from participations where huddle_id = $1 and person_id = $2',
    [huddleId, await personId('ben')],
  );
  return rows.map(({ answer }) => answer);
}

const commentsOn = async (huddleId: string) =>
  (
    await ask<{ text: string }>(
      'select body as text from comments where huddle_id = $1 order by created_at',
      [huddleId],
    )
  ).map(({ text }) => text);

test('OFF-2: what is answered and said without signal stands there at once, survives a reload, and is sent once', async ({
  page,
  context,
}) => {
  test.slow();
  const id = await plantHuddle('asha', {});
  await openWithoutPlace(page, id);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Confirm' }).tap();
  await expect(page.getByText('I am coming')).toBeVisible();
  await comment(page, 'Who brings the rope?');
  await expect(page.getByRole('listitem').filter({ hasText: 'Who brings the rope?' })).toContainText(
    'Waits to be sent',
  );
  await page.reload();
  await expect(page.getByText('Who brings the rope?')).toBeVisible();
  await expect(waits(page)).toHaveCount(2);
  const waiting = page.getByRole('listitem').filter({ hasText: 'Who brings the rope?' });
  await waiting.getByRole('button', { name: 'Edit' }).tap();
  await page.getByLabel('Your words').fill('Who brings two ropes?');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await page.getByRole('button', { name: '2 wait to be sent' }).tap();
  await expect(page.getByRole('dialog').getByText('Who brings two ropes?')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
  await context.setOffline(false);
  await expect(waits(page)).toHaveCount(0);
  await expect(page.getByText('Who brings two ropes?')).toBeVisible();
  expect(await answersOf(id)).toEqual(['YES']);
  expect(await commentsOn(id)).toEqual(['Who brings two ropes?']);
});

test('OFF-2: what the server refuses says why where it was done, and holds nothing else back', async ({
  page,
  context,
}) => {
  test.slow();
  const id = await plantHuddle('asha', {});
  await open(page, id);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Confirm' }).tap();
  await expect(page.getByText('I am coming')).toBeVisible();
  await comment(page, 'See you there');
  await ask(`update huddles set rsvp_ends_at = now() - interval '1 hour' where id = $1`, [id]);
  await context.setOffline(false);
  const refused = page.getByRole('listitem').filter({ hasText: 'I am coming' });
  await expect(refused.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expect(refused.getByRole('alert')).not.toBeEmpty();
  await expect.poll(() => commentsOn(id)).toEqual(['See you there']);
  await refused.getByRole('button', { name: 'Discard' }).tap();
  await expect(refused).toHaveCount(0);
  expect(await answersOf(id)).not.toContain('YES');
});

test('OFF-3: logging out asks first when something waits, and takes it along', async ({ page, context }) => {
  const id = await plantHuddle('asha', {});
  await open(page, id);
  await context.setOffline(true);
  await comment(page, 'Never sent');
  await expect(waits(page)).toBeVisible();
  await page.getByRole('button', { name: 'My menu' }).tap();
  await page.getByRole('menuitem', { name: 'Logout' }).tap();
  await expect(page.getByRole('dialog')).toContainText('Logging out discards it');
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Save as a file' }).tap();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('Not sent.html');
  expect(readFileSync(await saved.path(), 'utf8')).toContain('Never sent');
  await context.setOffline(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
  await expect(waits(page)).toHaveCount(0);
  const me = await asPersonOf(page);
  const said = (await (await me.get(`/api/huddles/${id}/comments`)).json()) as { items: { text: string }[] };
  expect(said.items.map(({ text }) => text)).toEqual(['Never sent']);
});

test('OFF-2: a post with a picture made without signal is published once, with its picture', async ({
  page,
  context,
}) => {
  test.slow();
  const person = await arrive(page, newcomer('Posts Later'), '/home?tab=POSTS');
  await readyForNoNetwork(page);
  await expect(page.getByRole('button', { name: 'How was it out there?' })).toBeVisible();
  await page.reload();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'How was it out there?' }).tap();
  await page.getByLabel('What you want to say').fill('Above the clouds');
  const buffer = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#3b82a0' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Choose pictures').setInputFiles({ name: 'sky.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('What picture 1 shows').fill('A blue sky');
  await page.getByRole('button', { name: 'Post', exact: true }).tap();
  const waiting = page.getByRole('listitem').filter({ hasText: 'Above the clouds' });
  await expect(waiting).toContainText('1 picture');
  await context.setOffline(false);
  await expect(waits(page)).toHaveCount(0);
  const me = await asPersonOf(page);
  const posts = await (await me.get(`/api/posts/of/${person.username}?page=0&size=10`)).json();
  expect(posts.content).toHaveLength(1);
  expect(posts.content[0]).toMatchObject({ content: 'Above the clouds', pictures: [{ alt: 'A blue sky' }] });
});
