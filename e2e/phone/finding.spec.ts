import { spanOf } from '../../src/areas/huddle/rules/finding.ts';
import { arrive } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const venue = (name: string, lat: number, lng: number) =>
  JSON.stringify({ name, formattedAddress: name, lat, lng });
const zurich = venue('Zürich', 47.38, 8.54);

/** Late on the last day of this weekend, so that it is to come whenever this runs. */
function late(): { starts_at: Date; ends_at: Date } {
  const { to } = spanOf('WEEKEND', new Date(), 'Europe/Zurich');
  const starts = new Date(`${to}T21:00:00Z`);
  return { starts_at: starts, ends_at: new Date(starts.getTime() + 12 * 3_600_000) };
}

test('HUD-5 an outing is found by two taps near where one is, and Back keeps them', async ({ page }) => {
  await plantHuddle('asha', { ...late(), name: 'Meadows by moon', venue: zurich, difficulty: 'EASY' });
  await plantHuddle('asha', { ...late(), name: 'Crags by moon', venue: zurich, difficulty: 'HARD' });
  const far = venue('Pokhara', 28.2, 83.98);
  await plantHuddle('asha', { ...late(), name: 'Terraces by moon', venue: far, difficulty: 'EASY' });
  await arrive(page, newcomer('Finds Out'), '/huddle/huddles');
  const chip = (name: RegExp) => page.getByRole('button', { name });
  // Of the newcomer only the zone is known.
  await expect(chip(/^Near Zürich/)).toHaveAttribute('aria-pressed', 'true');
  await chip(/^This weekend/).tap();
  await expect(page).toHaveURL(/near=.*when=WEEKEND|when=WEEKEND.*near=/);
  await expect(page.getByRole('link', { name: 'Crags by moon' })).toBeAttached();
  await chip(/^Easy/).tap();
  await expect(page).toHaveURL(/difficulty=EASY/);
  const found = page.getByRole('link', { name: 'Meadows by moon' });
  await expect(page.getByRole('link', { name: 'Crags by moon' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Terraces by moon' })).toBeHidden();
  const rows = page.getByRole('article');
  await expect(chip(/^Easy/)).toHaveText(new RegExp(`${await rows.count()}$`));
  await found.tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Meadows by moon' })).toBeVisible();
  await page.goBack();
  await expect(chip(/^This weekend/)).toHaveAttribute('aria-pressed', 'true');
  await expect(chip(/^Easy/)).toHaveAttribute('aria-pressed', 'true');
  await expect(found).toBeAttached();
});

test('HUD-5 a phone shows three huddles at once, or big pictures, as it was chosen', async ({ page }) => {
  await arrive(page, newcomer('Compares'), '/huddle/huddles?everywhere=true');
  const rows = page.getByRole('article');
  await expect(rows.nth(2)).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Big pictures' }).tap();
  await expect(rows.nth(2)).not.toBeInViewport();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Short rows' })).toBeVisible();
  await expect(rows.nth(2)).not.toBeInViewport();
});

test('HUD-5 where nothing is near, the nearest beyond it are shown, and it is said', async ({ page }) => {
  const gough = 'near=-47.0000%2C-12.0000&place=Gough+Island&within=50';
  await arrive(page, newcomer('Far Out'), `/huddle/huddles?${gough}`);
  await expect(
    page.getByRole('status').filter({ hasText: 'Nothing within 50 km of Gough Island.' }),
  ).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: /^Near Gough Island/ }).tap();
  await expect(page).toHaveURL(/everywhere=true$/);
});
