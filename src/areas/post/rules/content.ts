import { isWebAddress } from '#platform/shared/web-address.ts';

/** A stretch of a post: plain words, what stands in a `{{key}}` place, a hashtag, a web address. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'parameter'; readonly key: string }
  | { readonly kind: 'tag'; readonly text: string; readonly tag: string }
  | { readonly kind: 'link'; readonly url: string };

const PIECES =
  /\{\{(?<key>[^{}\n]{1,60})\}\}|(?<url>https?:\/\/[^\s<>"{}]+)|(?<![\p{L}\p{N}_&])#(?<tag>[\p{L}\p{N}_]{2,50})(?![\p{L}\p{N}_])/giu;
const LETTER = /\p{L}/u;
const CLOSING = /[.,;:!?'’”»)\]]+$/u;

/** Cuts the content of a post into its pieces; `{{key}}` counts only where the key is known. */
export function piecesOf(content: string, keys: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const say = (text: string) => {
    if (text === '') return;
    const last = pieces.at(-1);
    if (last?.kind === 'text') pieces[pieces.length - 1] = { kind: 'text', text: last.text + text };
    else pieces.push({ kind: 'text', text });
  };
  for (const match of content.matchAll(PIECES)) {
    const found = pieceOf(match, keys);
    say(content.slice(from, match.index));
    if (found) pieces.push(found.piece);
    say(found ? match[0].slice(found.length) : match[0]);
    from = match.index + match[0].length;
  }
  say(content.slice(from));
  return pieces;
}

function pieceOf(
  match: RegExpExecArray,
  keys: ReadonlySet<string>,
): { piece: Piece; length: number } | undefined {
  const { key, url, tag } = match.groups ?? {};
  if (key !== undefined && keys.has(key))
    return { piece: { kind: 'parameter', key }, length: match[0].length };
  if (tag !== undefined && LETTER.test(tag)) {
    return { piece: { kind: 'tag', text: `#${tag}`, tag: foldTag(tag) }, length: match[0].length };
  }
  if (url === undefined) return undefined;
  const address = withoutClosing(url);
  // What is no address, or is made to look like another, stays what it is: words.
  if (!isWebAddress(address)) return undefined;
  return { piece: { kind: 'link', url: address }, length: address.length };
}

/** The full stop behind an address is not part of it; a bracket is when it was opened inside. */
function withoutClosing(url: string): string {
  const bare = url.replace(CLOSING, '');
  return bare.includes('(') && url.slice(bare.length).startsWith(')') ? `${bare})` : bare;
}

/** Tags are the same whatever their case and the way their letters are written. */
export function foldTag(tag: string): string {
  return tag.normalize('NFKC').toLowerCase();
}

/** The distinct hashtags of a text, in their order. */
export function tagsOf(content: string, limit: number): string[] {
  const tags = piecesOf(content, new Set()).flatMap((piece) => (piece.kind === 'tag' ? [piece.tag] : []));
  const fitting = tags.filter((tag) => tag.length >= 2 && tag.length <= 50);
  return [...new Set(fitting)].slice(0, limit);
}

/** The first web address of a text. */
export function firstLinkOf(content: string): string | undefined {
  const piece = piecesOf(content, new Set()).find(({ kind }) => kind === 'link');
  return piece?.kind === 'link' ? piece.url : undefined;
}

/** The keys of `{{key}}` that a text names. */
export function keysIn(content: string): ReadonlySet<string> {
  return new Set([...content.matchAll(/\{\{([^{}\n]{1,60})\}\}/g)].map((match) => match[1] ?? ''));
}

export interface NamedValue {
  readonly key: string;
  readonly value: { readonly name: string } | null;
}

/** The content as one reads it aloud: names instead of placeholders. */
export function plainText(content: string, parameters: readonly NamedValue[]): string {
  const names = new Map(parameters.map(({ key, value }) => [key, value?.name ?? '…']));
  return piecesOf(content, new Set(names.keys()))
    .map((piece) => {
      if (piece.kind === 'parameter') return names.get(piece.key) ?? '';
      return piece.kind === 'link' ? piece.url : piece.text;
    })
    .join('');
}
