import type { Page } from '@playwright/test';
import { PushService } from '../../src/areas/notification/server/push/testing/rfc8030.ts';
import { arrive, asPersonOf, logIn, NOWHERE } from '../support/arrive.ts';
import { inDays, plantHuddle } from '../support/huddles.ts';
import { readyForNoNetwork } from '../support/offline.ts';
import { newcomer } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/test.ts';

const at = '/setting/notifications';
const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

test('NOT-6: a preset, a group and one kind are chosen on one screen, and stay', async ({ page }) => {
  await arrive(page, newcomer('Cho Oser'), at);
  await expect(page.getByRole('button', { name: /^What concerns me/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await Promise.all([saved(page), page.getByRole('button', { name: /^Only what is urgent/ }).tap()]);
  const rides = page.getByRole('region', { name: 'Rides' });
  await Promise.all([
    saved(page),
    rides.getByLabel('Rides: by mail', { exact: true }).selectOption('DIGEST'),
  ]);
  await rides.getByText(/^Each of the/).tap();
  const seat = rides.getByRole('checkbox', { name: 'A seat became free for me: in the app' });
  await Promise.all([saved(page), seat.tap()]);
  await expect(page.getByLabel('From', { exact: true }).locator('option:checked')).toHaveText('22:00');
  const quiet = page.getByRole('switch', { name: /^Quiet hours/ });
  await Promise.all([saved(page), page.getByText('Quiet hours', { exact: true }).tap()]);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Only what is urgent/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(rides.getByLabel('Rides: by mail', { exact: true })).toHaveValue('DIGEST');
  await rides.getByText(/^Each of the/).tap();
  await expect(seat).not.toBeChecked();
  // Wanting something in the digest brings one.
  await expect(page.getByLabel('Digest by mail')).toHaveValue('DAILY');
  await expect(quiet).not.toBeChecked();
});

test('NOT-6: a huddle is muted on its page, listed in the settings and unmuted there', async ({ page }) => {
  const id = await plantHuddle('asha', { name: 'Talkative walk' });
  await arrive(page, newcomer('Mu Ter'), NOWHERE);
  await (await asPersonOf(page)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
  await page.goto(`/huddle/view/${id}`);
  await page.getByRole('button', { name: 'Mute notifications' }).tap();
  await expect(page.getByRole('button', { name: 'Unmute notifications' })).toBeVisible();
  await page.goto(at);
  const muted = page.getByRole('region', { name: 'Muted' });
  await expect(muted.getByRole('link', { name: 'Talkative walk' })).toBeVisible();
  await muted.getByRole('button', { name: 'Unmute Talkative walk' }).tap();
  await expect(muted).toContainText('Nothing is muted.');
});

test.describe('on this device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('NOT-5: asked by a press, told through a push service, and a press opens the very huddle', async ({
    page,
    another,
  }) => {
    const service = await new PushService().open();
    await arrive(page, newcomer('Pu Shed'), at);
    const browser = await subscribeHere(page, service);
    const id = await planned(page);
    const ben = await another();
    await logIn(ben, 'ben', NOWHERE);
    await (await asPersonOf(ben)).put(`/api/huddles/${id}/rsvp`, { rsvpType: 'YES' });
    await expect.poll(() => browser.taken.length).toBe(2);
    expect(service.faults).toEqual([]);
    const pushed = browser.taken[1]?.payload;
    // Anyone who comes by the push has read it: the bell is quiet, and the address is the huddle's own.
    await page.goto(pushed?.notification.navigate ?? '');
    await expect(page).toHaveURL(new RegExp(`/huddle/view/${id}$`));
    const unread = async () =>
      (await (await (await asPersonOf(page)).get('/api/notifications/summary')).json()).countNewTotal;
    await expect.poll(unread).toBe(0);
    await page.goto(at);
    await page.getByRole('button', { name: /^Remove / }).tap();
    await expect(page.getByRole('button', { name: 'Tell me on this device' })).toBeVisible();
    service.close();
  });
});

/** Switches this device on, once the worker that is told there stands, and sees a test arrive. */
async function subscribeHere(page: Page, service: PushService) {
  const { publicKey } = await (await (await asPersonOf(page)).get('/api/notifications/devices')).json();
  const browser = service.subscribe(publicKey);
  await standInForSubscribing(page, browser.body);
  await readyForNoNetwork(page);
  await page.reload();
  await page.getByRole('button', { name: 'Tell me on this device' }).tap();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Send a test to/ }).tap();
  await expect.poll(() => browser.taken.length).toBe(1);
  return browser;
}

/** A huddle of the person of this page, who wants no quiet. */
async function planned(page: Page): Promise<string> {
  const self = await asPersonOf(page);
  await self.put('/api/notifications/settings', { quiet: false });
  const [startDateTime, endDateTime] = [inDays(9), inDays(9.2)].map((day) => day.toISOString());
  const plan = { name: 'Told walk', startDateTime, endDateTime, timeZone: 'UTC', approvalRequired: true };
  return (await (await self.post('/api/huddles', plan)).json()).id;
}

/**
 * This browser grants nobody notifications and finds no push service: permission and address are put in their place, all
 * else is real. What the worker shows is proved beside it (`worker/push.test.ts`).
 */
async function standInForSubscribing(page: Page, body: PushBody): Promise<void> {
  await page.addInitScript((given) => {
    const subscription = {
      endpoint: given.endpoint,
      options: { applicationServerKey: null },
      toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
      unsubscribe: async () => {
        localStorage.removeItem('stand-in');
        return true;
      },
    } as unknown as PushSubscription;
    const granted = () => (localStorage.getItem('stand-in') ? 'granted' : 'default');
    Object.defineProperty(Notification, 'permission', { get: granted });
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('stand-in', 'yes');
      return subscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('stand-in') ? subscription : null;
  }, body);
}

type PushBody = ReturnType<PushService['subscribe']>['body'];
