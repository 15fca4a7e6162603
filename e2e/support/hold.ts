import type { Page } from '@playwright/test';

/** Holds what is asked of this address back; call what is returned to let it through. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
