/** A username stands after an @ that no letter touches. */
const mention = /(?<![\p{L}\p{N}_@./])@([a-z0-9_][a-z0-9._]{1,28}[a-z0-9_])/giu;

const MAX_NAMES = 20;

/** The usernames a text names with an @, in lower case, each once. */
export function usernamesIn(text: string): string[] {
  const found = [...text.matchAll(mention)].map(([, name = '']) => name.toLowerCase());
  return [...new Set(found)].slice(0, MAX_NAMES);
}

/** Somebody whom a text names, as they are called now. */
export interface Named {
  readonly id: string;
  readonly username: string;
  readonly name: string;
}

export interface TextPart {
  readonly text: string;
  /** The person the part names: then the text is their name. */
  readonly person?: Named;
}

/** Cuts a text where it names one of these people, so that a page can print and link their names (P16). */
export function partsOf(text: string, people: readonly Named[]): TextPart[] {
  const known = new Map(people.map((person) => [person.username.toLowerCase(), person]));
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(mention)) {
    const person = known.get(found[1]?.toLowerCase() ?? '');
    if (!person) continue;
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({ text: `@${person.name}`, person });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** The text with the names of these people where it has their usernames. */
export function withNames(text: string, people: readonly Named[]): string {
  return partsOf(text, people)
    .map((part) => part.text)
    .join('');
}

/** The text with a key in braces where it names one of these people, as posts keep them. */
export function withKeys(text: string, people: readonly Named[]): string {
  return partsOf(text, people)
    .map((part) => (part.person ? `{{${part.person.username}}}` : part.text))
    .join('');
}
