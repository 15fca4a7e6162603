/** So long the worker waits for the server where it has something to show in its place, less what a frame takes. */
const SLOW_MS = 250;

/**
 * How long to wait before what is kept is shown instead, in milliseconds: not at all where the page itself was long on
 * its way and the worker may have answered in the server's place, since what it asks for now takes as long (O19).
 */
export function patienceOnLine(usualMs: number): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isLate = page !== undefined && page.responseStart >= SLOW_MS;
  return isLate && navigator.serviceWorker?.controller ? 0 : usualMs;
}

/** Whether this browser is asked to save data: nothing is fetched before it is wanted. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
