import { type RefObject, useEffect } from 'react';

const EVERY_MS = 2_000;

/**
 * Moves a row of slides on by one each 2 s, and from the end to the beginning (SITE-7). It rests while somebody
 * points at it or is inside it with the keyboard, while the tab is hidden, and for who wants no motion.
 */
export function useAutoAdvance(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      const resting =
        document.hidden || element.matches(':hover') || element.contains(document.activeElement);
      if (!resting) advance(element);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [row]);
}

function advance(row: HTMLElement): void {
  const step = row.firstElementChild?.getBoundingClientRect().width ?? row.clientWidth;
  const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 4;
  row.scrollTo({ left: atEnd ? 0 : row.scrollLeft + step, behavior: 'smooth' });
}
