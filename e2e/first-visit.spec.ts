import { arrive, NOWHERE } from './support/arrive.ts';
import { atRest } from './support/at-rest.ts';
import { plantHuddle } from './support/huddles.ts';
import { newcomer } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { covered, expectUncovered, explaining, lyingOver } from './support/uncovered.ts';

test.use({ firstVisit: true, viewport: { width: 1280, height: 800 } });

test('nothing lies over the content on the first visits of a laptop (SHELL-2, SHELL-9, SHELL-10)', async ({
  page,
}) => {
  const id = await plantHuddle('asha');
  await expectUncovered(page, '/start');
  await expectUncovered(page, `/join/huddle/${id}`);
  await arrive(page, newcomer('First Visit'), NOWHERE);
  const areas = ['/huddle/huddles', '/community/discover', `/huddle/view/${id}`];
  for (const path of areas) await expectUncovered(page, path);
  await page.evaluate(() => localStorage.setItem('tour_completed', 'true'));
  for (const path of areas) await expectUncovered(page, path);
});

test('the tour stands where nothing else does, on Home only (SHELL-10)', async ({ page }) => {
  await arrive(page, newcomer('Takes Tour'), '/home');
  const tour = page.getByRole('dialog', { name: 'Your ways' });
  await expect(tour).toBeVisible();
  await atRest(page);
  expect(await covered(page)).toEqual([]);
  await expect(explaining(page)).toHaveCount(1);
  for (const element of await lyingOver(page)) expect(element).toMatch(/^SECTION/);
  const box = await tour.boundingBox();
  const entries = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').last().boundingBox();
  if (!box || !entries) throw new Error('there is no tour, or no navigation');
  expect(box.y).toBeGreaterThan(entries.y + entries.height);
  expect(box.x + box.width).toBeLessThan(312);
});
