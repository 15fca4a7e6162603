import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from './read-modules.ts';

// A size in pixels, also within a function or a variable of the theme.
const IN_PIXELS = /(?:^|[\s;{])(?:font|font-size|--[\w-]*font-size[\w-]*):[^;{}]*?[\d.]+px/g;

/** Words grow with the size that people set in their browser, as the boxes around them do: none has one in pixels. */
export function checkFonts(root: string): Violation[] {
  return globSync('src/**/*.css', { cwd: root })
    .sort()
    .flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(IN_PIXELS)].map(([found]) => ({
        path,
        what: `${found.replace(/^[\s;{]+/, '')}: sizes of words are in rem`,
      })),
    );
}
