/** A page that took this long to begin came over a bad line, or the worker had stopped waiting for it. */
const SLOW_MS = 250;

/**
 * How long to wait before what is kept is shown instead, in milliseconds: not at all where the page itself was long
 * on its way, since what it asks for now takes as long (O19).
 */
export function patienceOnLine(usualMs: number): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page && page.responseStart >= SLOW_MS ? 0 : usualMs;
}
