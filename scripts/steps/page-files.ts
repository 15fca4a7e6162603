import { dirname, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ChunkingContext } from 'rolldown';
import routes from '../../src/app/web/routes.ts';

const APP = resolve('src/app/web');
/** The router makes an entry of each page, named like this. */
const ENTRY = '?__react-router-build-client-route';
/** Around every page behind the log-in, and the one that most begin with. */
const [FRAME, HOME] = ['shell/member.layout.tsx', 'home/home.page.tsx'];
const FIELDS = /@mantine\/core\/esm\/components\//;
/** Characters of source: in a file of its own this is under 1 KB on the way, most of it the file's own frame. */
const SMALL = 2_000;
/** Each comes late and alone: the editor and the map. */
const HEAVY = /node_modules\/(@tiptap|prosemirror|maplibre|linkifyjs|orderedmap|rope-sequence|w3c-keyname)/;

/** Parts that a page for visitors draws as soon as it is alive: in the files of the pages with forms they would bring 230 KB along. */
export const drawnParts = ['PlacesMap', 'VisitorMenu', 'ActivityIcon'];

interface Loaders {
  /** Which pages that visitors read load something with themselves; the same names are the same pages. */
  readonly visitors: ReadonlyMap<string, string>;
  /** What the frame of every page behind the log-in does, and Home. */
  readonly frame: ReadonlySet<string>;
  /** How many other pages do. */
  readonly pages: ReadonlyMap<string, number>;
  /** What only pages with fields of the component library load: the largest thing that many pages share. */
  readonly forms: ReadonlySet<string>;
  /** How many parts of those that come late. */
  readonly parts: ReadonlyMap<string, number>;
}

/**
 * Names the file in which a module travels, by what loads it. Left alone, everything that the same pages load becomes a
 * file: 370 of them, most under 2 KB, of which a page behind the log-in asked for a hundred. So behind the log-in what
 * the frame needs is one file, what pages share is four (of an area or not, with fields of a form or not), and what only
 * late parts share is one too. A page for visitors loads nothing that it does not need, but for the groups of modules
 * that are too small for a file: those, and what is loaded by all of them or `isNamed`, are the frame's.
 *
 * No two files need each other: what a module of a file imports is loaded by all that load the module, so it is in the
 * same file or in one that stands before it. (Otherwise a file could run before what it is made of; `check-budgets.ts`
 * looks.)
 */
export function filesBeside(isNamed: (id: string) => boolean) {
  let known: Loaders | undefined;
  return (id: string, context: ChunkingContext): string | null => {
    known ??= loadersIn(context, isNamed);
    return fileOf(id, known);
  };
}

function fileOf(id: string, { visitors, frame, pages, parts, forms }: Loaders): string | null {
  if (HEAVY.test(id)) return null;
  const visited = visitors.get(id);
  if (visited !== undefined) return visited;
  const onPages = pages.get(id) ?? 0;
  const inParts = parts.get(id) ?? 0;
  if (frame.has(id)) return 'app';
  if (onPages > 1 || (onPages === 1 && inParts > 0)) {
    const isOfArea = /src\/areas\//.test(id);
    if (forms.has(id)) return isOfArea ? 'forms' : 'fields';
    return isOfArea ? 'areas' : 'ui';
  }
  return onPages === 0 && inParts > 1 ? 'late' : null;
}

const partOfHuddle = (name: string) => resolve(`src/areas/huddle/web/view/${name}.tsx`);
const all = (await routes) as readonly RouteConfigEntry[];
const entry = (file: string) => `${resolve(APP, file)}${ENTRY}`;

