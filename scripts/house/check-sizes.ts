import { Visitor } from 'oxc-parser';
import type { Module, Violation } from './read-modules.ts';

const FILE = 250;
const TEST_FILE = 300;
const FUNCTION = 30;
const COMPONENT = 100;

type Named = { readonly start: number; readonly end: number; readonly id?: { readonly name: string } | null };

/** Files, functions and components that are too long to read in one go. */
export function checkSizes(modules: readonly Module[]): Violation[] {
  return modules.flatMap((module) => [...longFile(module), ...(module.isTest ? [] : longFunctions(module))]);
}

/** Lines of the file at this share of all files, by length: 0.5 is the median. */
export function linesAt(modules: readonly Module[], share: number): number {
  const sorted = modules.map(({ text }) => lineCount(text)).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function lineCount(text: string): number {
  return text.trimEnd().split('\n').length;
}

function longFile(module: Module): Violation[] {
  const lines = lineCount(module.text);
  const most = module.isTest ? TEST_FILE : FILE;
  return lines > most ? [{ path: module.path, what: `${lines} lines, at most ${most}` }] : [];
}

// A function counts its own lines; those of functions inside it are counted there.
function longFunctions(module: Module): Violation[] {
  const found: Violation[] = [];
  const inner: number[] = [];
  let name = '';
  const enter = () => void inner.push(0);
  const leave = (node: Named) => {
    const all = lineCount(module.text.slice(node.start, node.end));
    const own = all - (inner.pop() ?? 0);
    if (inner.length > 0) inner[inner.length - 1] = (inner.at(-1) ?? 0) + Math.max(0, all - 2);
    const called = node.id?.name ?? name;
    const most = module.path.endsWith('.tsx') && /^[A-Z]/.test(called) ? COMPONENT : FUNCTION;
    if (own > most)
      found.push({ path: module.path, what: `${called || 'a function'} has ${own} lines, at most ${most}` });
  };
  new Visitor({
    VariableDeclarator: (node) => {
      name = node.id.type === 'Identifier' ? node.id.name : '';
    },
    MethodDefinition: (node) => {
      name = node.key.type === 'Identifier' ? node.key.name : '';
    },
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
  }).visit(module.parsed.program);
  return found;
}
