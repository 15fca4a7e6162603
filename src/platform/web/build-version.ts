declare global {
  interface Window {
    __reactRouterManifest?: { readonly version?: string };
  }
}

/** Names the build that this tab runs, for support. */
export function buildVersion(): string {
  return window.__reactRouterManifest?.version ?? 'unknown';
}
