const KEY = 'recent-searches';
const LIMIT = 6;

/** What was looked for lately in this browser, newest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const kept = [text, ...recentSearches().filter((one) => one !== text)].slice(0, LIMIT);
  save(kept);
}

export function forgetSearches(): void {
  save([]);
}

function save(kept: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage nothing is remembered.
  }
}
