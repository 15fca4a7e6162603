import type { Module, Violation } from './read-modules.ts';
import { testTitles } from './test-titles.ts';

export const CLAUSE =
  /\b(?:API|GATE|SHELL|SITE|HUD|COM|PER|POST|INS|CAR|NOT|LINK|AUR|MSG|SRCH|OFF|SAFE|SET|ADM|MAP|SCALE|FED)-\d+\b/g;

/** What was tried and came back wrong, by its number: security, reliability, people, outside clients, the seeds. */
const FINDING = /\b[SRPVD]\d{1,2}\b/g;

/** One clause of the product page, or one finding: whether it is built, the rule that holds it and the tests that prove it. */
export interface ClauseRow {
  readonly clause: string;
  readonly state: string;
  readonly rules: readonly string[];
  readonly tests: readonly string[];
}

/** The rows of docs/spec-map.md; only the first two columns are kept by hand. */
export function readSpecMap(text: string): ClauseRow[] {
  return text.split('\n').flatMap((line) => {
    const [, clause = '', state = '', rules = '', tests = ''] = line.split('|').map((cell) => cell.trim());
    if (!new RegExp(`^(${CLAUSE.source}|${FINDING.source})$`).test(clause)) return [];
    return [{ clause, state, rules: pathsOf(rules), tests: pathsOf(tests) }];
  });
}

function pathsOf(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((found) => found[1] ?? '');
}

/** The same rows with the columns that sources and tests decide. */
export function fillSpecMap(rows: readonly ClauseRow[], modules: readonly Module[]): ClauseRow[] {
  const rules = filesByClause(
    modules.filter((module) => !module.isTest && module.path.includes('/rules/')),
    (module) => module.text.match(CLAUSE) ?? [],
  );
  const tests = filesByClause(
    modules.filter((module) => isProof(module)),
    (module) =>
      testTitles(module).flatMap((title) => [
        ...(title.match(CLAUSE) ?? []),
        ...(title.match(FINDING) ?? []),
      ]),
  );
  return rows.map(({ clause, state }) => ({
    clause,
    state,
    rules: [...(rules.get(clause) ?? [])],
    tests: [...(tests.get(clause) ?? [])],
  }));
}

function isProof(module: Module): boolean {
  return module.isTest || module.path.startsWith('e2e/');
}

function filesByClause(
  modules: readonly Module[],
  namesIn: (module: Module) => readonly string[],
): Map<string, Set<string>> {
  const files = new Map<string, Set<string>>();
  for (const module of modules) {
    for (const clause of namesIn(module)) {
      files.set(clause, (files.get(clause) ?? new Set()).add(module.path));
    }
  }
  return files;
}

/** A clause called built without a test that names it, or a test that names a clause the map does not know. */
export function checkSpecMap(rows: readonly ClauseRow[], modules: readonly Module[]): Violation[] {
  const path = 'docs/spec-map.md';
  const known = new Set(rows.map((row) => row.clause));
  const bare = fillSpecMap(rows, modules).filter((row) => row.state === 'built' && row.tests.length === 0);
  const proofs = modules.filter(isProof);
  const strangers = proofs.flatMap((module) =>
    (testTitles(module).join(' ').match(CLAUSE) ?? [])
      .filter((clause) => !known.has(clause))
      .map((clause) => ({ path: module.path, what: `names ${clause}, which ${path} does not have` })),
  );
  return [
    ...bare.map((row) => ({ path, what: `${row.clause} is called built, but no test title names it` })),
    ...strangers,
  ];
}

export function wordSpecMap(head: string, rows: readonly ClauseRow[]): string {
  const cell = (paths: readonly string[]) => paths.map((path) => `\`${path}\``).join(', ');
  const lines = rows.map(
    (row) => `| ${row.clause} | ${row.state} | ${cell(row.rules)} | ${cell(row.tests)} |`,
  );
  return `${head.trimEnd()}\n\n| clause | state | rules | tests |\n|---|---|---|---|\n${lines.join('\n')}\n`;
}
