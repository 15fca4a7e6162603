import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { readBackTo } from '../queries.ts';
import { hasMessage, type Thread } from './thread.ts';
import { useReading } from './use-reading.ts';

/** So far from its end a conversation is no longer at its newest message. */
const FAR_PX = 400;

export interface ScrollPlace {
  /** The first unread message was not seen yet: the way back to it. */
  readonly toUnread: (() => Promise<void>) | undefined;
  /** The newest message is out of sight: the way to it. */
  readonly toNewest: (() => void) | undefined;
}

/** Where somebody stands in a conversation, and how they come to its first unread and its newest message. */
export function useScrollPlace(
  scroll: RefObject<HTMLElement | null>,
  roomId: string,
  thread: Thread | undefined,
  firstUnread: number | null | undefined,
): ScrollPlace {
  const queries = useQueryClient();
  const reading = useReading();
  const [seen, setSeen] = useState(false);
  const [sought, setSought] = useState(false);
  const far = useFar(scroll);
  const isThere = thread !== undefined && hasMessage(thread, firstUnread);
  useEffect(() => {
    const box = scroll.current;
    const line = isThere && box?.querySelector('[data-new-line]');
    if (!line || !box) return;
    if (sought) {
      // Not by itself into view: that would move the page, too.
      box.scrollBy({ top: line.getBoundingClientRect().top - box.getBoundingClientRect().top });
      setSought(false);
    }
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setSeen(true);
      },
      { root: box },
    );
    watcher.observe(line);
    return () => watcher.disconnect();
  }, [isThere, sought, scroll]);
  const wanted = thread !== undefined && typeof firstUnread === 'number' && !seen;
  return {
    toUnread: wanted
      ? async () => {
          if (await reading(() => readBackTo(queries, roomId, firstUnread))) setSought(true);
        }
      : undefined,
    toNewest: far ? () => scroll.current?.scrollTo({ top: 0 }) : undefined,
  };
}

/** The scroll begins at the bottom: what lies above it has negative numbers. */
function useFar(scroll: RefObject<HTMLElement | null>): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const box = scroll.current;
    if (!box) return;
    const look = () => setFar(box.scrollTop < -FAR_PX);
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [scroll]);
  return far;
}

/** Reads more below what is looked at, which stays where it is: most browsers see to that by themselves. */
export async function keepingPlace(box: HTMLElement | null, read: () => Promise<unknown>): Promise<void> {
  const before = box?.scrollHeight ?? 0;
  await read();
  if (!box || CSS.supports('overflow-anchor', 'auto')) return;
  requestAnimationFrame(() => box.scrollBy({ top: before - box.scrollHeight }));
}
