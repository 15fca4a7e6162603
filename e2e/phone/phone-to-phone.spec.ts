import { webcrypto } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { codeOf, payloadOf, signedBytes } from '../../src/areas/carry/rules/code.ts';
import { arrive, comeBack, type Site } from '../support/arrive.ts';
import { type OnTheWay, openBefore, setOut } from '../support/beyond-network.ts';
import { ask } from '../support/database.ts';
import { personId } from '../support/huddles.ts';
import { keptReads, readyForNoNetwork } from '../support/offline.ts';
import { newcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const site: Site = { origin: `http://localhost:${process.env.E2E_PORT}`, ask };

/** Another phone, which keeps what it needs without a network. */
async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.origin,
    serviceWorkers: 'allow',
    isMobile: true,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
  });
  await context.addInitScript(() => {
    for (const key of ['tour_completed', 'term_Huddle', 'term_Community', 'term_Inspiration'])
      localStorage.setItem(key, 'true');
  });
  return context.newPage();
}

/** The public half of this browser's key is with the server. */
async function canSign(page: Page): Promise<void> {
  const keys = () =>
    page.evaluate(async () => {
      const known = await indexedDB.databases();
      if (!known.some(({ name }) => name === 'device-key')) return 0;
      return new Promise<number>((resolve) => {
        const opening = indexedDB.open('device-key');
        opening.onsuccess = () => {
          const asked = opening.result.transaction('keys').objectStore('keys').count();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(asked.result);
          };
        };
      });
    });
  await expect.poll(keys, { timeout: 20_000 }).toBe(1);
}

async function say(page: Page, room: string, words: string): Promise<void> {
  await page.goto(`/chat/view/${room}`);
  await page.getByLabel('Your message').fill(words);
  await page.getByRole('button', { name: 'Send' }).tap();
  await expect(page.getByText('Waits to be sent ·').first()).toBeVisible();
}

async function noteCame(page: Page, huddle: string): Promise<void> {
  await page.goto(`/huddle/view/${huddle}`);
  await page.getByLabel('How many of the party of Comes Along came').selectOption({ label: '1 came' });
  await expect(page.getByText('Waits to be sent ·').first()).toBeVisible({ timeout: 30_000 });
}

async function handOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: /to be sent$/ }).tap();
  await page.getByRole('button', { name: 'Hand over to another phone' }).tap();
}

const dialog = (page: Page) => page.getByRole('dialog');

/** The codes as texts. */
async function shownTexts(page: Page): Promise<string[]> {
  return (await page.getByLabel('The codes as text').inputValue()).split('\n');
}

/** Another phone takes a picture of each code in turn. */
async function photograph(page: Page, by: Page, count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    const code = dialog(page).getByRole('img', { name: `Code ${at} of ${count}` });
    const file = { name: 'code.png', mimeType: 'image/png', buffer: await code.screenshot() };
    await by.getByLabel('Choose a picture of a code').setInputFiles(file);
    if (at < count) await expect(dialog(by).getByText(`${at} of ${count} codes read`)).toBeVisible();
    if (at < count) await dialog(page).getByRole('button', { name: 'Next code' }).tap();
  }
}

async function paste(page: Page, text: string, taken: number): Promise<void> {
  await page.getByLabel('Codes as text').fill(text);
  await page.getByRole('button', { name: 'Take over', exact: true }).tap();
  await expect(dialog(page).getByText(`${taken} taken over`)).toBeVisible();
}

/** What it says is another thing than what was signed. */
function changed(code: string): string {
  const [payload = '', signature] = code.split('.');
  const said = Buffer.from(payload, 'base64url').toString().replace('all well', 'all lost');
  return `${Buffer.from(said).toString('base64url')}.${signature}`;
}

/** Signed in the right way, by a key that nobody is known by. */
async function foreign(room: string): Promise<string> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const { privateKey } = await webcrypto.subtle.generateKey(curve, false, ['sign', 'verify']);
  const [keyId, key] = ['f'.repeat(32), `${'e'.repeat(32)}-0`];
  const act = { kind: 'message', name: 'Kim Leads', keyId, key, at: Date.now() } as const;
  const payload = payloadOf({ ...act, params: { roomId: room }, body: { text: 'By nobody' } });
  return codeOf(
    payload,
    new Uint8Array(await webcrypto.subtle.sign(curve, privateKey, signedBytes(payload))),
  );
}

