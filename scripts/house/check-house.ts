import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBudgets } from './check-budgets.ts';
import { checkCycles } from './check-cycles.ts';
import { checkEdge } from './check-edge.ts';
import { checkGuardedColumns } from './check-guarded-columns.ts';
import { checkImports } from './check-imports.ts';
import { checkNames } from './check-names.ts';
import { checkPlaces } from './check-places.ts';
import { checkRuleTests } from './check-rule-tests.ts';
import { checkSheets } from './check-sheets.ts';
import { checkShownWords } from './check-shown-words.ts';
import { checkSizes, linesAt } from './check-sizes.ts';
import { checkVocabulary } from './check-vocabulary.ts';
import { type Module, readModules, type Violation } from './read-modules.ts';
import { checkSpecMap, readSpecMap } from './spec-map.ts';

export const folders = ['src', 'scripts', 'e2e', 'bench', 'proof'] as const;

export interface HouseReport {
  readonly modulesRead: number;
  readonly median: number;
  readonly p95: number;
  readonly violations: readonly Violation[];
}

const checks: readonly ((modules: readonly Module[]) => Violation[])[] = [
  checkImports,
  checkCycles,
  checkSizes,
  checkShownWords,
  checkBudgets,
  checkNames,
  checkPlaces,
  checkGuardedColumns,
  checkVocabulary,
  checkEdge,
  checkRuleTests,
];

/** Everything the house asks of its source, over all files below `root`. */
export function checkHouse(root: string): HouseReport {
  const modules = readModules(root, folders);
  const map = join(root, 'docs/spec-map.md');
  const clauses = existsSync(map) ? readSpecMap(readFileSync(map, 'utf8')) : [];
  const violations = [
    ...checks.flatMap((check) => check(modules)),
    ...checkSheets(root),
    ...checkSpecMap(clauses, modules),
  ];
  return {
    modulesRead: modules.length,
    median: linesAt(modules, 0.5),
    p95: linesAt(modules, 0.95),
    violations,
  };
}
