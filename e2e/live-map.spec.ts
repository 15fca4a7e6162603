import { webGlArgs } from '../scripts/steps/find-browser.ts';
import { logIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

// Every other journey runs in a browser without WebGL and sees still maps.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: webGlArgs }),
});

test('HUD-5 huddles stand on a map, and a pin opens its huddle', async ({ page }) => {
  // Drawn without a graphics card, on a machine that may have other work.
  test.setTimeout(120_000);
  await logIn(page, 'asha');
  await page.goto('/huddle/huddles?view=map');
  const map = page.getByRole('region', { name: 'Map' });
  await expect(map.locator('canvas')).toBeVisible({ timeout: 40_000 });
  await expect(map.locator('[aria-busy]')).toHaveCount(0, { timeout: 40_000 });
  const pin = map.getByRole('button', { name: 'First light on the Gornergrat' });
  // Whatever cuts the map off takes its pins out of sight.
  await expect(pin).toBeInViewport();
  // Nepal lies south-east of the Alps on the page too.
  const [alps, nepal] = await Promise.all([
    pin.boundingBox(),
    map.getByRole('button', { name: 'Poon Hill for people with little time' }).boundingBox(),
  ]);
  expect(nepal?.x).toBeGreaterThan(alps?.x ?? Number.NaN);
  expect(nepal?.y).toBeGreaterThan(alps?.y ?? Number.NaN);
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'First light on the Gornergrat' })).toBeVisible();
});
