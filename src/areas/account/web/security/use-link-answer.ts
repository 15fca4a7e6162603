import { useEffect, useRef } from 'react';
import { linkAnswerIn, linkProvider } from './linked-providers.ts';
import type { useChange } from './use-change.ts';

/** Links a service when its answer stands in the address; it leaves the address first, as it counts once. */
export function useLinkAnswer(change: ReturnType<typeof useChange>): void {
  const latest = useRef(change);
  latest.current = change;
  useEffect(() => {
    const answer = linkAnswerIn(window.location.hash);
    if (!answer) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void latest.current(() => linkProvider(answer));
  }, []);
}
