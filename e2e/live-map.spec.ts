import { webGlArgs } from '../scripts/steps/find-browser.ts';
import { logIn } from './support/arrive.ts';
import { plantHuddle } from './support/huddles.ts';
import { expect, test } from './support/test.ts';

// Every other journey runs in a browser without WebGL and sees still maps.
test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, args: webGlArgs }),
});

const at = (name: string, lat: number, lng: number) =>
  JSON.stringify({ name, formattedAddress: name, lat, lng });

test('HUD-5 huddles stand on a map, and a pin opens its card, and the card its huddle', async ({ page }) => {
  // Drawn without a graphics card, on a machine that may have other work.
  test.setTimeout(120_000);
  await plantHuddle('asha', { name: 'Rhumbline in the north', venue: at('Zermatt', 46.02, 7.75) });
  await plantHuddle('asha', { name: 'Rhumbline in the south', venue: at('Hawassa', 7.05, 38.47) });
  await logIn(page, 'asha', '/huddle/huddles?view=map&q=rhumbline');
  const map = page.getByRole('region', { name: 'Map' });
  await expect(map.locator('canvas')).toBeVisible({ timeout: 40_000 });
  await expect(map.locator('[aria-busy]')).toHaveCount(0, { timeout: 40_000 });
  const [north, south] = ['north', 'south'].map((side) =>
    map.getByRole('button', { name: `Rhumbline in the ${side}` }),
  );
  if (!north || !south) throw new Error('two pins are looked for');
  // Whatever cuts the map off takes its pins out of sight.
  await expect(north).toBeInViewport();
  await expect(south).toBeInViewport();
  // Hawassa lies east of the Alps on the page too, and farther south than east.
  const [there, here] = [await north.boundingBox(), await south.boundingBox()];
  const eastward = (here?.x ?? Number.NaN) - (there?.x ?? Number.NaN);
  const southward = (here?.y ?? Number.NaN) - (there?.y ?? Number.NaN);
  expect(eastward).toBeGreaterThan(0);
  expect(southward).toBeGreaterThan(eastward);
  await north.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'On the map' });
  await card.getByRole('link', { name: 'Rhumbline in the north' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rhumbline in the north' })).toBeVisible();
});

test('HUD-5, P21 outings on one place stand as one pin, which opens all of them', async ({ page }) => {
  test.setTimeout(120_000);
  for (const name of ['Twinset early', 'Twinset late'])
    await plantHuddle('asha', { name, venue: at('Zermatt', 46.02, 7.75) });
  await logIn(page, 'asha', '/huddle/huddles?view=map&q=twinset');
  const map = page.getByRole('region', { name: 'Map' });
  await expect(map.locator('[aria-busy]')).toHaveCount(0, { timeout: 40_000 });
  await map.getByRole('button', { name: '2 together' }).click();
  const card = page.getByRole('region', { name: 'On the map' });
  await expect(card.getByRole('link')).toHaveText(['Twinset early', 'Twinset late']);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();
});
