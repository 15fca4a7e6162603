import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Row, startAdvancing } from './use-auto-advance.ts';

const calm = { matches: false };
const tab = { hidden: false, activeElement: null };
const focused = { inside: false };
const pointed = { at: false };
let row: Row;
let end: () => void;

/** Four slides of 100 in a window of 200; where it is told to go, it is at once. */
function aRow(): Row {
  return {
    clientWidth: 200,
    scrollWidth: 400,
    scrollLeft: 0,
    firstElementChild: { getBoundingClientRect: () => ({ width: 100 }) },
    matches: (selector: string) => selector === ':hover' && pointed.at,
    contains: () => focused.inside,
    scrollTo({ left }: ScrollToOptions) {
      (this as { scrollLeft: number }).scrollLeft = left ?? 0;
    },
  } as unknown as Row;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => calm);
  vi.stubGlobal('document', tab);
  row = aRow();
  end = startAdvancing(row);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const left = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  return row.scrollLeft;
};

test('SITE-7 a row moves on by one slide every 2 seconds, and from its end to its beginning', () => {
  expect(left(1_999)).toBe(0);
  expect(left(1)).toBe(100);
  expect(left(2_000)).toBe(200);
  expect(left(2_000)).toBe(0);
});

describe('SITE-7 a row rests', () => {
  test.each([
    ['while somebody points at it', pointed, 'at'],
    ['while the keyboard is inside it', focused, 'inside'],
    ['while its tab is hidden', tab, 'hidden'],
    ['for who wants no motion', calm, 'matches'],
  ] as const)('SITE-7 %s, and goes on afterwards', (_, state, key) => {
    (state as Record<string, boolean>)[key] = true;
    expect(left(20_000)).toBe(0);
    (state as Record<string, boolean>)[key] = false;
    expect(left(2_000)).toBe(100);
  });

  test('SITE-7 for ever once its page is left', () => {
    end();
    expect(left(20_000)).toBe(0);
  });
});
