import { arrive } from './support/arrive.ts';
import { newcomer } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// The recorder would fetch pictures in memory from inside the page, which the content policy forbids.
test.use({ trace: 'off' });

test('a picture and a cover are cut by keyboard and shown as they were cut (PER-8, SHELL-15)', async ({
  page,
}) => {
  await arrive(page, newcomer('Pic Ture'), '/account');
  await page.getByRole('button', { name: 'Change cover' }).click();
  await page.getByLabel('Cover', { exact: true }).setInputFiles('docs/huddle.jpg');
  await page.getByRole('slider', { name: 'Zoom' }).focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await page.getByRole('slider', { name: 'Turn' }).focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft');
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const cover = page.getByRole('main').locator('section img').first();
  await expect(cover).toHaveCSS('transform', 'matrix(1.5, 0, 0, 1.5, 0, 0)');
});

test('a picture is cut to a circle and shown in the frame, and what is no picture is refused (PER-8)', async ({
  page,
}) => {
  await arrive(page, newcomer('Fa Ce'), '/account');
  await page.getByRole('button', { name: 'Change picture' }).click();
  await page.getByLabel('Picture', { exact: true }).setInputFiles({
    name: 'no-picture.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg onload=alert(1)>'),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This file is not a picture that can be read.')).toBeVisible();
  await page.getByLabel('Picture', { exact: true }).setInputFiles('docs/huddle.jpg');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'My menu' }).locator('img')).toHaveAttribute(
    'src',
    /pic\?v=/,
  );
});
