import type { Module, Violation } from './read-modules.ts';

const RULES = /^src\/areas\/[^/]+\/rules\//;
/** A file that only names values or types has nothing that could go wrong. */
const DECIDES = /\bfunction\b|=> |\bclass\b/;

/** Rules are tested beside the rules: each file that decides something is reached from a test in a folder of rules. */
export function checkRuleTests(modules: readonly Module[]): Violation[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const rules = modules.filter(({ path }) => RULES.test(path));
  const reached = new Set<string>();
  const visit = ({ path, imports }: Module): void => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const { target, typeOnly } of imports) {
      const imported = byPath.get(target);
      if (imported && !typeOnly) visit(imported);
    }
  };
  for (const module of rules) if (module.isTest) visit(module);
  return rules
    .filter(({ path, text, isTest }) => !isTest && DECIDES.test(text) && !reached.has(path))
    .map(({ path }) => ({ path, what: 'no test beside the rules reaches it' }));
}
