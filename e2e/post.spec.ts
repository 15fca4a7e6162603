import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { arrive, asPersonOf, logIn, NOWHERE } from './support/arrive.ts';
import { ask } from './support/database.ts';
import { personId } from './support/huddles.ts';
import { newcomer } from './support/people.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'What you want to say' });
const send = (page: Page, name = 'Post') =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function picture(background: string) {
  const plain = sharp({ create: { width: 900, height: 600, channels: 3, background } });
  return { name: `${background}.jpg`, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
}

/** Names somebody or something while writing; the very next key stands behind it. */
async function mention(page: Page, typed: string, found: RegExp): Promise<void> {
  await field(page).pressSequentially(typed);
  await page.getByRole('option', { name: found }).first().click();
}

/** Words with a person, a place and a hashtag, and two pictures. */
async function compose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'How was it out there?' }).click();
  await field(page).fill('Up with ');
  await mention(page, '@cleo', /Cleo Moreau/);
  await mention(page, 'to @Luzern', /Luzern/);
  await field(page).pressSequentially('at dawn #firstlight');
  await page.getByLabel('Choose pictures').setInputFiles([await picture('teal'), await picture('orange')]);
  await page.getByLabel('What picture 2 shows').fill('An orange sky');
}

/** Likes the post and comments on it on its own page. */
async function answer(page: Page): Promise<void> {
  const post = page.getByRole('article').filter({ hasText: '#firstlight' });
  await expect(post).toContainText(/Up with Cleo \w+ to Luzern at dawn #firstlight/);
  await expect(post.getByRole('button', { name: 'An orange sky' }).getByRole('img')).toBeVisible();
  await post.getByRole('button', { name: 'Like: 0' }).click();
  await expect(post.getByRole('button', { name: 'Like: 1' })).toHaveAttribute('aria-pressed', 'true');
  await post.getByRole('link', { name: 'Comments: 0' }).click();
  await page.getByLabel('Say something').fill('What a morning!');
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByText('What a morning!')).toBeVisible();
}

test('a post with a person, a place, a hashtag and two pictures is seen live by a follower (POST-1, POST-3, POST-4, POST-5, POST-7)', async ({
  page: asha,
  another,
}) => {
  const ben = await another();
  const [author, reader] = [await arrive(asha, newcomer('Dawn')), await arrive(ben, newcomer('Ida'))];
  await followed(await personId(reader.username), await personId(author.username));
  await expect(ben.getByText('Write the first post')).toBeVisible();
  await compose(asha);
  // Closed and opened again, nothing typed is lost.
  await asha.keyboard.press('Escape');
  await asha.getByRole('button', { name: 'How was it out there?' }).click();
  await expect(field(asha)).toHaveValue(/#firstlight$/);
  await expect(asha.getByLabel('What picture 2 shows')).toHaveValue('An orange sky');
  await send(asha);
  await expect(asha.getByText('Post created successfully')).toBeVisible();
  await ben.getByRole('button', { name: /new posts?$/ }).click();
  await answer(ben);
  await ben.getByRole('link', { name: '#firstlight' }).click();
  await expect(ben.getByRole('heading', { name: '#firstlight' })).toBeVisible();
  await expect(ben.getByRole('article').first()).toContainText('Up with');
  await ben.getByRole('link', { name: 'Luzern' }).first().click();
  await expect(ben.getByRole('heading', { name: 'Luzern' })).toBeVisible();
  await asha.goto('/notification');
  await expect(asha.getByText(/likes? your post/).first()).toBeVisible();
  await expect(asha.getByText(/commented on your post/).first()).toBeVisible();
});

/** So many posts of one person, the newest the last, as spreading leaves them in their own timeline. */
async function plantPosts(author: string, count: number): Promise<void> {
  await ask(
    `with made as (insert into posts (id, author_id, state, content, position, created_at, published_at)
      select i.id, $1, 'PUBLISHED', 'Line ' || n || '.', i.id, i.at, i.at from generate_series(1, $2::int) n
      cross join lateral (select now() - ($2 - n) * interval '1 minute' as at) t
      cross join lateral (select t.at, (lpad(to_hex((extract(epoch from t.at) * 1000)::bigint), 12, '0') || '7'
        || substr(md5(n::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid as id) i
      returning id, position)
    insert into timeline_entries (person_id, position, post_id) select $1, position, id from made`,
    [author, count],
  );
}

test('a timeline of 200 posts goes on by itself, and back keeps the place (POST-4, PER-5)', {
  tag: '@full',
}, async ({ page }) => {
  const person = newcomer('Longline');
  await arrive(page, person, NOWHERE);
  await plantPosts(await personId(person.username), 200);
  await page.goto('/home');
  await expect(page.getByText('Line 200.')).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 6_000);
    await expect(page.getByText('Line 12.')).toBeVisible({ timeout: 300 });
  }).toPass();
  const comments = page
    .getByRole('article')
    .filter({ hasText: 'Line 12.' })
    .getByRole('link', { name: 'Comments: 0' });
  // A press of a mouse may scroll once more; a key does not.
  await comments.focus();
  const before = await comments.boundingBox();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Comments' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Line 13.')).toBeInViewport();
  const after = await comments.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(80);
});

