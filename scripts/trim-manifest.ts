import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Every page loads the list of all routes. What each of them imports is a third of it, and only the server uses
 * that, to name what to load ahead: it is left out of the browser's copy, and so is what a route does not have, and the
 * styles that every page has, or the routes around it. The name of a route stands before it already and is put in later.
 * Neighbours in the order of their names share most of their words, so they are written in it; which of two routes an
 * address means never hangs on their order.
 */
const [file = 'build/client/assets/manifest.js'] = globSync('build/client/assets/manifest-*.js');
const [, before = '', json = '', after = ''] =
  /^(window\.__reactRouterManifest=)(.*?)(;?\s*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
interface Route {
  css?: string[];
  readonly parentId?: string;
  [key: string]: unknown;
}

const manifest = JSON.parse(json) as { entry: { css: string[] }; routes: Record<string, Route> };
const own = new Map(Object.entries(manifest.routes).map(([id, { css = [] }]) => [id, css]));

/** The styles that are there before those of a route are asked for. */
function around({ parentId }: Route): string[] {
  const parent = parentId === undefined ? undefined : manifest.routes[parentId];
  return parent && parentId !== undefined
    ? [...(own.get(parentId) ?? []), ...around(parent)]
    : manifest.entry.css;
}

for (const route of Object.values(manifest.routes)) {
  const known = new Set(around(route));
  const css = route.css?.filter((file) => !known.has(file)) ?? [];
  if (css.length > 0) route.css = css;
  else delete route.css;
  const unread = Object.keys(route).filter((key) => key.startsWith('has') && !route[key]);
  for (const key of ['id', 'imports', 'hasDefaultExport', ...unread]) delete route[key];
}
manifest.routes = Object.fromEntries(
  Object.entries(manifest.routes).sort(([one], [other]) => (one < other ? -1 : 1)),
);
const names = ';for(const[i,r]of Object.entries(__reactRouterManifest.routes))r.id=i';
writeFileSync(file, before + JSON.stringify(manifest) + names + after);
