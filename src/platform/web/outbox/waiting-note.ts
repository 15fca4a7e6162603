const KEY = 'acts_waiting';

/** Whether something waits, without loading what sends it; read before the first page is drawn. */
export function isSomethingWaiting(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function noteWaiting(count: number): void {
  try {
    if (count > 0) localStorage.setItem(KEY, String(count));
    else localStorage.removeItem(KEY);
  } catch {
    // Then it is looked up when a page is opened.
  }
}
