import type { Module, Violation } from './read-modules.ts';

/** Files that import each other in a ring; imports of types alone make none. */
export function checkCycles(modules: readonly Module[]): Violation[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const done = new Set<string>();
  const rings: Violation[] = [];
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) rings.push({ path, what: `imports itself: ${[...trail.slice(at), path].join(' > ')}` });
    if (at >= 0 || done.has(path)) return;
    for (const { target, typeOnly } of byPath.get(path)?.imports ?? []) {
      if (!typeOnly && byPath.has(target)) visit(target, [...trail, path]);
    }
    done.add(path);
  };
  for (const path of byPath.keys()) visit(path, []);
  return rings;
}
