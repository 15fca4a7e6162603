import { preload } from 'react-dom';
import { matchRoutes } from 'react-router';

/** What the router keeps of each page for itself; every page stands in it with its whole path. */
interface Manifest {
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}

interface ManifestRoute {
  readonly id: string;
  readonly path?: string;
  /** Addresses of its script and its styles. */
  readonly module: string;
  readonly css?: readonly string[];
}

/**
 * Loads the code of the page at this address. The router's own `PrefetchPageLinks` reloads the window when a
 * file cannot be loaded, which without signal ends in an error; here nothing happens, and the page loads when opened.
 */
export async function loadAhead(pathname: string): Promise<void> {
  const manifest = window.__reactRouterManifest as Manifest | undefined;
  const pages = Object.values(manifest?.routes ?? {}).filter(({ path }) => path !== undefined);
  const route = matchRoutes(
    pages.map((page) => ({ id: page.id, path: page.path ?? '', page })),
    pathname,
  )?.[0]?.route.page;
  if (!route || !navigator.onLine) return;
  for (const href of route.css ?? []) preload(href, { as: 'style' });
  await import(/* @vite-ignore */ route.module).catch(() => undefined);
}
