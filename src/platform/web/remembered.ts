/** Small notes of this browser about what was seen or chosen; one that keeps nothing forgets them with the page. */
export const remembered = {
  has(key: string): boolean {
    try {
      return localStorage.getItem(key) === 'true';
    } catch {
      return false;
    }
  },
  set(key: string): void {
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // Without storage it is asked again on the next visit.
    }
  },
};
