import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);
const subsets = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
const weights = [500, 700] as const;

/** The families a card asks for, in this order for every letter. */
export const cardFamilies = subsets.map((subset) => `Inter ${subset}`).join(', ');

let loaded: Promise<Font[]> | undefined;

/** Read once for the life of the process; about 300 KB. */
export function cardFonts(): Promise<Font[]> {
  loaded ??= Promise.all(subsets.flatMap((subset) => weights.map((weight) => font(subset, weight))));
  return loaded;
}

async function font(subset: string, weight: 500 | 700): Promise<Font> {
  const file = require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`);
  return { name: `Inter ${subset}`, data: await readFile(file), weight, style: 'normal' };
}