/** Who said what in the conversation of the outing, and how many were noted. */
async function onServer({ led }: OnTheWay) {
  const messages = await ask<{ author_id: string; body: string }>(
    `select author_id, body from room_messages where room_id = $1 and body <> 'Where are you?' order by body`,
    [led],
  );
  const came = await ask<{ attended_people: number | null }>(
    `select attended_people from participations where huddle_id = $1 and role = 'PARTICIPANT'`,
    [led],
  );
  return {
    said: messages.map(({ author_id, body }) => [author_id, body]),
    came: came.map((row) => row.attended_people),
  };
}

async function expectAllOnce(way: OnTheWay): Promise<void> {
  const [kim, along] = [await personId(way.person.username), await personId(way.along.username)];
  const all = {
    said: [
      [kim, 'At the pass, all well'],
      [along, 'We turned back at the lake'],
    ],
    came: [1],
  };
  await expect.poll(() => onServer(way), { timeout: 30_000 }).toEqual(all);
}

/** Three phones that have read, while there was a network, what they need. */
async function prepare(browser: Browser) {
  const way = await setOut(site);
  const page = await newPhone(browser);
  await comeBack(page, way.person, '/home');
  await openBefore(page, way);
  await canSign(page);
  const along = await newPhone(browser);
  await comeBack(along, way.along, '/home');
  await readyForNoNetwork(along);
  await along.goto(`/chat/view/${way.led}`);
  await expect.poll(() => keptReads(along, `"room","${way.led}","messages"`)).toBeGreaterThan(0);
  await canSign(along);
  const carrier = await newPhone(browser);
  await arrive(carrier, newcomer('Finds Signal'));
  await readyForNoNetwork(carrier);
  for (const each of [page, along, carrier]) await each.context().setOffline(true);
  return { way, page, along, carrier };
}

/** One phone by text, the other by pictures; and two codes that nobody has signed so. */
async function takeAll(carrier: Page, along: Page, kims: readonly string[], way: OnTheWay): Promise<void> {
  await carrier.getByRole('button', { name: 'My menu' }).tap();
  await carrier.getByRole('menuitem', { name: 'Waiting to be sent' }).tap();
  await carrier.getByRole('button', { name: 'Take over from another phone' }).tap();
  await paste(carrier, kims.join('\n'), 2);
  await photograph(along, carrier, 2);
  await expect(dialog(carrier).getByText('3 taken over')).toBeVisible();
  await expect(dialog(carrier).getByText('For Comes Along: We turned back at the lake')).toBeVisible();
  const message = kims.find((text) => changed(text) !== text) ?? '';
  await paste(carrier, changed(message), 4);
  await paste(carrier, await foreign(way.led), 5);
  expect((await onServer(way)).said).toEqual([]);
}

test('O17: three phones without a network: the one that finds signal delivers for all, once, under the right author', {
  tag: '@full',
}, async ({ browser }) => {
  test.slow();
  const { way, page, along, carrier } = await prepare(browser);
  await noteCame(page, way.led);
  await say(page, way.led, 'At the pass, all well');
  await say(along, way.led, 'We turned back at the lake');
  await handOver(page);
  await handOver(along);
  const [kims, alongs] = [await shownTexts(page), await shownTexts(along)];
  expect([kims.length, alongs.length]).toEqual([2, 1]);

  await takeAll(carrier, along, kims, way);
  await carrier.context().setOffline(false);
  await expectAllOnce(way);
  await carrier.getByRole('button', { name: 'Back to the list' }).tap();
  await expect(dialog(carrier).getByText('This code is damaged or was changed.')).toBeVisible();
  await expect(
    dialog(carrier).getByText('This code is from a phone that is not logged in here.'),
  ).toBeVisible();

  for (const each of [page, along]) await each.context().setOffline(false);
  for (const each of [page, along])
    await expect(dialog(each).getByText('Nothing waits that another phone could deliver.')).toBeVisible({
      timeout: 30_000,
    });
  await expectAllOnce(way);
  for (const each of [page, along, carrier]) await each.context().close();
});
