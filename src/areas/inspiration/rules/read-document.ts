import type { Block, Card, Heading, Inline, Mention, Picture, StoryDocument } from './document.ts';

type AnyNode =
  | Block
  | Inline
  | StoryDocument
  | { readonly type: 'listItem'; readonly content: readonly Block[] };

/** Every part of a document, in the order of reading. */
function* partsOf(document: StoryDocument): Generator<AnyNode> {
  const waiting: AnyNode[] = [document];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    const content: readonly AnyNode[] = ('content' in node && node.content) || [];
    for (let at = content.length - 1; at >= 0; at -= 1) {
      const child = content[at];
      if (child) waiting.push(child);
    }
  }
}

/** What a document refers to: what it is called or looks like is asked when it is read. */
export interface References {
  readonly pictures: readonly string[];
  readonly cards: ReadonlyArray<Card['attrs']>;
  readonly people: readonly string[];
}

export function referencesOf(document: StoryDocument): References {
  const parts = [...partsOf(document)];
  const pictures = parts.filter((part): part is Picture => part.type === 'picture');
  const cards = parts.filter((part): part is Card => part.type === 'card');
  const people = parts.filter((part): part is Mention => part.type === 'mention');
  return {
    pictures: [...new Set(pictures.map(({ attrs }) => attrs.id))],
    cards: [...new Map(cards.map(({ attrs }) => [`${attrs.kind} ${attrs.id}`, attrs])).values()],
    people: [...new Set(people.map(({ attrs }) => attrs.id))],
  };
}

export interface Chapter {
  /** The fragment of its address: `#chapter-2`. */
  readonly id: string;
  readonly level: 2 | 3;
  readonly title: string;
}

/** The headings of a document, in order; they stand at its top, never inside lists or quotes. */
export function chaptersOf(document: StoryDocument): Chapter[] {
  const headings = document.content.filter((part): part is Heading => part.type === 'heading');
  return headings.map((heading, at) => ({
    id: `chapter-${at + 1}`,
    level: heading.attrs.level,
    title: wordsOf(heading.content ?? []),
  }));
}

function wordsOf(inline: readonly Inline[]): string {
  return inline
    .map((part) => (part.type === 'text' ? part.text : ' '))
    .join('')
    .trim();
}

/** All its words, a line a block: for search and for comparing. */
export function linesOf(document: StoryDocument): string[] {
  const lines: string[] = [];
  for (const part of partsOf(document)) {
    if (part.type === 'paragraph') lines.push(wordsOf(part.content ?? []));
    else if (part.type === 'heading')
      lines.push(`${'#'.repeat(part.attrs.level)} ${wordsOf(part.content ?? [])}`);
    else if (part.type === 'picture') lines.push(`▣ ${part.attrs.alt} ${part.attrs.caption}`.trim());
    else if (part.type === 'video') lines.push(`▷ ${part.attrs.url} ${part.attrs.caption}`.trim());
    else if (part.type === 'card') lines.push(`◇ ${part.attrs.kind} ${part.attrs.id}`);
    else if (part.type === 'horizontalRule') lines.push('—');
  }
  return lines.filter((line) => line !== '');
}

/** The words that can be searched for. */
export function textOf(document: StoryDocument): string {
  return linesOf(document)
    .filter((line) => !/^[◇▷—]/.test(line))
    .join('\n');
}

const WORDS_A_MINUTE = 220;

/** How long reading takes, in whole minutes, at least one. */
export function minutesToRead(document: StoryDocument): number {
  const words = textOf(document).split(/\s+/).filter(Boolean).length;
  return Math.min(999, Math.max(1, Math.round(words / WORDS_A_MINUTE)));
}

export function isEmpty(document: StoryDocument): boolean {
  return textOf(document).trim() === '';
}

/** Pieces of text that lead elsewhere, and films. */
export function countLinks(document: StoryDocument): number {
  const isLink = (part: AnyNode) =>
    part.type === 'video' || (part.type === 'text' && part.marks?.some(({ type }) => type === 'link'));
  return [...partsOf(document)].filter(isLink).length;
}
