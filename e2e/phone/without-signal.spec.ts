import type { Page } from '@playwright/test';
import { arrive, asPersonOf, comeBack, logIn } from '../support/arrive.ts';
import { plantHuddle } from '../support/huddles.ts';
import { ageKept, everythingKept, keptReads, readyForNoNetwork } from '../support/offline.ts';
import { newcomer, type Person } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test.use({
  serviceWorkers: 'allow',
  // A phone whose log-in was ended elsewhere shows what it kept until the server says no.
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ERR_CONNECTION|401/],
});

const offline = (page: Page) => page.getByText('You are currently offline.');

/** Ben opens a huddle of Asha's while there is a network, and what stands on its page is kept. */
async function openKept(page: Page, name: string): Promise<string> {
  const id = await plantHuddle('asha', { name });
  await logIn(page, 'ben', '/home');
  await readyForNoNetwork(page);
  await page.goto(`/huddle/view/${id}`);
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Discussion' })).toBeVisible();
  for (const part of ['view', 'comments'])
    await expect.poll(() => keptReads(page, `"${id}","${part}"`)).toBe(1);
  await expect.poll(() => keptReads(page, '"account","me"')).toBe(1);
  return id;
}

test('OFF-1, P10: a huddle that was opened opens again without signal, by reload, by address and by a touch', async ({
  page,
  context,
}) => {
  test.slow();
  const id = await openKept(page, 'Kept for the hut');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Kept for the hut' })).toBeVisible();
  await expect(offline(page)).toBeVisible();
  await expect(page.getByText(/^As of /)).toBeVisible();
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
  await page.goto(`/huddle/view/${id}`);
  await expect(page.getByRole('heading', { name: 'Kept for the hut' })).toBeVisible();

  await page.goto('/huddle/view/0190a000-0000-7000-8000-000000000000');
  await expect(
    page.getByText('This is not kept on this device. It loads when there is a network.').first(),
  ).toBeVisible();

  await page.goto(`/huddle/view/${id}`);
  await context.setOffline(false);
  await expect(offline(page)).toHaveCount(0);
  await expect(page.getByText(/^As of /)).toHaveCount(0);
});

test('OFF-1: an hour later one still goes from page to page by touches', { tag: '@full' }, async ({
  page,
  context,
}) => {
  test.slow();
  await openKept(page, 'Still there after an hour');
  await page.goto('/huddle/huddles');
  await expect(page.getByRole('heading', { level: 1, name: 'Huddles' })).toBeVisible();
  await expect.poll(() => keptReads(page, '"account","me"')).toBe(1);
  await context.setOffline(true);
  await ageKept(page);
  await page.goto('/home');
  const places = page.getByRole('navigation', { name: 'Places' });
  await places.getByRole('link', { name: 'Huddles' }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Huddles' })).toBeVisible();
  await places.getByRole('link', { name: 'Home' }).tap();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible();
});

test('OFF-3: nothing of who was here can be read after they have logged out', async ({ page }) => {
  const person = await arrive(page, newcomer('Leaves Nothing'), '/home');
  await readyForNoNetwork(page);
  const me = await asPersonOf(page);
  const { id } = (await (await me.get('/api/me')).json()) as { id: string };
  await page.goto(`/${person.username}`);
  await expect(page.getByRole('heading', { name: 'Leaves Nothing' })).toBeVisible();
  await expect.poll(() => everythingKept(page)).toContain('Leaves Nothing');
  await page.evaluate(() => localStorage.setItem('recent-searches', '["Leaves Nothing"]'));
  await page.getByRole('button', { name: 'My menu' }).tap();
  await page.getByRole('menuitem', { name: 'Logout' }).tap();
  await page.waitForURL(/\/start$/);
  const kept = await everythingKept(page);
  for (const word of ['Leaves Nothing', person.username, person.email, id]) expect(kept).not.toContain(word);
  await comeBack(page, person, `/${person.username}`);
  await expect(page.getByRole('heading', { name: 'Leaves Nothing' })).toBeVisible();
  await readyForNoNetwork(page);
});

/** Something of each kind that a browser keeps of somebody, each with a mark of its own. */
async function leaveMarks(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    localStorage.setItem('draft_post', '{"owner":"x","value":"mark-draft"}');
    localStorage.setItem('some_later_note', 'mark-note');
    sessionStorage.setItem('scroll', 'mark-session');
    await (await caches.open('pages')).put('/mark-page', new Response('mark-page-words'));
    await (await caches.open('page-copies')).put('/mark-copy', new Response('mark-copy-words'));
    await (await caches.open('pictures')).put('/api/mark-picture', new Response('mark-picture-bytes'));
    const shared = new FormData();
    shared.set('text', 'mark-shared');
    shared.set('pictures', new File(['mark-shared-file'], 'mark.jpg', { type: 'image/jpeg' }));
    await fetch('/home/share', { method: 'POST', body: shared, redirect: 'manual' });
    const opening = indexedDB.open('waiting-acts');
    opening.onupgradeneeded = () => opening.result.createObjectStore('acts');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const changing = opening.result.transaction('acts', 'readwrite');
    // Of somebody whose log-in ran out before: nobody is asked about it.
    const steps = [{ wire: 'POST /api/media', file: new Blob(['mark-waiting-file']) }];
    changing.objectStore('acts').put({ key: 'k', owner: 'x', words: 'mark-waiting', at: 1, steps }, 'k');
    await new Promise((resolve) => (changing.oncomplete = resolve));
    opening.result.close();
  });
  return [
    'draft',
    'note',
    'session',
    'page',
    'copy',
    'picture',
    'shared',
    'shared-file',
    'waiting',
    'waiting-file',
  ];
}

