import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has between two places. */
const MAX_STOPS = 220;
const MAX_ENTRIES = 15;

interface Stop {
  readonly what: string;
  /** It is what was looked for. */
  readonly wanted: boolean;
  readonly lost: boolean;
  readonly marked: boolean;
  /** What lies over all of it; empty when one sees it. */
  readonly covered: string;
}

/** Somebody without a mouse: goes from stop to stop with real keys, and looks whether each can be seen. */
export class Keyboard {
  private readonly page: Page;
  private readonly faults = new Set<string>();

  constructor(page: Page) {
    this.page = page;
  }

  async press(...names: string[]): Promise<void> {
    for (const name of names) await this.page.keyboard.press(name);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Goes on with Tab until the focus is on it, from here to the end of the page and from its beginning. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeAttached();
    if (await isFocused(target)) return;
    let ends = 0;
    for (let stops = 0; stops < MAX_STOPS && ends < 3; stops += 1) {
      await this.press('Tab');
      const { lost, wanted } = await this.judge(target);
      if (wanted) return;
      if (lost) ends += 1;
    }
    expect(await isFocused(target), `Tab leads to ${target}`).toBe(true);
  }

  /** Goes there and presses it. */
  async use(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.press(key);
  }

  /** Goes to a field and writes over what stands in it. */
  async fill(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.press('ControlOrMeta+a');
    await this.type(text);
  }

  /** Goes through an open menu to an entry and presses it. */
  async choose(entry: Locator): Promise<void> {
    await expect(this.page.getByRole('menu').locator(':focus')).toHaveCount(1);
    for (let steps = 0; steps < MAX_ENTRIES && !(await isFocused(entry)); steps += 1) {
      await this.press('ArrowDown');
    }
    await expect(entry).toBeFocused();
    await this.press('Enter');
  }

  /** The focus is somewhere, once everything has settled. */
  async isSomewhere(): Promise<void> {
    await expect.poll(() => this.isNowhere(), 'the focus is lost').toBe(false);
  }

  /** Opens what lies behind a button, leaves it with Escape, and stands on the button again. */
  async opensAndCloses(opener: Locator, opened: Locator): Promise<void> {
    await this.use(opener);
    await expect(opened).toBeVisible();
    await expect(opened.locator(':focus')).toHaveCount(1);
    await this.isSomewhere();
    await this.press('Escape');
    await expect(opened).toBeHidden();
    await expect(opener).toBeFocused();
  }

  /** Every stop so far was marked and not covered. */
  sawEveryStop(): void {
    expect([...this.faults]).toEqual([]);
  }

  private async isNowhere(): Promise<boolean> {
    return (await this.judge()).lost;
  }

  /** What has the focus; notes what cannot be seen of it. */
  private async judge(target?: Locator): Promise<Stop> {
    const stop = await judgeUncovered(this.page, target);
    const { what, lost, marked, covered } = stop;
    const where = new URL(this.page.url()).pathname;
    if (!lost && !marked) this.faults.add(`${where}: no mark on ${what}`);
    if (!lost && covered) this.faults.add(`${where}: ${what} is under ${covered}`);
    return stop;
  }
}

/** What lies over the page may still be on its way out. */
async function judgeUncovered(page: Page, target?: Locator): Promise<Stop> {
  const look = () => (target ? target.evaluate(judgeFocus) : page.evaluate(judgeFocus, null));
  let stop = await look();
  for (let looks = 0; looks < 10 && stop.covered; looks += 1) {
    await page.waitForTimeout(50);
    stop = await look();
  }
  return stop;
}

function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** In the page: what has the focus, and whether one sees that it does. */
function judgeFocus(target: Element | null): Stop {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
    return { what: '', wanted: false, lost: true, marked: false, covered: '' };
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40);
  const what = `${element.tagName.toLowerCase()} ${element.id || element.getAttribute('name') || name}`;
  const isMarked = (each: Element | null | undefined) => {
    if (!each) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  };
  // A box to tick is drawn by what stands beside it; a field of several parts, or a card, around it.
  const drawn: (Element | null | undefined)[] = [element, element.nextElementSibling];
  for (let around = element.parentElement; around && drawn.length < 6; around = around.parentElement) {
    drawn.push(around);
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  // All of the page is where the way past the frame leads: it needs no mark of its own.
  const isPage = element.id === 'content';
  const isPart = isPage || width <= 2 || height <= 2 || height > innerHeight;
  const over = [0.5, 0.1, 0.9].map((part) => {
    const found = document.elementFromPoint(left + width * part, top + height * part);
    if (!found) return 'the edge of the window';
    const same = element.contains(found) || found.contains(element) || found.closest('label') !== null;
    return same ? '' : `${found.tagName.toLowerCase()}.${found.getAttribute('class')}`;
  });
  const covered = isPart || over.includes('') ? '' : (over[0] ?? '');
  return { what, wanted: element === target, lost: false, marked: isPage || drawn.some(isMarked), covered };
}
