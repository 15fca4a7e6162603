import { Visitor } from 'oxc-parser';
import type { Module } from './read-modules.ts';

const TELLERS = new Set(['test', 'it', 'describe']);

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Every title of a test or group of tests in the file, placeholders included. */
export function testTitles(module: Module): string[] {
  const titles: string[] = [];
  new Visitor({
    CallExpression: (node) => {
      const [first] = node.arguments;
      if (!first || !TELLERS.has(rootName(node.callee as unknown as Node))) return;
      if (first.type === 'Literal' && typeof first.value === 'string') titles.push(first.value);
      if (first.type === 'TemplateLiteral') titles.push(first.quasis.map((part) => part.value.raw).join('…'));
    },
  }).visit(module.parsed.program);
  return titles;
}

function rootName(callee: Node): string {
  if (callee.type === 'Identifier') return String(callee.name);
  const inner = callee.type === 'CallExpression' ? callee.callee : callee.object;
  return inner ? rootName(inner as Node) : '';
}