test('OFF-3: a log-out takes away drafts, notes, pages, pictures, what was shared and what waits', async ({
  page,
}) => {
  await arrive(page, newcomer('Leaves Marks'), '/home');
  await readyForNoNetwork(page);
  const marks = await leaveMarks(page);
  const before = await everythingKept(page);
  for (const mark of marks) expect(before).toContain(`mark-${mark}`);
  await page.getByRole('button', { name: 'My menu' }).tap();
  await page.getByRole('menuitem', { name: 'Logout' }).tap();
  await page.waitForURL(/\/start$/);
  expect(await everythingKept(page)).not.toContain('mark-');
});

test('OFF-3: logging out on the page of the log-in, without the app, leaves nothing either', async ({
  page,
}) => {
  const person = await arrive(page, newcomer('Out By Form'), '/account');
  await readyForNoNetwork(page);
  await expect.poll(() => everythingKept(page)).toContain('Out By Form');
  await page.goto('/oidc/session/end');
  await page.getByRole('button', { name: 'Log out' }).tap();
  await page.waitForURL(/\/start$/);
  const kept = await everythingKept(page);
  for (const word of ['Out By Form', person.username, person.email]) expect(kept).not.toContain(word);
  await comeBack(page, person, `/${person.username}`);
  await expect(page.getByRole('heading', { name: 'Out By Form' })).toBeVisible();
});

test('OFF-3: the next to log in finds nothing of the one before, who had not logged out', async ({
  page,
}) => {
  const first = await arrive(page, newcomer('Forgot Logout'), '/account');
  await readyForNoNetwork(page);
  await expect.poll(() => everythingKept(page)).toContain('Forgot Logout');
  // As when the log-in has run out.
  await page.context().clearCookies();
  await arrive(page, newcomer('Comes Next'), '/home');
  await expect.poll(() => everythingKept(page)).toContain('Comes Next');
  const kept = await everythingKept(page);
  for (const word of ['Forgot Logout', first.username, first.email]) expect(kept).not.toContain(word);
});

/** On another device of theirs. */
async function logOutEverywhere(page: Page, person: Person): Promise<void> {
  await comeBack(page, person, '/setting/security');
  await page.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL(/\/start$/);
}

test('OFF-3: after a log-out everywhere a browser that was away forgets what it kept at the next contact', async ({
  page,
  context,
  another,
}) => {
  test.slow();
  const person = await arrive(page, newcomer('Lost Phone'), '/account');
  await readyForNoNetwork(page);
  await page.goto(`/${person.username}`);
  await expect.poll(() => keptReads(page, '"relation","profile"')).toBe(1);
  await expect.poll(() => keptReads(page, '"account","me"')).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Lost Phone' })).toBeVisible();
  await logOutEverywhere(await another(), person);
  await page.evaluate(() => localStorage.setItem('draft_post', '{"owner":"x","value":"Lost Phone writes"}'));
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  // The address that is open is where the log-in comes back to.
  const kept = await everythingKept(page);
  for (const word of ['Lost Phone', person.email]) expect(kept).not.toContain(word);
});
