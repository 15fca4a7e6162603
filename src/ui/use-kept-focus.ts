import { useEffect } from 'react';

/** A dialog that closes gives the focus back first. */
const AFTER_DIALOGS_MS = 60;

/**
 * What somebody stands on may go when they press it: a request that is answered leaves its list. The focus then
 * goes to the nearest thing around it that is still there, so that the next key goes on from that place.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: readonly HTMLElement[] = [];
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const remember = (event: FocusEvent) => {
      path = event
        .composedPath()
        .filter((each) => each instanceof HTMLElement && each !== document.body) as HTMLElement[];
    };
    const keep = () => {
      if (document.activeElement !== document.body || !isLost(path[0])) return;
      const around = path.find((each) => each !== path[0] && each.isConnected && !isLost(each));
      if (around && around !== document.documentElement) focusOn(around);
    };
    const look = () => {
      if (!isLost(path[0])) return;
      clearTimeout(waiting);
      waiting = setTimeout(keep, AFTER_DIALOGS_MS);
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    return () => {
      changes.disconnect();
      clearTimeout(waiting);
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

function isLost(element: HTMLElement | undefined): boolean {
  return element !== undefined && (!element.isConnected || element.matches(':disabled'));
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
