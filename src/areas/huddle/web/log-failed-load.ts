/** A huddle that did not load is noted for whoever looks at the console; the page offers to try again (HUD-21). */
export function logFailedLoad(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: what a person may be asked for when they call for support
  console.warn('The huddle did not load:', error instanceof Error ? error.message : error);
}
