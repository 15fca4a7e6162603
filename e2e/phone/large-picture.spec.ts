import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { arrive } from '../support/arrive.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const MEGABYTE = 1024 * 1024;

// The recorder would fetch pictures in memory from inside the page, which the content policy forbids.
test.use({ trace: 'off' });

/** As heavy as what a camera writes: nothing in it repeats. */
async function heavyPicture() {
  const [width, height] = [5_000, 2_200];
  const raw = { width, height, channels: 3 } as const;
  const buffer = await sharp(randomBytes(width * height * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(buffer.length).toBeGreaterThan(30 * MEGABYTE);
  return { name: 'ridge.png', mimeType: 'image/png', buffer };
}

async function beginPost(page: Page, words: string): Promise<void> {
  await arrive(page, newcomer('Large Pictures'), '/home?tab=POSTS');
  await page.getByRole('button', { name: 'How was it out there?' }).tap();
  await page.getByLabel('What you want to say').fill(words);
}

test('P15: a picture of 32 MB is made smaller on the phone and shown (POST-1)', { tag: '@full' }, async ({
  page,
}) => {
  await beginPost(page, 'From the ridge');
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/media'));
  await page.getByLabel('Choose pictures').setInputFiles(await heavyPicture());
  const answer = await answered;
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toMatchObject({ width: 2_560, height: 1_126 });
  await page.getByRole('button', { name: 'Post', exact: true }).tap();
  await expect(
    page.getByRole('article').filter({ hasText: 'From the ridge' }).locator('img'),
  ).not.toHaveCount(0);
});

test('P15: what cannot be sent is refused with the limit, and nothing typed is lost', async ({ page }) => {
  await beginPost(page, 'Half a thought');
  const input = page.getByLabel('Choose pictures');
  const buffer = randomBytes(16 * MEGABYTE);
  await input.setInputFiles({ name: 'raw.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('This file has 16 MB and cannot be made smaller here.')).toContainText(
    'Up to 15 MB can be sent.',
  );
  await input.setInputFiles({ name: 'IMG_1.HEIC', mimeType: '', buffer: randomBytes(2_000) });
  await expect(page.getByText('This browser cannot read HEIC pictures.')).toBeVisible();
  await expect(page.getByLabel('What you want to say')).toHaveValue('Half a thought');
});
