import type { Module, Violation } from './read-modules.ts';

const EMPTY_WORDS = /^(utils?|helpers?|common|services?|managers?|index|misc|lib)$/;
const EMPTY_ENDINGS = /-(utils?|helpers?|manager|service)$/;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|page|config|d|layout|server|client|sql))*$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*(\.test)?$/;

/** Files and folders named after what is in them: no drawers for everything, no barrels. */
export function checkNames(modules: readonly Module[]): Violation[] {
  return modules.flatMap(({ path }) => {
    const parts = path.split('/');
    const file = (parts.pop() ?? '').replace(/\.tsx?$/, '');
    const bad = [...parts, file].find((word) => EMPTY_WORDS.test(word) || EMPTY_ENDINGS.test(word));
    if (bad) return [{ path, what: `'${bad}' says nothing about what is in it` }];
    const isRight = KEBAB.test(file) || (path.endsWith('.tsx') && PASCAL.test(file));
    return isRight ? [] : [{ path, what: 'files are kebab-case, components PascalCase' }];
  });
}
