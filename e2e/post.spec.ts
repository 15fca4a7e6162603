import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { asPersonOf, logIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function picture(background: string) {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name: `${background}.jpg`, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
}

test('a post with a person, a place, a hashtag and two pictures is seen live by a follower (POST-1, POST-3, POST-4)', async ({
  page: mira,
  another,
}) => {
  const nils = await another();
  const two = { username: 'cleo', name: /Cleo/ };
  await logIn(nils, 'ben');
  await expect(nils.getByRole('article').first()).toBeVisible();
  await logIn(mira, 'asha');
  await mira.getByRole('button', { name: 'How was it out there?' }).click();
  const words = mira.getByRole('combobox', { name: 'What you want to say' });
  await words.fill('Up with ');
  await words.pressSequentially(`@${two.username}`);
  await mira.getByRole('option', { name: two.name }).first().click();
  await words.pressSequentially('to @Luzern');
  await mira
    .getByRole('option', { name: /Luzern/ })
    .first()
    .click();
  await words.pressSequentially('at dawn #firstlight');
  await mira.getByLabel('Choose pictures').setInputFiles([await picture('teal'), await picture('orange')]);
  await mira.getByLabel('What picture 2 shows').fill('An orange sky');
  // Closed and opened again, nothing typed is lost.
  await mira.keyboard.press('Escape');
  await mira.getByRole('button', { name: 'How was it out there?' }).click();
  await expect(words).toHaveValue(/#firstlight$/);
  await expect(mira.getByLabel('What picture 2 shows')).toHaveValue('An orange sky');
  await mira.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(mira.getByText('Post created successfully')).toBeVisible();
  await nils.getByRole('button', { name: /new posts?$/ }).click();
  const post = nils.getByRole('article').filter({ hasText: '#firstlight' });
  await expect(post).toContainText(/Up with Cleo \w+ to Luzern at dawn #firstlight/);
  await expect(post.getByRole('button', { name: 'An orange sky' }).getByRole('img')).toBeVisible();
  await post.getByRole('button', { name: 'Like: 0' }).click();
  await expect(post.getByRole('button', { name: 'Like: 1' })).toHaveAttribute('aria-pressed', 'true');
  await post.getByRole('link', { name: 'Comments: 0' }).click();
  await nils.getByLabel('Say something').fill('What a morning!');
  await nils.getByRole('button', { name: 'Say it' }).click();
  await expect(nils.getByText('What a morning!')).toBeVisible();
  await nils.getByRole('link', { name: '#firstlight' }).click();
  await expect(nils.getByRole('heading', { name: '#firstlight' })).toBeVisible();
  await expect(nils.getByRole('article').first()).toContainText('Up with');
  await nils.getByRole('link', { name: 'Luzern' }).first().click();
  await expect(nils.getByRole('heading', { name: 'Luzern' })).toBeVisible();
  await mira.goto('/notification');
  await expect(mira.getByText(/likes? your post/).first()).toBeVisible();
  await expect(mira.getByText(/commented on your post/).first()).toBeVisible();
});

test('a long timeline goes on by itself, and back keeps the place (POST-4, PER-5)', async ({
  page: mira,
}) => {
  await logIn(mira, 'cleo');
  const as = await asPersonOf(mira);
  for (let count = 1; count <= 60; count += 1) {
    const { id } = await (await as.post('/api/posts/init', {})).json();
    const words = { content: `Line ${count}.`, taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
    expect((await as.post(`/api/posts/${id}`, words)).status()).toBe(200);
  }
  await mira.goto('/home');
  await expect(mira.getByText('Line 60.')).toBeVisible();
  await expect(async () => {
    await mira.mouse.wheel(0, 4_000);
    await expect(mira.getByText('Line 12.')).toBeVisible({ timeout: 400 });
  }).toPass();
  const comments = mira
    .getByRole('article')
    .filter({ hasText: 'Line 12.' })
    .getByRole('link', { name: 'Comments: 0' });
  await comments.scrollIntoViewIfNeeded();
  const before = await comments.boundingBox();
  await comments.click();
  await expect(mira.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await mira.goBack();
  await expect(mira.getByText('Line 12.')).toBeInViewport();
  const after = await comments.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(80);
});

test('a post is edited with its history, quoted, and deleted to a placeholder (POST-2, POST-3, POST-5)', async ({
  page: mira,
  another,
}) => {
  const nils = await another();
  await logIn(mira, 'ben');
  await mira.getByRole('button', { name: 'Create' }).click();
  await mira.getByRole('menuitem', { name: 'Post' }).click();
  await mira.getByRole('combobox', { name: 'What you want to say' }).fill('Frist snow');
  await mira.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  const own = mira.getByRole('article').filter({ hasText: /F(ri|ir)st snow$/ });
  await expect(own).toBeVisible();
  await own.getByRole('button', { name: 'More about this post' }).click();
  await mira.getByRole('menuitem', { name: 'Edit' }).click();
  await mira.getByRole('combobox', { name: 'What you want to say' }).fill('First snow');
  await mira.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(own).toContainText('First snow');
  await expect(own).toContainText('edited');
  await logIn(nils, 'asha');
  const seen = nils.getByRole('article').filter({ hasText: 'First snow' }).first();
  await seen.getByRole('button', { name: 'More about this post' }).click();
  await nils.getByRole('menuitem', { name: 'What it said before' }).click();
  await expect(nils.getByText('Frist snow')).toBeVisible();
  await nils.keyboard.press('Escape');
  await seen.getByRole('button', { name: 'More about this post' }).click();
  await nils.getByRole('menuitem', { name: 'Quote' }).click();
  await nils.getByRole('combobox', { name: 'What you want to say' }).fill('At last!');
  await nils.getByRole('dialog').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(nils.getByRole('article').filter({ hasText: 'At last!' })).toContainText('First snow');
  await own.first().getByRole('button', { name: 'More about this post' }).click();
  await mira.getByRole('menuitem', { name: 'Delete' }).click();
  await mira.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(mira.getByText('The post is deleted')).toBeVisible();
  await nils.reload();
  const quote = nils.getByRole('article').filter({ hasText: 'At last!' });
  await expect(quote).toContainText('What was quoted here is not available.');
  await expect(quote).not.toContainText('First snow');
});