function loadersIn(context: ChunkingContext, isNamed: (id: string) => boolean): Loaders {
  const everyPage = all.flatMap(({ children = [] }) => children);
  const read = all.find(({ file }) => file === 'shell/PublicFrame.tsx')?.children ?? [];
  const frame = reach(context, [entry(FRAME), entry(HOME)]);
  const inside = everyPage.filter((page) => !read.includes(page)).map(({ file }) => file);
  const loaded = [FRAME, ...inside].map((file) => reach(context, [entry(file)]));
  const pages = countOf(loaded);
  const always = [resolve(APP, 'entry.client.tsx'), entry('root.tsx'), entry('shell/PublicFrame.tsx')];
  const named = [...pages.keys()].filter(isNamed);
  const visitors = new Map<string, string>();
  for (const [at, page] of read.entries()) {
    for (const id of reach(context, [entry(page.file)]))
      visitors.set(id, `${visitors.get(id) ?? 'read'}-${at}`);
  }
  // What a page shares with the pages behind the log-in, or with their frame, is apart from what only visitors load.
  for (const [id, file] of visitors) {
    if (frame.has(id)) visitors.set(id, `${file}-app`);
    else if (pages.has(id)) visitors.set(id, `${file}-in`);
  }
  for (const id of reach(context, drawnParts.map(partOfHuddle)))
    if (!visitors.has(id)) visitors.set(id, frame.has(id) ? 'drawn-app' : 'drawn');
  const everywhere = reach(context, [...always, ...named]);
  for (const id of [...everywhere, ...smallFiles(context, visitors, everywhere)]) visitors.set(id, 'frame');
  const isField = (id: string) => FIELDS.test(id) && !frame.has(id) && !visitors.has(id);
  const others = new Set(loaded.filter((page) => ![...page].some(isField)).flatMap((page) => [...page]));
  const forms = new Set([...pages.keys()].filter((id) => !others.has(id)));
  const parts = countOf(partsOf(context, pages).map((part) => reach(context, [part])));
  return { visitors, frame, pages, forms, parts };
}

/** What several pages load and would, in a file of its own, weigh more on the way than what it says. */
function smallFiles(
  context: ChunkingContext,
  visitors: ReadonlyMap<string, string>,
  everywhere: ReadonlySet<string>,
): string[] {
  const files = Map.groupBy(visitors.keys(), (id) => visitors.get(id) ?? '');
  return [...files].flatMap(([file, ids]) => {
    const isShared = file.split('-').length > 2;
    const added = [...reach(context, ids)].filter((id) => !everywhere.has(id));
    const size = added.reduce((sum, id) => sum + (context.getModuleInfo(id)?.code?.length ?? 0), 0);
    return isShared && size < SMALL ? added : [];
  });
}

/** What these modules and their parts load late. */
function partsOf(context: ChunkingContext, pages: ReadonlyMap<string, number>): string[] {
  const lateIn = (id: string) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const late = new Set([...pages.keys()].flatMap(lateIn));
  for (const part of late)
    for (const id of reach(context, [part])) for (const next of lateIn(id)) late.add(next);
  return [...late];
}

/** Whatever is loaded with these modules. */
function reach(context: ChunkingContext, roots: readonly string[]): Set<string> {
  const found = new Set(roots);
  for (const id of found) for (const next of importsOf(context, id)) found.add(next);
  return found;
}

/** A library's list of all it has: code that names one thing of it does not load the rest. */
const LIST = /@mantine\/(core|hooks|form)\/esm\/index\.mjs$/;

function importsOf(context: ChunkingContext, id: string): readonly string[] {
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
  if (!code || LIST.test(id)) return [];
  return importedIds.flatMap((next) => {
    const library = LIST.exec(next)?.[1];
    return library
      ? namesIn(code, `@mantine/${library}`).flatMap((name) => standsIn(context, next, name))
      : next;
  });
}

function namesIn(code: string, from: string): string[] {
  const imports = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${from}["']`, 'g');
  return [...code.matchAll(imports)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/ as .*/, '').trim()),
  );
}

/** The file behind a name in such a list. */
function standsIn(context: ChunkingContext, list: string, name: string): string[] {
  const code = context.getModuleInfo(list)?.code ?? '';
  const found = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from ["']([^"']+)["']`).exec(code)?.[1];
  return found ? [resolve(dirname(list), found)] : [];
}

function countOf(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const id of set) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
