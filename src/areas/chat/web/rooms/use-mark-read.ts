import { useEffect, useRef } from 'react';
import type { RoomView } from '../../contract/views.ts';
import { readUpTo } from '../mutations.ts';

const PAUSE_MS = 1_500;

/** Says that everything up to `seq` was read, a moment after it stands on a page that is looked at. */
export function useMarkRead(room: RoomView, seq: number): void {
  const told = useRef(room.readSeq);
  useEffect(() => {
    if (seq <= told.current) return;
    const tell = () => {
      if (document.visibilityState !== 'visible' || seq <= told.current) return;
      told.current = seq;
      // A mark that is lost is made by the next message, or the next visit.
      readUpTo(room.id, seq).catch(() => undefined);
    };
    const timer = setTimeout(tell, PAUSE_MS);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [room.id, seq]);
}
