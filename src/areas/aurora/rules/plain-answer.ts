import { isOwnPath } from './card.ts';

export type Inline =
  | { readonly kind: 'TEXT' | 'STRONG'; readonly text: string }
  | { readonly kind: 'LINK'; readonly text: string; readonly path: string };

export type Block =
  | { readonly kind: 'PARAGRAPH'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'LIST'; readonly items: ReadonlyArray<readonly Inline[]> };

const nowhere: ReadonlySet<string> = new Set();
const INLINE = /\*\*([^*\n]{1,300})\*\*|!?\[([^\]\n]{0,300})\]\(([^)\s]{0,500})\)/g;
const ITEM = /^\s*(?:[-*•]|\d{1,2}[.)])\s+/;

/**
 * The little that an answer may carry: paragraphs, lists, strong words, links to what its cards stand for (`paths`).
 * Everything else stays the letters it is: no picture, no markup, and of a link that leads elsewhere only its words.
 */
export function blocksOf(text: string, paths: ReadonlySet<string> = nowhere): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const last = blocks.at(-1);
    if (!ITEM.test(line)) blocks.push({ kind: 'PARAGRAPH', inlines: inlinesOf(line.trim(), paths) });
    else if (last?.kind === 'LIST') {
      blocks[blocks.length - 1] = {
        kind: 'LIST',
        items: [...last.items, inlinesOf(line.replace(ITEM, ''), paths)],
      };
    } else blocks.push({ kind: 'LIST', items: [inlinesOf(line.replace(ITEM, ''), paths)] });
  }
  return blocks;
}

function inlinesOf(line: string, paths: ReadonlySet<string>): Inline[] {
  const inlines: Inline[] = [];
  let from = 0;
  for (const found of line.matchAll(INLINE)) {
    if (found.index > from) inlines.push({ kind: 'TEXT', text: line.slice(from, found.index) });
    inlines.push(inlineOf(found, paths));
    from = found.index + found[0].length;
  }
  if (from < line.length) inlines.push({ kind: 'TEXT', text: line.slice(from) });
  return inlines;
}

function inlineOf(
  [whole, strong, words = '', path = '']: RegExpMatchArray,
  paths: ReadonlySet<string>,
): Inline {
  if (strong !== undefined) return { kind: 'STRONG', text: strong };
  const isPicture = whole.startsWith('!');
  if (!isPicture && words && isOwnPath(path) && paths.has(path)) return { kind: 'LINK', text: words, path };
  return { kind: 'TEXT', text: words };
}

/** The words alone, for the clipboard and for who listens. */
export function wordsOf(text: string): string {
  const say = (inlines: readonly Inline[]) => inlines.map((inline) => inline.text).join('');
  return blocksOf(text)
    .map((block) =>
      block.kind === 'LIST' ? block.items.map((item) => `- ${say(item)}`).join('\n') : say(block.inlines),
    )
    .join('\n');
}
