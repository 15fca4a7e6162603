const KEY = 'nav_link';

/** The link somebody came by, kept in this browser until it is known who they are (LINK-2). */
export const navLink = {
  remember(uid: string): void {
    try {
      localStorage.setItem(KEY, uid);
    } catch {
      // The address of the page still says it.
    }
  },
  take(fallback: string | undefined): string | undefined {
    try {
      const kept = localStorage.getItem(KEY) ?? fallback;
      localStorage.removeItem(KEY);
      return kept;
    } catch {
      return fallback;
    }
  },
};
