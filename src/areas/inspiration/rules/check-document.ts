import {
  cardKinds,
  DEEPEST,
  MAX_ALT,
  MAX_BLOCKS,
  MAX_CAPTION,
  MAX_CARDS,
  MAX_LETTERS,
  MAX_MENTIONS,
  MAX_NODES,
  MAX_PICTURES,
} from './document.ts';
import { isSafeLink, isVideoAddress } from './links.ts';

type Node = Readonly<Record<string, unknown>>;

const inline = ['text', 'hardBreak', 'mention'];
const block = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'horizontalRule',
  'picture',
  'card',
  'video',
];

/** What may stand in what. */
const inside: Readonly<Record<string, readonly string[]>> = {
  doc: block,
  paragraph: inline,
  heading: inline,
  bulletList: ['listItem'],
  orderedList: ['listItem'],
  listItem: block,
  blockquote: block,
};

/** What may be no more often than this. */
const limits: Readonly<Record<string, number>> = {
  picture: MAX_PICTURES,
  card: MAX_CARDS,
  mention: MAX_MENTIONS,
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const PLACE_ID = /^[1-9]\d{0,8}$/;
// Signs that no text may hold: controls but line breaks and tabs, and halves of pairs.
const UNFIT = /(?![\n\t])[\p{Cc}\p{Cs}]/u;

const attributes: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  heading: { level: (value) => value === 2 || value === 3 },
  picture: { id: isUuid, alt: textOf(MAX_ALT), caption: textOf(MAX_CAPTION) },
  card: { kind: (value) => (cardKinds as readonly unknown[]).includes(value), id: isObjectId },
  video: { url: isVideoAddress, caption: textOf(MAX_CAPTION) },
  mention: { id: isUuid },
};

const plainMarks = ['bold', 'italic', 'underline', 'strike'];

/**
 * The first fault of what claims to be a document, or null. It walks with a list of its own and counts as it goes,
 * so a tree of any size or depth is refused after a bounded number of steps.
 */
export function faultOfDocument(value: unknown): string | null {
  const waiting: Visit[] = [{ node: value, allowed: ['doc'], depth: 0 }];
  const counted = new Map<string, number>();
  const sums = { nodes: 0, blocks: 0, letters: 0 };
  for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
    const fault = faultOfNode(visit) ?? tooMuch(visit, sums, counted);
    if (fault) return fault;
    const { type, content } = visit.node as { type: string; content?: readonly unknown[] };
    // Counted before they are looked at: a list of a million is refused as fast as one of too many.
    if (sums.nodes + waiting.length + (content?.length ?? 0) > MAX_NODES)
      return `has more than ${MAX_NODES} parts`;
    for (const child of content ?? []) {
      waiting.push({ node: child, allowed: inside[type] ?? [], depth: visit.depth + 1 });
    }
  }
  return null;
}

interface Visit {
  readonly node: unknown;
  readonly allowed: readonly string[];
  readonly depth: number;
}

interface Sums {
  nodes: number;
  blocks: number;
  letters: number;
}

function tooMuch({ node, depth }: Visit, sums: Sums, counted: Map<string, number>): string | null {
  const { type, text } = node as { type: string; text?: string };
  sums.nodes += 1;
  if (!inline.includes(type) && type !== 'doc') sums.blocks += 1;
  sums.letters += text?.length ?? 0;
  counted.set(type, (counted.get(type) ?? 0) + 1);
  if (depth > DEEPEST) return `is deeper than ${DEEPEST}`;
  if (sums.blocks > MAX_BLOCKS) return `has more than ${MAX_BLOCKS} blocks`;
  if (sums.letters > MAX_LETTERS) return `has more than ${MAX_LETTERS} letters`;
  const limit = limits[type];
  return limit !== undefined && (counted.get(type) ?? 0) > limit ? `has more than ${limit} of ${type}` : null;
}

function faultOfNode({ node, allowed }: Visit): string | null {
  if (!isNode(node)) return 'holds something that is no part of it';
  const type = String(node.type).slice(0, 40);
  if (!allowed.includes(type)) return `may not hold ${type} here`;
  const known = ['type', ...(inside[type] ? ['content'] : []), ...(attributes[type] ? ['attrs'] : [])];
  if (type === 'text') known.push('text', 'marks');
  const unknown = Object.keys(node).find((key) => !known.includes(key));
  if (unknown !== undefined) return `says more of ${type} than there is: ${unknown.slice(0, 40)}`;
  if (node.content !== undefined && !Array.isArray(node.content)) return `has no list in ${type}`;
  if (type === 'text') return faultOfText(node);
  return attributes[type] && !fits(node.attrs, attributes[type]) ? `has wrong attributes at ${type}` : null;
}

function faultOfText({ text, marks = [] }: Node): string | null {
  if (typeof text !== 'string' || text === '' || UNFIT.test(text)) return 'has text that is no plain text';
  if (!Array.isArray(marks) || marks.length > plainMarks.length + 1) return 'has wrong marks';
  return marks.every(isMark) ? null : 'has a mark or a link that is not allowed';
}

function isMark(mark: unknown): boolean {
  if (!isNode(mark)) return false;
  const keys = Object.keys(mark);
  if (mark.type === 'link') return keys.length === 2 && fits(mark.attrs, { href: isSafeLink });
  return keys.length === 1 && plainMarks.includes(String(mark.type));
}

/** Has exactly these attributes. */
function fits(attrs: unknown, wanted: Readonly<Record<string, (value: unknown) => boolean>>): boolean {
  if (!isNode(attrs)) return false;
  const names = Object.keys(wanted);
  return (
    Object.keys(attrs).length === names.length &&
    names.every((name) => Object.hasOwn(attrs, name) && wanted[name]?.(attrs[name]) === true)
  );
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isUuid(value: unknown): boolean {
  return typeof value === 'string' && UUID.test(value);
}

/** The id of a huddle or community, or the number of a place. */
function isObjectId(value: unknown): boolean {
  return isUuid(value) || (typeof value === 'string' && PLACE_ID.test(value));
}

function textOf(longest: number): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && value.length <= longest && !UNFIT.test(value);
}
