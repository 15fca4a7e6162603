import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Violation } from './read-modules.ts';

// A size in pixels, also within a function or a variable of the theme.
const IN_PIXELS = /(?:^|[\s;{])(?:font|font-size|--[\w-]*font-size[\w-]*):[^;{}]*?[\d.]+px/g;
const MAX_LINES = 250;
const GENERATED = 'src/ui/theme/variables.css';

/**
 * Words grow with the size that people set in their browser, as the boxes around them do: none has one in pixels.
 * A sheet belongs to a component: what is longer styles several.
 */
export function checkSheets(root: string): Violation[] {
  return globSync('src/**/*.css', { cwd: root })
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const lines = text.trimEnd().split('\n').length;
      const isLong = lines > MAX_LINES && path !== GENERATED;
      return [
        ...[...text.matchAll(IN_PIXELS)].map(([found]) => ({
          path,
          what: `${found.replace(/^[\s;{]+/, '')}: sizes of words are in rem`,
        })),
        ...(isLong
          ? [{ path, what: `${lines} lines, at most ${MAX_LINES}: a sheet for each component` }]
          : []),
      ];
    });
}
