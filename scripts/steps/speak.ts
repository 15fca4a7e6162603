import type { Page } from '@playwright/test';
import { type Locale, languageCookie } from '../../src/platform/shared/locale.ts';
import type { Shot } from './shot-list.ts';
import { callersFor } from './stage-callers.ts';

/**
 * Has an opened page speak another language: pages are opened by their English names. Who is logged in chooses it
 * in their settings, and the page changes while it stands, with all that is open; a visitor's page is asked again.
 */
export async function speak(page: Page, { who, dialog }: Shot, locale: Locale): Promise<void> {
  const forVisitors = new URL(page.url()).pathname.startsWith('/join/');
  if ((who === 'asha' || who === 'ben') && !forVisitors) {
    await (await callersFor(page))[who].call('PATCH', '/api/me', { locale });
  } else {
    const { origin: url } = new URL(page.url());
    await page.context().addCookies([{ name: languageCookie, value: locale, url }]);
    await page.reload({ waitUntil: 'load' });
    if (forVisitors && dialog) await openAgain(page, who);
  }
  await page.waitForFunction((wanted) => document.documentElement.lang.startsWith(wanted), locale);
}

/** What somebody who is logged in is asked opens by itself; a visitor's sheet is opened again, unless they have answered. */
async function openAgain(page: Page, who: Shot['who']): Promise<void> {
  const sheet = page.getByRole('dialog');
  if (who === 'asha' || who === 'ben') return sheet.waitFor();
  const confirm = page.locator('button[formaction]');
  await sheet
    .or(confirm)
    .first()
    .waitFor({ timeout: 5_000 })
    .catch(() => undefined);
  if (await confirm.isVisible()) await confirm.click({ force: true });
}
