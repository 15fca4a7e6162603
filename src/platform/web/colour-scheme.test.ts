import { globSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { colourSchemeScript, groundColour } from './colour-scheme.ts';

interface Seen {
  scheme: string;
  /** What phones colour their bar with. */
  bar: { content: string };
  change: (scheme: string) => void;
}

/** What the first lines of a page make of a choice and a device, and of a change later. */
function begin(stored: string | null | 'forbidden', deviceIsDark: boolean): Seen {
  const seen: Seen = { scheme: '', bar: { content: '' }, change: () => undefined };
  const localStorage = {
    getItem() {
      if (stored === 'forbidden') throw new Error('no storage');
      return stored;
    },
  };
  const documentElement = {
    setAttribute(_: string, value: string) {
      seen.scheme = value;
    },
    getAttribute: () => seen.scheme,
  };
  class MutationObserver {
    constructor(hear: () => void) {
      seen.change = (scheme) => {
        seen.scheme = scheme;
        hear();
      };
    }
    observe() {}
  }
  const matchMedia = vi.fn(() => ({ matches: deviceIsDark }));
  const document = { documentElement, createElement: () => seen.bar, head: { prepend() {} } };
  new Function('localStorage', 'document', 'matchMedia', 'MutationObserver', colourSchemeScript)(
    localStorage,
    document,
    matchMedia,
    MutationObserver,
  );
  return seen;
}

const schemeFor = (stored: string | null, deviceIsDark: boolean) => begin(stored, deviceIsDark).scheme;

test.each([
  [null, true, 'dark'],
  [null, false, 'light'],
  ['SYSTEM', true, 'dark'],
  ['LIGHT', true, 'light'],
  ['DARK', false, 'dark'],
  ['purple', true, 'dark'],
  ['forbidden', true, 'dark'],
])('SITE-16 the choice %s on a device that is dark: %s is %s', (stored, deviceIsDark, scheme) => {
  expect(schemeFor(stored, deviceIsDark)).toBe(scheme);
});

test("P22 the colour of the phone's bar follows the chosen theme, not the device", () => {
  const { bar, change } = begin('LIGHT', true);
  expect(bar.content).toBe(groundColour.light);
  change('dark');
  expect(bar.content).toBe(groundColour.dark);
});

const widthsIn = (glob: string) =>
  globSync(glob).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/@media \(([^)]*width[^)]*)\)/g)].map(([, query = '']) => query),
  );

test('SITE-16 to 640 px the pages for visitors are those of a phone', () => {
  const widths = widthsIn('src/areas/site/web/**/*.css');
  const phone = ['width <= 40em', 'width > 40em'];
  expect(widths.filter((width) => phone.includes(width)).length).toBeGreaterThan(3);
  // Beyond it a wide page has more room, and its head shows the links that fit.
  expect(new Set(widths)).toEqual(new Set([...phone, 'width <= 62em', 'width > 60em', 'width > 62em']));
  const frame = new Set([...widthsIn('src/app/web/shell/PublicFrame.module.css'), ...phone]);
  expect(frame).toEqual(new Set([...phone, 'width > 48em', 'width > 60em']));
});
