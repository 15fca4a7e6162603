import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { atRest } from './at-rest.ts';
import { isFast } from './size.ts';

const WHAT_WE_KEEP_TO = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
const MAX_LOOKS = 4;

interface Fault {
  id: string;
  target: string;
}

/** What was found without fault, page by page: the same is not judged twice. */
const foundGood = new WeakMap<Page, string>();

/** Elements that were found without fault on any page, by kind: the fast run judges only what is new to it. */
const goodKinds = new Set<string>();

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
      const kinds = await page.evaluate(kindsOfElements);
      const faults = await lookOver(page, newOf(kinds));
      const stood = (await stateOf(page)) === before;
      if (stood && faults.length === 0) {
        foundGood.set(page, before);
        for (const kind of kinds) goodKinds.add(kind);
      }
      if (stood || faults.length === 0 || look >= MAX_LOOKS) return faults;
    } catch (error) {
      if (look >= MAX_LOOKS || !/context was destroyed|navigat/i.test(String(error))) throw error;
    }
  }
}

/** Places of the elements to judge among all of the body; the first page, and a run that leaves nothing out, is judged whole. */
function newOf(kinds: readonly string[]): number[] | 'all' {
  return isFast && goodKinds.size > 0 ? kinds.flatMap((kind, at) => (goodKinds.has(kind) ? [] : at)) : 'all';
}

async function lookOver(page: Page, places: number[] | 'all'): Promise<string[]> {
  const found = await judge(page, places);
  const faults: string[] = [];
  // A bar that stays lies over what is scrolled away in part: how large that is shows in the middle of the window.
  for (const { id, target } of found) {
    if (id === 'target-size') await intoTheMiddle(page, target);
    const stays =
      id !== 'target-size' ||
      (await judge(page, places)).some((each) => each.id === id && each.target === target);
    if (stays) faults.push(`${id}: ${target}`);
  }
  return faults;
}

async function judge(page: Page, places: number[] | 'all'): Promise<Fault[]> {
  if (places.length === 0) return [];
  // Once for a document: read again each time, it costs as much as a judgement of what is new.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(judgeHere, { places, keepTo: WHAT_WE_KEEP_TO });
}

/** Runs in the page. */
async function judgeHere(asked: { places: number[] | 'all'; keepTo: string[] }): Promise<Fault[]> {
  const { axe: judgeOf } = window as unknown as { axe: typeof axe };
  const all = [...document.querySelectorAll<HTMLElement>('body *')];
  const { places } = asked;
  const context = places === 'all' ? document : places.flatMap((at) => all[at] ?? []);
  // Style sheets that could not be loaded stay so: put into the page by the judge, the policy would refuse them.
  const { violations } = await judgeOf.run(context, {
    resultTypes: ['violations'],
    preload: false,
    runOnly: asked.keepTo,
  });
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

/**
 * Runs in the page: for each element of the body what a verdict hangs on apart from its words: width and colours of
 * the page, the element's marks and its parent's, whether it has any name.
 */
function kindsOfElements(): string[] {
  const shown = `${innerWidth} ${document.documentElement.dataset.mantineColorScheme}`;
  const marksOf = (element: Element | null) => {
    const names = element?.getAttributeNames().filter((name) => name !== 'id');
    const isNamed = Boolean(element?.getAttribute('aria-label') || element?.textContent);
    return `${element?.localName}.${element?.getAttribute('class')} ${element?.getAttribute('role')} ${names} ${isNamed}`;
  };
  return Array.from(
    document.querySelectorAll('body *'),
    (element) => `${shown} ${marksOf(element.parentElement)} > ${marksOf(element)}`,
  );
}
