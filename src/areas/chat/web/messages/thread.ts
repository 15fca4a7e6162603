import type { MessageView } from '../../contract/views.ts';

/** A conversation as far as it was read: the oldest message first. */
export interface Thread {
  readonly items: readonly MessageView[];
  /** Older ones go on before this number; null when there are none. */
  readonly next: number | null;
  readonly revision: number;
  /** Those behind this number are not read yet, up to the newest ones: somebody went far back. */
  readonly gap?: number | null;
}

interface Page {
  readonly items: readonly MessageView[];
  readonly next: number | null;
}

/** With the page before what is known. */
export function withOlder(known: Thread, { items, next }: Page): Thread {
  return { ...known, items: merged(known.items, items), next };
}

/** With what is new or has changed; a change of what is not read yet is read with it. */
export function withNews(known: Thread, items: readonly MessageView[], revision: number): Thread {
  const [oldest] = known.items;
  const start = known.next === null || !oldest ? 0 : oldest.seq;
  const end = endOfGap(known);
  const isKnown = ({ seq }: MessageView) => seq >= start && !(end && seq > end.after && seq < end.before);
  const news = items.filter(isKnown);
  return { ...known, items: merged(known.items, news), revision: Math.max(known.revision, revision) };
}

/** With a page from further back, which ends before the number `before`: between it and what is known is a gap. */
export function withEarlier(known: Thread, { items, next }: Page, before: number): Thread {
  const [oldest] = known.items;
  const gap = oldest && before < oldest.seq ? before - 1 : null;
  return { ...known, items: merged(known.items, items), next, gap };
}

/** With a page of what lies in the gap, which ends before the number `before`. */
export function withBetween(known: Thread, items: readonly MessageView[], before: number): Thread {
  const end = endOfGap(known);
  const gap = end && before < end.before ? before - 1 : null;
  return { ...known, items: merged(known.items, items), gap };
}

/** The numbers between which nothing is read yet. */
export function endOfGap({ items, gap }: Thread): { after: number; before: number } | undefined {
  if (gap === null || gap === undefined) return undefined;
  const behind = items.find(({ seq }) => seq > gap);
  return behind && { after: gap, before: behind.seq };
}

/** Whether what is read goes back to a message of this number. */
export function hasMessage({ items, next }: Thread, seq: number | null | undefined): seq is number {
  if (seq === null || seq === undefined) return false;
  const [oldest] = items;
  return oldest !== undefined && (next === null || oldest.seq <= seq);
}

function merged(known: readonly MessageView[], more: readonly MessageView[]): MessageView[] {
  const bySeq = new Map([...known, ...more].map((item) => [item.seq, item]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}
