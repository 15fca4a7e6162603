import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routeFiles } from './file-routes.ts';

interface Rule {
  readonly condition: { readonly urlPattern: string | object };
  readonly source: string;
}

async function sourceOf(path: string): Promise<string | undefined> {
  let rules: readonly Rule[] = [];
  await routeFiles({
    addRoutes: async (given) => {
      rules = given;
    },
  });
  const url = `https://hike.example${path}`;
  return rules.find(({ condition: { urlPattern } }) => new URLPattern(urlPattern).test(url))?.source;
}

it('OFF-1: what every page starts with comes out of the store, what is late through the worker', async () => {
  expect(await sourceOf('/assets/entry.client-1a2b.js')).toBe('cache');
  expect(await sourceOf('/assets/root-1a2b.css')).toBe('cache');
  for (const late of ['/assets/maplibre-gl-1.js', '/assets/LiveMap-1.css', '/assets/tiptap-1.js'])
    expect(await sourceOf(late)).toBe('fetch-event');
  for (const other of ['/home', '/api/me', '/assets/inter-latin-1.woff2', '/sw.js'])
    expect(await sourceOf(other)).toBeUndefined();
});

it('OFF-1: what is late is what the build does not keep beforehand', () => {
  const build = readFileSync('scripts/build-service-worker.ts', 'utf8');
  const ignored = [...build.matchAll(/'assets\/\*?(\w[\w-]*)\*'/g)].map(([, name]) => name);
  expect(ignored).toEqual(['latin-ext', 'maplibre', 'LiveMap', 'tiptap']);
});

it('OFF-1: a browser without such rules goes on', async () => {
  await expect(routeFiles({})).resolves.toBeUndefined();
});
