import { type RefObject, useEffect } from 'react';

const EVERY_MS = 2_000;

/** What moving on needs of the row on the page. */
export type Row = Pick<
  HTMLElement,
  'matches' | 'contains' | 'clientWidth' | 'scrollWidth' | 'scrollLeft' | 'scrollTo' | 'firstElementChild'
>;

/** The row moves on by itself (SITE-7). */
export function useAutoAdvance(row: RefObject<HTMLElement | null>): void {
  useEffect(() => (row.current ? startAdvancing(row.current) : undefined), [row]);
}

/**
 * Moves a row of slides on by one each 2 s, and from the end to the beginning; call the answer to end it. It rests
 * while somebody points at it or is inside it with the keyboard, while the tab is hidden, and for who wants no
 * motion, also when they begin to want none.
 */
export function startAdvancing(row: Row): () => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const timer = setInterval(() => {
    const resting = calm.matches || document.hidden || row.matches(':hover');
    if (!resting && !row.contains(document.activeElement)) advance(row);
  }, EVERY_MS);
  return () => clearInterval(timer);
}

function advance(row: Row): void {
  const step = row.firstElementChild?.getBoundingClientRect().width ?? row.clientWidth;
  const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 4;
  row.scrollTo({ left: atEnd ? 0 : row.scrollLeft + step, behavior: 'smooth' });
}