/** Chooses an entry of a post's menu. */
async function choose(page: Page, words: string, entry: string): Promise<void> {
  const post = page.getByRole('article').filter({ hasText: words }).first();
  await post.getByRole('button', { name: 'More about this post' }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

async function sayFromPanel(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('menuitem', { name: 'Post' }).click();
  await field(page).fill(words);
  await send(page);
}

test('a post is edited with its history, quoted, and deleted to a placeholder (POST-2, POST-3, POST-5)', async ({
  page: ben,
  another,
}) => {
  const asha = await another();
  await logIn(ben, 'ben');
  await sayFromPanel(ben, 'Frist flakes on the Tödi');
  await choose(ben, 'Frist flakes on the Tödi', 'Edit');
  await field(ben).fill('First flakes on the Tödi');
  await send(ben, 'Save');
  await expect(ben.getByRole('article').filter({ hasText: 'First flakes on the Tödi' })).toContainText(
    'edited',
  );
  // S18: what stood there before is its author's to read.
  await choose(ben, 'First flakes on the Tödi', 'What it said before');
  await expect(ben.getByText('Frist flakes on the Tödi')).toBeVisible();
  await ben.keyboard.press('Escape');
  await logIn(asha, 'asha');
  await choose(asha, 'First flakes on the Tödi', 'Quote');
  await field(asha).fill('At last!');
  await send(asha);
  const quote = asha.getByRole('article').filter({ hasText: 'At last!' });
  await expect(quote).toContainText('First flakes on the Tödi');
  await choose(ben, 'First flakes on the Tödi', 'Delete');
  await ben.getByRole('button', { name: 'Yes, delete' }).click();
  await expect(ben.getByText('The post is deleted')).toBeVisible();
  await asha.reload();
  await expect(quote).toContainText('What was quoted here is not available.');
  await expect(quote).not.toContainText('First flakes on the Tödi');
});

const followed = (follower: string, followee: string) =>
  ask(`insert into follows (follower_id, followee_id, state) values ($1, $2, 'FOLLOWING')`, [
    follower,
    followee,
  ]);

/** Says something to the followers of the person of the page alone. */
async function sayToFollowers(page: Page, content: string): Promise<void> {
  const me = await asPersonOf(page);
  const { id } = (await (await me.post('/api/posts/init', {})).json()) as { id: string };
  const form = { content, visibility: 'FOLLOWERS', taggedUsers: {}, taggedLocations: {}, taggedHashes: [] };
  expect((await me.post(`/api/posts/${id}`, form)).status()).toBe(200);
}

test('a post for followers that somebody passes on is read by followers of its author alone (POST-2)', async ({
  page: quill,
  another,
}) => {
  const author = newcomer('Quill');
  await arrive(quill, author, NOWHERE);
  const authorId = await personId(author.username);
  await sayToFollowers(quill, 'Only for those who follow me');
  const [ben, asha] = [await another(), await another()];
  await followed(await personId('ben'), authorId);
  await logIn(ben, 'ben', `/${author.username}`);
  const passed = ben.waitForResponse((answer) => answer.url().includes('/repost') && answer.ok());
  await ben.getByRole('article').first().getByRole('button', { name: 'Repost: 0' }).click();
  await passed;
  await logIn(asha, 'asha', '/ben');
  await expect(asha.getByRole('article').first()).toBeVisible();
  await expect(asha.getByText('Only for those who follow me')).toHaveCount(0);
  await followed(await personId('asha'), authorId);
  await asha.reload();
  await expect(asha.getByText('Only for those who follow me').first()).toBeVisible();
});

test('a post is shown to somebody I follow through the picker, and nobody by chance (POST-6)', async ({
  page: mira,
  another,
}) => {
  const [sharer, recipient] = [newcomer('Mira'), newcomer('Tilo')];
  await arrive(mira, sharer, NOWHERE);
  const tilo = await another();
  await arrive(tilo, recipient, NOWHERE);
  await followed(await personId(sharer.username), await personId(recipient.username));
  await mira.goto('/home');
  await sayFromPanel(mira, 'The hut is open until October');
  await choose(mira, 'The hut is open until October', 'Share with people');
  const picker = mira.getByRole('dialog', { name: 'Select User' });
  await expect(picker.getByRole('button', { name: 'Invite' })).toBeDisabled();
  await picker.getByRole('checkbox', { name: /Tilo/ }).check();
  await picker.getByRole('button', { name: 'Invite' }).click();
  await expect(picker).toBeHidden();
  await tilo.goto('/notification');
  const shown = tilo.getByRole('link', { name: /Mira shared the post/ });
  await shown.click();
  await expect(tilo.getByRole('article').first()).toContainText('The hut is open until October');
});
