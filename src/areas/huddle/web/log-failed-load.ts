import { useEffect } from 'react';

/** A huddle that did not load is noted once for anyone who looks at the console; the page offers to try again (HUD-21). */
export function useLogFailedLoad(error: unknown): void {
  useEffect(() => {
    if (!error) return;
    // biome-ignore lint/suspicious/noConsole: what a person may be asked for when they call for support
    console.warn('The huddle did not load:', error instanceof Error ? error.message : error);
  }, [error]);
}
