/** A username stands after an @ that no letter touches. */
const mention = /(?<![\p{L}\p{N}_@./])@([a-z0-9_][a-z0-9._]{1,28}[a-z0-9_])/giu;

const MOST = 20;

/** The usernames a text names with an @, in lower case, each once. */
export function usernamesIn(text: string): string[] {
  const found = [...text.matchAll(mention)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(found)].slice(0, MOST);
}

export interface TextPart {
  readonly text: string;
  /** The person the part names. */
  readonly personId?: string;
}

/** Cuts a text where it names one of these people, so that a page can set the names off. */
export function partsOf(
  text: string,
  people: ReadonlyArray<{ readonly id: string; readonly username: string | null }>,
): TextPart[] {
  const idOf = new Map(people.map(({ id, username }) => [username?.toLowerCase(), id]));
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(mention)) {
    const personId = idOf.get(found[1]?.toLowerCase());
    if (!personId) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ text: found[0], personId });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
