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

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function longFile(module: Module): Violation[] {
  const lines = lineCount(module.text);
  const limit = module.isTest ? TEST_FILE : FILE;
  return lines > limit ? [{ path: module.path, what: `${lines} lines, at most ${limit}` }] : [];
}

type Range = { readonly first: number; readonly last: number };

/** A function with its name; a literal of data, without a function in it, has none. */
type Block = Range & { readonly called?: string };

// A function counts its own lines: those of functions inside it are counted there, and a literal of data counts
// as one line, since its properties stand a line each.
function longFunctions(module: Module): Violation[] {
  const blocks = blocksOf(module);
  return blocks.flatMap(({ called, ...range }) => {
    if (called === undefined) return [];
    const own = ownLines(range, blocks);
    const limit = module.path.endsWith('.tsx') && /^[A-Z]/.test(called) ? COMPONENT : FUNCTION;
    return own > limit
      ? [{ path: module.path, what: `${called || 'a function'} has ${own} lines, at most ${limit}` }]
      : [];
  });
}

function ownLines(range: Range, blocks: readonly Range[]): number {
  const elsewhere = new Set<number>();
  for (const { first, last } of blocks) {
    if (first < range.first || last > range.last || (first === range.first && last === range.last)) continue;
    for (let line = first + 1; line < last; line += 1) elsewhere.add(line);
  }
  return range.last - range.first + 1 - elsewhere.size;
}

function blocksOf(module: Module): Block[] {
  const blocks: Block[] = [];
  const literals: { functions: number }[] = [];
  const rangeOf = ({ start, end }: Named): Range => ({
    first: lineAt(module.text, start),
    last: lineAt(module.text, end),
  });
  let name = '';
  const leave = (node: Named) => {
    for (const literal of literals) literal.functions += 1;
    blocks.push({ ...rangeOf(node), called: node.id?.name ?? name });
  };
  const enterLiteral = () => void literals.push({ functions: 0 });
  const leaveLiteral = (node: Named) => {
    if (literals.pop()?.functions === 0) blocks.push(rangeOf(node));
  };
  new Visitor({
    VariableDeclarator: (node) => {
      name = node.id.type === 'Identifier' ? node.id.name : '';
    },
    MethodDefinition: (node) => {
      name = node.key.type === 'Identifier' ? node.key.name : '';
    },
    'FunctionDeclaration:exit': leave,
    'FunctionExpression:exit': leave,
    'ArrowFunctionExpression:exit': leave,
    ObjectExpression: enterLiteral,
    'ObjectExpression:exit': leaveLiteral,
    ArrayExpression: enterLiteral,
    'ArrayExpression:exit': leaveLiteral,
  }).visit(module.parsed.program);
  return blocks;
}
