import { useRef } from 'react';
import { tellTyping } from '../mutations.ts';

const EVERY_MS = 3_000;

/** Tells the others that one is writing, now and then while it goes on; nobody waits for it. */
export function useTellTyping(roomId: string): () => void {
  const told = useRef(0);
  return () => {
    if (Date.now() - told.current < EVERY_MS || !navigator.onLine) return;
    told.current = Date.now();
    tellTyping(roomId).catch(() => undefined);
  };
}
