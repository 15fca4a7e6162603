import { type RefObject, useEffect, useRef } from 'react';

interface InfiniteScroll {
  /** Asked while the end of the list is nearer than `distance` window heights. */
  readonly onDown: () => void;
  /** Asked while the beginning of the list is nearer than `upDistance` window heights, on the way up. */
  readonly onUp?: () => void;
  readonly distance: number;
  readonly upDistance: number;
  readonly throttleMs: number;
}

/** Asks for more as a list is scrolled, at most once in `throttleMs`; the ref belongs on the list. */
export function useInfiniteScroll<E extends HTMLElement>(scroll: InfiniteScroll): RefObject<E | null> {
  const list = useRef<E>(null);
  const latest = useRef(scroll);
  latest.current = scroll;
  useEffect(() => {
    let last = window.scrollY;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const box = list.current?.getBoundingClientRect();
      if (!box) return;
      const { onDown, onUp, distance, upDistance } = latest.current;
      const isUp = window.scrollY < last;
      last = window.scrollY;
      if (box.bottom - window.innerHeight < distance * window.innerHeight) onDown();
      if (isUp && -box.top < upDistance * window.innerHeight) onUp?.();
    };
    const soon = () => {
      timer ??= setTimeout(look, latest.current.throttleMs);
    };
    window.addEventListener('scroll', soon, { passive: true });
    window.addEventListener('resize', soon);
    // A short list leaves nothing to scroll: it is looked at when it grows, too.
    const grown = new ResizeObserver(soon);
    if (list.current) grown.observe(list.current);
    return () => {
      clearTimeout(timer);
      grown.disconnect();
      window.removeEventListener('scroll', soon);
      window.removeEventListener('resize', soon);
    };
  }, []);
  return list;
}
