import type { Page } from '@playwright/test';

/** Opens a folded group of the plan, by its name; one that is open stays so. */
export async function openGroup(page: Page, name: string): Promise<void> {
  const group = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
}

/** Closes the sheet that opens after publishing. */
export async function closeShare(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Published. Now share it' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'hidden' });
}
