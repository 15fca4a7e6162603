import type { Browser, Page } from '@playwright/test';
import { arrive } from './support/arrive.ts';
import { newcomer } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// The line is cut on purpose.
test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

const words = (page: Page) => page.getByRole('textbox', { name: 'The story' });
const saved = (page: Page) => expect(page.getByText(/^Saved at /)).toBeVisible();

/** Does what changes the draft, and waits until the server has kept these words of it. */
async function keeping(page: Page, told: string, act: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => answer.ok() && (answer.request().postData() ?? '').includes(told),
  );
  await act();
  await kept;
  await saved(page);
}

/** Begins a draft from the create panel and writes a title, a heading and a paragraph (SHELL-6). */
async function write(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('menuitem', { name: /Inspiration/ }).click();
  await expect(page).toHaveURL(/\/inspiration\/edit\?draftId=/);
  await page.getByRole('textbox', { name: 'Title' }).fill('Fog above the lake');
  await page.getByRole('textbox', { name: 'Summary' }).fill('What to do when the path is gone.');
  await words(page).click();
  await page.getByRole('button', { name: 'Heading', exact: true }).click();
  await page.keyboard.type('Before you leave');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Look at the map once more.');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Small heading' }).click();
  await page.keyboard.type('In the fog');
  await page.keyboard.press('Enter');
  await keeping(page, 'NAVIGATION', () => page.getByText('Finding the way').click());
  return page.url();
}

/** The line is cut, the tab dies: what was typed is there again in a new one. */
async function crash(page: Page, address: string): Promise<Page> {
  await words(page).getByRole('heading', { name: 'In the fog' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.context().setOffline(true);
  await page.keyboard.type('Stop. Sit down. Wait.');
  await expect(page.getByText(/Not saved yet/)).toBeVisible();
  await page.close();
  const again = await page.context().newPage();
  await again.context().setOffline(false);
  await again.goto(address);
  await expect(again.getByText('What you had typed and not saved is here again.')).toBeVisible();
  await expect(words(again)).toContainText('Stop. Sit down. Wait.');
  await saved(again);
  await again.reload();
  await expect(words(again)).toContainText('Stop. Sit down. Wait.');
  return again;
}

/** Somebody without an account and without scripts. */
async function readAsVisitor(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Fog above the lake' })).toBeVisible();
  await expect(visitor.getByText('Stop. Sit down. Wait.')).toBeVisible();
  const contents = visitor.getByRole('link', { name: 'In the fog' });
  await expect(contents).toHaveAttribute('href', '#chapter-2');
  const canonical = visitor.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${new URL(address).pathname}$`));
  const facts = await visitor.locator('script[type="application/ld+json"]').allTextContents();
  expect(facts.join()).toContain('"@type":"Article"');
  await visitor.goto(address.replace('/inspiration/view/', '/explore/inspiration/'));
  await expect(canonical).toHaveAttribute('href', new RegExp(`${new URL(address).pathname}$`));
  await visitor.goto('/explore/inspiration?q=fog');
  const bar = visitor.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Inspiration' })).toHaveAttribute(
    'href',
    '/explore/inspiration',
  );
  await expect(bar.getByRole('link', { name: 'Mobile' })).toHaveAttribute('href', /^https:/);
  await expect(visitor.getByRole('link', { name: 'Fog above the lake' })).toBeVisible();
  await context.close();
}

/** Two tabs write apart: the later sees the difference, keeps its own, and the other is in the history. */
async function settle(first: Page, address: string): Promise<void> {
  const second = await first.context().newPage();
  await second.goto(address);
  await expect(words(second)).toContainText('Look at the map once more.');
  const [one, other] = ['Said by the first tab.', 'Said by the second tab.'];
  await keeping(first, one, () => first.getByRole('textbox', { name: 'Summary' }).fill(one));
  await second.getByRole('textbox', { name: 'Summary' }).fill(other);
  const dialog = second.getByRole('dialog', { name: 'Changed while you were writing' });
  await expect(dialog.getByText(one)).toBeVisible();
  await expect(dialog.getByText(other)).toBeVisible();
  await expectAccessible(second);
  const keep = dialog.getByRole('button', { name: 'Keep what is here' });
  await keeping(second, other, () => keep.click());
  await second.reload();
  await expect(second.getByRole('textbox', { name: 'Summary' })).toHaveValue(other);
  await second.close();
}

/** Publishes, and ends on the page of the story. */
async function publish(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Publish', exact: true }).click();
  await tab.getByRole('button', { name: 'Publish now' }).click();
  await expect(tab).toHaveURL(/\/inspiration\/view\//);
  await expect(tab.getByRole('heading', { level: 1, name: 'Fog above the lake' })).toBeVisible();
}

async function likeAndComment(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Like: 0' }).click();
  await expect(tab.getByRole('button', { name: 'Like: 1' })).toHaveAttribute('aria-pressed', 'true');
  await tab.getByRole('textbox', { name: 'Say something' }).fill('More of this!');
  await tab.getByRole('button', { name: 'Say it' }).click();
  await expect(tab.getByRole('article').getByText('More of this!')).toBeVisible();
  await expectAccessible(tab);
}

/** Writes on, and has what was published back out of the history. */
async function editAndRestore(tab: Page): Promise<void> {
  await tab.getByRole('link', { name: 'Edit', exact: true }).click();
  await words(tab).getByText('Look at the map once more.').click();
  await tab.keyboard.press('End');
  await keeping(tab, 'once more. Twice.', () => tab.keyboard.type(' Twice.'));
  await expectAccessible(tab);
  await tab.getByRole('button', { name: 'More', exact: true }).click();
  await tab.getByRole('menuitem', { name: 'History' }).click();
  await tab.getByRole('button', { name: /published/ }).click();
  await expect(tab.getByText('Look at the map once more. Twice.').last()).toBeVisible();
  await tab.getByRole('button', { name: 'Restore this' }).click();
  await expect(words(tab)).toContainText('Look at the map once more.');
  await expect(words(tab)).not.toContainText('Twice.');
}

test('write, lose the line and the tab, publish, be read without scripts, edit, and have it back (INS-1, INS-2, INS-4, SITE-3)', async ({
  page,
  browser,
}) => {
  await arrive(page, newcomer('Ines'));
  const address = await write(page);
  const tab = await crash(page, address);
  await publish(tab);
  await readAsVisitor(browser, tab.url());
  await likeAndComment(tab);
  await editAndRestore(tab);
  await settle(tab, address);
});
