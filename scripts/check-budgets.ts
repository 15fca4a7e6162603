import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { ServerBuild } from 'react-router';
import { ensureBuilt } from './steps/ensure-built.ts';
import { drawnParts } from './steps/page-files.ts';

interface Budget {
  /** Path of the route as `routes.ts` has it. */
  readonly path: string;
  readonly scripts: number;
  readonly styles: number;
}

const kilo = 1024;
const visitor = { scripts: 150 * kilo, styles: 18 * kilo };
const member = { scripts: 220 * kilo, styles: 40 * kilo };
const DRAWN = 12 * kilo;

/** Compressed bytes a first visit may load. */
const budgets: readonly Budget[] = [
  ...['start', 'join/huddle/:huddleId', 'join/:uid', '*'].map((path) => ({ path, ...visitor })),
  ...['home', 'notification'].map((path) => ({ path, ...member })),
];

/** What a visitor's first load may not hold, by a word that stands in each library's code. */
const heavy = ['maplibre', 'prosemirror', 'recharts', 'oidc-client', 'UserManager'];

await ensureBuilt();
const { assets } = (await import(new URL('../build/server/index.js', import.meta.url).href)) as ServerBuild;
const faults = [...budgets.flatMap(check), ...checkDrawn(), ...circles()];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function check({ path, scripts, styles }: Budget): string[] {
  const files = filesOf(path);
  if (files.length === 0) return [`${path}: no such route`];
  const [code, looks] = [files.filter(isScript), files.filter((file) => !isScript(file))];
  const [codeSize, lookSize] = [sizeOf(code), sizeOf(looks)];
  console.log(`/${path}: ${kb(codeSize)} scripts in ${code.length} files, ${kb(lookSize)} styles`);
  const found =
    scripts === visitor.scripts ? heavy.filter((word) => code.some((file) => read(file).includes(word))) : [];
  return [
    ...(codeSize > scripts ? [`/${path}: ${kb(codeSize)} of scripts, at most ${kb(scripts)}`] : []),
    ...(lookSize > styles ? [`/${path}: ${kb(lookSize)} of styles, at most ${kb(styles)}`] : []),
    ...found.map((word) => `/${path}: loads ${word}`),
  ];
}

/** What the page of a huddle draws as soon as it is alive may not bring the code of other pages along. */
function checkDrawn(): string[] {
  const known = new Set(filesOf('join/huddle/:huddleId'));
  const isDrawn = (file: string) => isScript(file) && drawnParts.some((name) => file.startsWith(`${name}-`));
  const found = new Set(
    readdirSync('build/client/assets')
      .filter(isDrawn)
      .map((file) => `/assets/${file}`),
  );
  for (const file of found) for (const next of importsOf(file)) if (!known.has(next)) found.add(next);
  const size = sizeOf([...found]);
  console.log(`what a huddle draws once it is alive: ${kb(size)} scripts in ${found.size} files`);
  return size > DRAWN ? [`${[...found].join(', ')}: ${kb(size)} of scripts, at most ${kb(DRAWN)}`] : [];
}

/** Everything the page preloads: the entry, the root, and each route down to this one. */
function filesOf(path: string): string[] {
  const route = Object.values(assets.routes).find((each) => each?.path === path);
  if (!route) return [];
  const files = new Set([assets.url, assets.entry.module, ...assets.entry.imports]);
  for (
    let at: typeof route | undefined = route;
    at;
    at = at.parentId ? assets.routes[at.parentId] : undefined
  ) {
    const parts = [
      at.module,
      at.clientLoaderModule,
      at.hydrateFallbackModule,
      ...(at.imports ?? []),
      ...(at.css ?? []),
    ];
    for (const part of parts) if (part) files.add(part.replace('#', ''));
  }
  return [...files];
}

/** Files that need each other: one of them would run before what it is made of. */
function circles(): string[] {
  const state = new Map<string, 'OPEN' | 'DONE'>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    if (state.get(file) === 'OPEN') found.push(`${[...way.slice(way.indexOf(file)), file].join(' -> ')}`);
    if (state.has(file)) return;
    state.set(file, 'OPEN');
    for (const next of importsOf(file)) visit(next, [...way, file]);
    state.set(file, 'DONE');
  };
  for (const route of Object.values(assets.routes)) if (route) visit(route.module, []);
  return found;
}

function importsOf(file: string): string[] {
  const imported = read(file).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g);
  return Array.from(imported, ([, name]) => `/assets/${name}`);
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

function read(file: string): string {
  return readFileSync(`build/client${file}`, 'utf8');
}

function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
}

function kb(bytes: number): string {
  return `${(bytes / kilo).toFixed(1)} KB`;
}
