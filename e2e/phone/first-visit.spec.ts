import { arrive, NOWHERE } from '../support/arrive.ts';
import { atRest } from '../support/at-rest.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, showUp, test } from '../support/test.ts';
import { expectUncovered } from '../support/uncovered.ts';

test.use({ firstVisit: true });

test('nothing lies over the content on the first visits of a phone (SHELL-2, SHELL-9, SHELL-10)', async ({
  page,
}) => {
  const id = await plantHuddle('asha');
  await expectUncovered(page, '/start');
  await expectUncovered(page, `/join/huddle/${id}`);
  await arrive(page, newcomer('First Visit'), NOWHERE);
  for (const path of ['/huddle/huddles', '/community/discover', `/huddle/view/${id}`])
    await expectUncovered(page, path);
});

test('the notice about cookies is one line above the page until it is accepted (SHELL-2)', async ({
  page,
}) => {
  await page.goto('/start');
  await showUp(page);
  const line = page.getByRole('region', { name: 'Cookies' });
  await expect(line.getByRole('link', { name: 'Cookies policy' })).toHaveAttribute('href', '/cookies');
  const box = await line.boundingBox();
  expect([box?.y, box?.height]).toEqual([0, 45]);
  // The menu opens below the bar, which stands below the line.
  await page.getByRole('button', { name: 'Menu' }).tap();
  const [bar, menu] = [
    await page.getByRole('banner').boundingBox(),
    await page.locator('#pages').boundingBox(),
  ];
  expect(menu?.y).toBeCloseTo((bar?.y ?? 0) + (bar?.height ?? 0), 0);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await line.getByRole('button', { name: 'Okay' }).tap();
  await expect(line).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(line).toBeHidden();
});

test('who touches something else has seen the introduction of an area, and so has who scrolls on (SHELL-9)', async ({
  page,
}) => {
  await arrive(page, newcomer('Touches Else'), '/huddle/huddles');
  const huddles = page.getByRole('dialog', { name: 'What is a huddle?' });
  await expect(huddles).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).tap();
  await expect(huddles).toBeHidden();
  await page.goto('/community/discover');
  const communities = page.getByRole('dialog', { name: 'What is a community?' });
  await expect(communities).toBeVisible();
  await atRest(page);
  await page.mouse.wheel(0, 600);
  await expect(communities).not.toBeInViewport();
  await page.goto('/huddle/huddles');
  await page.goto('/community/discover');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(communities).toBeHidden();
});
