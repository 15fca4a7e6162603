import { useLayoutEffect } from 'react';

/** Where the focus stood before the last dialog: for one that follows another, whose own opener went with it. */
let lately: Element | null = null;

/**
 * Gives the focus back to where it stood before a dialog was opened, also when the dialog is taken off the page in
 * place of being closed. What opened it may be gone by then: the content of the page takes the focus instead.
 */
export function useFocusBack(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const standing = isSomewhere(document.activeElement) ? document.activeElement : lately;
    return () => {
      lately = standing;
      const last = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        if (isSomewhere(now) && now !== last) return;
        const home = standing?.isConnected ? standing : document.getElementById('content');
        if (home instanceof HTMLElement) home.focus({ preventScroll: true });
      }, AFTER_THE_LIBRARY_MS);
    };
  }, [opened]);
}

/** The library tries the same after 10 ms. */
const AFTER_THE_LIBRARY_MS = 20;

function isSomewhere(element: Element | null): boolean {
  return element !== null && element !== document.body;
}
