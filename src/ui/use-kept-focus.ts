import { useEffect } from 'react';
import { isLost, placeOf, restoreFocus } from './restore-focus.ts';

/** Kept when one frame follows another, as after the first steps. */
let place: readonly HTMLElement[] = [];

/** A dialog that closes gives the focus back first. */
const AFTER_DIALOGS_MS = 60;

/**
 * What somebody stands on may go when they press it: a request that is answered leaves its list. The focus then
 * goes to the nearest thing around it that is still there, so that the next key goes on from that place.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const isGone = () => place[0] !== undefined && isLost(place[0]);
    const remember = ({ target }: FocusEvent) => {
      place = placeOf(target as Element);
    };
    const keep = () => {
      if (document.activeElement === document.body && isGone()) restoreFocus(place);
    };
    const look = () => {
      if (!isGone()) return;
      clearTimeout(waiting);
      waiting = setTimeout(keep, AFTER_DIALOGS_MS);
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    look();
    return () => {
      changes.disconnect();
      clearTimeout(waiting);
      document.removeEventListener('focusin', remember);
    };
  }, []);
}
