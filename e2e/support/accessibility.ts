import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atRest } from './at-rest.ts';

const WHAT_WE_KEEP_TO = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const MAX_LOOKS = 4;

/** What was found without fault, page by page: the same is not judged twice. */
const foundGood = new WeakMap<Page, string>();

/** No serious or critical fault on the page as it stands once it is at rest (SHELL-14). */
export async function expectAccessible(page: Page): Promise<void> {
  if (page.isClosed() || isNoPage(page.url())) return;
  expect(await faultsOf(page), `accessibility of ${page.url()}`).toEqual([]);
}

/** Nobody has gone anywhere yet, or only to a file of words. */
function isNoPage(url: string): boolean {
  return url === 'about:blank' || url.endsWith('.txt');
}

/**
 * A page that is left while it is looked at, as after logging out, is judged where it leads to; and faults of a
 * page that changed meanwhile are of no state that anybody saw, so it is looked at again.
 */
async function faultsOf(page: Page): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    try {
      await atRest(page);
      const before = await stateOf(page);
      if (foundGood.get(page) === before) return [];
      const faults = await lookOver(page);
      const stood = (await stateOf(page)) === before;
      if (stood && faults.length === 0) foundGood.set(page, before);
      if (stood || faults.length === 0 || look >= MAX_LOOKS) return faults;
    } catch (error) {
      if (look >= MAX_LOOKS || !/context was destroyed|navigat/i.test(String(error))) throw error;
    }
  }
}

async function lookOver(page: Page): Promise<string[]> {
  const found = await judge(page);
  const faults: string[] = [];
  // A bar that stays lies over what is scrolled away in part: how large that is shows in the middle of the window.
  for (const { id, target } of found) {
    if (id === 'target-size') await intoTheMiddle(page, target);
    const stays =
      id !== 'target-size' || (await judge(page)).some((each) => each.id === id && each.target === target);
    if (stays) faults.push(`${id}: ${target}`);
  }
  return faults;
}

async function judge(page: Page): Promise<{ id: string; target: string }[]> {
  // Style sheets that could not be loaded stay so: put into the page by the judge, the policy would refuse them.
  const options = { resultTypes: ['violations' as const], preload: false };
  // One document without frames of others: judged in place, without a second page to put results together.
  const axe = new AxeBuilder({ page }).options(options).withTags(WHAT_WE_KEEP_TO);
  const { violations } = await axe.setLegacyMode().analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })));
}

const intoTheMiddle = (page: Page, target: string) =>
  page.evaluate((selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center' }), target);

/** Everything a verdict hangs on: what stands in the page, where the focus is, and how it is shown. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const focus = document.activeElement ? all.indexOf(document.activeElement) : -1;
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    return [location.href, innerWidth, innerHeight, focus, dark, document.documentElement.outerHTML].join(
      '\n',
    );
  });
}
