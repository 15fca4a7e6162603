import { type LeakedPasswords, readLeakedPasswords } from './filter.ts';

const opened = new Map<string, Promise<LeakedPasswords>>();

/** Whether a password stands in the filter that the settings name; false without one. Read once, when first needed. */
export async function isLeaked(
  { LEAKED_PASSWORDS: path }: { readonly LEAKED_PASSWORDS?: string | undefined },
  password: string,
): Promise<boolean> {
  if (path === undefined) return false;
  let filter = opened.get(path);
  if (!filter) {
    filter = readLeakedPasswords(path);
    opened.set(path, filter);
    filter.catch(() => opened.delete(path));
  }
  return (await filter).has(password);
}
