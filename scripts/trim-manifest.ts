import { globSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Every page loads the list of all routes. What each of them imports is a third of it, and only the server uses
 * that, to name what to load ahead: it is left out of the browser's copy.
 */
const [file = 'build/client/assets/manifest.js'] = globSync('build/client/assets/manifest-*.js');
const [, before = '', json = '', after = ''] =
  /^(window\.__reactRouterManifest=)(.*?)(;?\s*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
const manifest = JSON.parse(json) as { routes: Record<string, { imports?: readonly string[] }> };
for (const route of Object.values(manifest.routes)) route.imports = [];
writeFileSync(file, before + JSON.stringify(manifest) + after);
