/** One fault to plant: what stands on a line, and what stands there instead. */
export interface Fault {
  readonly line: number;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
}

interface Mutator {
  readonly kind: string;
  readonly find: RegExp;
  readonly put: string;
}

const mutators: readonly Mutator[] = [
  { kind: 'boundary', find: / < (?=[\w$.(])/, put: ' <= ' },
  { kind: 'boundary', find: / <= /, put: ' < ' },
  { kind: 'boundary', find: / > (?=[\w$.(])/, put: ' >= ' },
  { kind: 'boundary', find: / >= /, put: ' > ' },
  { kind: 'comparison', find: / === /, put: ' !== ' },
  { kind: 'comparison', find: / !== /, put: ' === ' },
  { kind: 'logic', find: / && /, put: ' || ' },
  { kind: 'logic', find: / \|\| /, put: ' && ' },
  { kind: 'default', find: / \?\? (?!\()[\w'"[\].]+/, put: ' ?? null!' },
  { kind: 'arithmetic', find: / \+ 1\b/, put: ' + 0' },
  { kind: 'arithmetic', find: / - 1\b/, put: ' - 0' },
  { kind: 'order', find: / desc\b/, put: ' asc' },
  { kind: 'order', find: /(order by [\w., ()]*?\w)(?= limit|`|$)/, put: '$1 desc' },
  { kind: 'null', find: / is not null\b/, put: ' is null' },
  { kind: 'null', find: / is null\b/, put: ' is not null' },
  { kind: 'condition', find: /^\s+(?:and|or) (?!exists \($)(?![^(]*\($).*[^;`]$/, put: '' },
  { kind: 'condition', find: /^\s+\.where\(.*\)$/, put: '' },
  { kind: 'guard', find: /^\s+if \(.*\) (?:return|throw|continue)\b.*;$/, put: '' },
  { kind: 'effect', find: /^\s+await [\w.]+\(.*\);$/, put: '' },
];

const COMMENT = /^\s*(?:\/\/|\/?\*)/;
const DECLARATION = /^\s*(?:import|export type|export interface|type|interface)\b/;

/** Every fault that can be planted in a source file, one place and one change each; the file itself is not touched. */
export function faultsIn(source: string): Fault[] {
  return source.split('\n').flatMap((text, index) => {
    if (COMMENT.test(text) || DECLARATION.test(text)) return [];
    return mutators.flatMap(({ kind, find, put }) => {
      const after = text.replace(find, put);
      const isBalanced = after !== '' || count(text, '(') === count(text, ')');
      return after !== text && isBalanced ? [{ line: index + 1, kind, before: text, after }] : [];
    });
  });
}

/** The source with one fault in it. */
export function planted(source: string, { line, after }: Fault): string {
  const lines = source.split('\n');
  lines[line - 1] = after;
  return lines.join('\n');
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
