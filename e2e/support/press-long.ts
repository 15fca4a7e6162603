import { expect, type Locator, type Page } from '@playwright/test';

/** A finger that stays where it is until what it brings out is there. */
export async function pressLong(page: Page, on: Locator): Promise<void> {
  await expect(on).toBeVisible();
  const box = await on.boundingBox();
  if (!box) throw new Error('nothing to press');
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + Math.min(20, box.width / 2), y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByRole('dialog')).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}
