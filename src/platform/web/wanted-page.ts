import { safeReturnTo } from '#platform/shared/return-to.ts';

const KEY = 'wanted_page';
const KEPT_MS = 24 * 3_600_000;

/**
 * The page somebody was on the way to when the gate stopped them. It outlives the tab, because the mail that
 * opens the gate opens another one.
 */
export const wantedPage = {
  remember(path: string): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ path, at: Date.now() }));
    } catch {
      // A browser that keeps nothing leads home instead.
    }
  },

  /** Where to go; `undefined` when there was none or it is a day old. It stays until somebody is there. */
  read(): string | undefined {
    try {
      const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { path: string; at: number } | null;
      return kept && Date.now() - kept.at < KEPT_MS ? safeReturnTo(kept.path, '/home') : undefined;
    } catch {
      return undefined;
    }
  },

  forget(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept.
    }
  },
};
