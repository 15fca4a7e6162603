import { keptReads, keyOf } from '#platform/web/kept/store.ts';

/** The read that fills a page, as the hash of its query begins: only these are worth showing before the network answers. */
const READS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^\/huddle\/view\/([^/]+)$/, (id) => `["huddle","${id}","view",`],
  [/^\/community\/view\/([^/]+)$/, (id) => `["community","${id}","view"`],
  [/^\/chat\/view\/([^/]+)$/, (id) => `["room","${id}","messages"`],
];

/** Who I am: what every page of mine is worded by, its language and its clock. */
export const READ_OF_ME = keyOf('["account","me"]');

/** How the key of what fills this page begins; undefined for a page of another kind. */
export function readOfPage(pathname: string): string | undefined {
  for (const [pattern, hashFor] of READS) {
    const id = pattern.exec(pathname)?.[1];
    if (id) return keyOf(hashFor(id));
  }
  return undefined;
}

/** Whether what this page shows was read before and lies in this browser. */
export async function isPageKept(pathname: string): Promise<boolean> {
  const start = readOfPage(pathname);
  if (start === undefined) return false;
  const keys = await keptReads.keys().catch((): string[] => []);
  return keys.some((key) => key.startsWith(start));
}
