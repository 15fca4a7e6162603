import { Visitor } from 'oxc-parser';
import type { Module, Violation } from './read-modules.ts';

/** Casts in server files, `as const` aside: they only become fewer. */
const MAX_CASTS = 161;
/** Reads that share a statement: each was measured. */
const MAX_BATCHED_QUERIES = 5;

/** What there may be only so much of in the whole source. */
export function checkBudgets(modules: readonly Module[]): Violation[] {
  const server = modules.filter(({ path, isTest }) => !isTest && /^src\/.*\/server\//.test(path));
  return [
    ...over('casts in server files', MAX_CASTS, server, castsIn),
    ...over(
      'uses of batchedQuery',
      MAX_BATCHED_QUERIES,
      server,
      ({ text }) => [...text.matchAll(/(?<!function )\bbatchedQuery\(/g)].length,
    ),
  ];
}

function over(
  what: string,
  limit: number,
  modules: readonly Module[],
  count: (module: Module) => number,
): Violation[] {
  const counts = modules.map((module) => ({ path: module.path, count: count(module) }));
  const sum = counts.reduce((total, each) => total + each.count, 0);
  if (sum <= limit) return [];
  const worst = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return [{ path: worst.path, what: `${sum} ${what} in all, at most ${limit}` }];
}

function castsIn({ parsed }: Module): number {
  let casts = 0;
  new Visitor({
    TSAsExpression: ({ typeAnnotation }) => {
      const isConst =
        typeAnnotation.type === 'TSTypeReference' &&
        typeAnnotation.typeName.type === 'Identifier' &&
        typeAnnotation.typeName.name === 'const';
      if (!isConst) casts += 1;
    },
  }).visit(parsed.program);
  return casts;
}
