/** Where somebody stands, and everything around it: it tells where they stood when it is gone. */
export function placeOf(element: Element | null): readonly HTMLElement[] {
  const place: HTMLElement[] = [];
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    if (at instanceof HTMLElement) place.push(at);
  }
  return place;
}

/** Puts the focus where somebody stood, or on the nearest thing around it that is still there. */
export function restoreFocus(place: readonly HTMLElement[]): void {
  const home = place.find((each) => !isLost(each)) ?? document.getElementById('content');
  if (!home) return;
  if (home !== place[0] && !home.hasAttribute('tabindex')) home.tabIndex = -1;
  home.focus({ preventScroll: true });
}

/** Gone from the page, or out of use: nobody can stand on it. */
export function isLost(element: HTMLElement): boolean {
  return !element.isConnected || element.matches(':disabled');
}
