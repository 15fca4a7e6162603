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
  // Hawassa lies east of the Alps on the page too, and farther south than east.
  const alps = await pin.boundingBox();
  const hawassa = await map.getByRole('button', { name: 'Hill repeats and tea in Hawassa' }).boundingBox();
  const east = (hawassa?.x ?? Number.NaN) - (alps?.x ?? Number.NaN);
  const south = (hawassa?.y ?? Number.NaN) - (alps?.y ?? Number.NaN);
  expect(east).toBeGreaterThan(0);
  expect(south).toBeGreaterThan(east);
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'First light on the Gornergrat' })).toBeVisible();
});
