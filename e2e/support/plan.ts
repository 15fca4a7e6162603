import type { Page } from '@playwright/test';

/** Opens folded groups of the plan, by their names; one that is open stays so. */
export async function openGroups(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const group = page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  }
}

/** Closes the sheet that opens after publishing. */
export async function closeShare(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Published. Now share it' });
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await sheet.waitFor({ state: 'hidden' });
}
