import { useLayoutEffect } from 'react';
import { placeOf, restoreFocus } from './restore-focus.ts';

/** Where the focus stood before the last dialog: for one that follows another, whose own opener went with it. */
let lately: readonly HTMLElement[] = [];

/** The library tries the same after 10 ms. */
const AFTER_THE_LIBRARY_MS = 20;

/**
 * Gives the focus back to where it stood before a dialog was opened, also when the dialog is taken off the page in
 * place of being closed. What opened it may be gone by then: the nearest thing around it takes the focus instead.
 */
export function useFocusBack(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const stood = placeOf(document.activeElement);
    const place = stood.length > 0 ? stood : lately;
    return () => {
      lately = place;
      const last = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        if (now === null || now === document.body || now === last) restoreFocus(place);
      }, AFTER_THE_LIBRARY_MS);
    };
  }, [opened]);
}
