import { inDays, plantHuddle } from './support/huddles.ts';
import { expect, expectAccessible, showUp, test } from './support/test.ts';

test('a visitor reads the landing page before any script runs (SITE-2)', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page).toHaveURL(/\/start$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Go outside, together.');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.*card\.jpg$/);
  await context.close();
});

for (const language of ['en', 'de']) {
  test(`pages in ${language} are the same for one visitor after another (SITE-2)`, async ({ request }) => {
    const read = async (path: string, visit: number) => {
      const answer = await request.get(`${path}?visit=${visit}`, {
        headers: { 'accept-language': language },
      });
      // Of what differs from visit to visit, `now` does so every ten seconds.
      return (await answer.text()).replace(/nonce="[^"]+"|visit(=|%3D)\d|now\W+\d[\d:.TZ-]+/g, '');
    };
    const { items } = await (await request.get('/api/public/huddles')).json();
    // The last one is far enough ahead to be worded the same a few seconds later.
    const huddle = `/join/huddle/${items.at(-1).id}`;
    for (const path of ['/start', '/terms', '/support', '/explore/inspiration', huddle]) {
      const first = await read(path, 1);
      expect(first.startsWith(`<!DOCTYPE html><html lang="${language}"`)).toBe(true);
      for (const visit of [2, 3, 4]) expect(await read(path, visit)).toBe(first);
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`public pages are accessible in the ${colorScheme} theme (SHELL-14)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const papers = ['/terms', '/privacy', '/cookies', '/support', '/error'];
    for (const path of ['/start', '/explore/inspiration', ...papers]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    }
  });
}

test('the theme is right from the first paint, and stays as it was chosen (SHELL-11)', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() =>
      seen.push(document.documentElement.getAttribute('data-mantine-color-scheme')),
    ).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-mantine-color-scheme'] });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/start');
  await showUp(page);
  await page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('DARK');
  await page.reload();
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain('light');
});

test('nothing moves while the landing page arrives', async ({ page }) => {
  await page.addInitScript(() => {
    const moves: number[] = [];
    Object.assign(window, { moves });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moves.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/start', { waitUntil: 'networkidle' });
  await showUp(page);
  await page.waitForLoadState('networkidle');
  const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
  expect(moves.reduce((sum, move) => sum + move, 0)).toBeLessThan(0.01);
});

test('the cookie notice stays until it is accepted (SHELL-2)', async ({ page }) => {
  await page.goto('/start');
  await showUp(page);
  await page.getByRole('button', { name: 'Okay' }).click();
  await expect(page.getByRole('button', { name: 'Okay' })).toBeHidden();
  await page.reload();
  await showUp(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Okay' })).toBeHidden();
});

test('the keyboard reaches the content past the frame (SHELL-14)', async ({ page }) => {
  await page.goto('/start');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test.describe('a page that is not there', () => {
  test.use({ expectedErrors: [/404/] });

  test('says so with two ways on, and answers 404 (GATE-9)', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Page not found.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Go back' })).toBeVisible();
    await page.getByRole('link', { name: 'Take me home' }).click();
    await expect(page).toHaveURL(/\/start$/);
  });

  test('P9: where nothing came before, going back leads home', async ({ page }) => {
    for (const path of ['/404', '/error']) {
      await page.goto(path);
      await showUp(page);
      await page.getByRole('button', { name: 'Go back' }).click();
      await expect(page).toHaveURL(/\/start$/);
    }
  });

  test('P11: the link of an outing that was deleted says what may have happened', async ({ page }) => {
    const answer = await page.goto(`/join/huddle/${crypto.randomUUID()}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('This huddle does not exist, or it is not for you.')).toBeVisible();
    await expect(page.getByText(/may have deleted it/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Take me home' })).toBeVisible();
  });
});

test('German is spoken to those who ask for it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-CH', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/start');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('link', { name: 'Registrieren' }).first()).toBeVisible();
  await context.close();
});

test('the page of an error says its words and leads on (SHELL-13)', async ({ page }) => {
  await page.goto('/error');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Error!');
  await expect(page.getByText('Oops! Something went wrong. Please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go back' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
});

test('D8: the page of a huddle is that of a phone to 640 pixels, and no further', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto(`/join/huddle/${await plantHuddle('asha')}`);
  const bar = page.getByRole('button', { name: 'Confirm' });
  const atFoot = async () => {
    const box = await bar.boundingBox();
    return box !== null && box.y > 800;
  };
  expect(await atFoot()).toBe(true);
  await page.setViewportSize({ width: 641, height: 900 });
  expect(await atFoot()).toBe(false);
});

test('V4: days and times are German before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: 'de-CH',
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(`/join/huddle/${await plantHuddle('asha', { starts_at: inDays(10) })}`);
  await expect(page.getByText('in 10 Tagen').first()).toBeVisible();
  await context.close();
});
