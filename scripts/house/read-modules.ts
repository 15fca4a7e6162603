import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

export interface Import {
  /** Path of the imported file from the root, or the name of a package. */
  readonly target: string;
  readonly typeOnly: boolean;
}

/** One source file, parsed. */
export interface Module {
  /** From the root, with forward slashes: `src/areas/huddle/rules/rsvp.ts`. */
  readonly path: string;
  readonly text: string;
  readonly parsed: ParseResult;
  readonly imports: readonly Import[];
  readonly isTest: boolean;
}

/** Something the house forbids, with the file it stands in. */
export interface Violation {
  readonly path: string;
  readonly what: string;
}

const GENERATED = new Set(['src/platform/server/db/schema.ts']);
const aliases = ['areas', 'platform', 'ui', 'app'];

/** Reads and parses every TypeScript file under the folders; a file that does not parse is an error. */
export function readModules(root: string, folders: readonly string[]): Module[] {
  const paths = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }));
  const written = paths.filter((path) => !GENERATED.has(path)).sort();
  return written.map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const parsed = parseSync(path, text);
    if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]?.message}`);
    const imports = importsOf(path, text, parsed).map((found) => ({
      ...found,
      target: resolve(root, path, found.target),
    }));
    return { path, text, parsed, imports, isTest: /\.test\.tsx?$|\/testing\//.test(path) };
  });
}

function importsOf(_path: string, text: string, parsed: ParseResult): Import[] {
  const fixed = parsed.module.staticImports.map((found) => ({
    target: found.moduleRequest.value,
    typeOnly: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
  }));
  const passedOn = parsed.module.staticExports.flatMap((found) =>
    found.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ target: entry.moduleRequest.value, typeOnly: entry.isType }] : [],
    ),
  );
  const late = parsed.module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"`](.*)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] ? [{ target: literal[1], typeOnly: false }] : [];
  });
  return [...fixed, ...passedOn, ...late];
}

function resolve(root: string, from: string, request: string): string {
  const bare = request.replace(/\?.*$/, '');
  const alias = aliases.find((name) => bare.startsWith(`#${name}/`));
  if (!alias && !bare.startsWith('.')) return bare;
  const path = alias ? `src/${bare.slice(1)}` : normalize(join(dirname(from), bare)).replaceAll('\\', '/');
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => existsSync(join(root, candidate))) ?? path;
}
