export interface Line {
  /** Whether it stands in both, only in the first, or only in the second. */
  readonly in: 'BOTH' | 'FIRST' | 'SECOND';
  readonly text: string;
}

/** Beyond this many pairs to compare, everything between the common ends counts as replaced. */
const MAX_PAIRS = 4_000_000;

/** What became of the lines of one text in another, in order. */
export function differenceOf(first: readonly string[], second: readonly string[]): Line[] {
  let start = 0;
  while (start < first.length && start < second.length && first[start] === second[start]) start += 1;
  let end = 0;
  const room = Math.min(first.length, second.length) - start;
  while (end < room && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  const both = (lines: readonly string[]) => lines.map((text): Line => ({ in: 'BOTH', text }));
  return [
    ...both(first.slice(0, start)),
    ...between(first.slice(start, first.length - end), second.slice(start, second.length - end)),
    ...both(first.slice(first.length - end)),
  ];
}

function between(first: readonly string[], second: readonly string[]): Line[] {
  const only = (side: 'FIRST' | 'SECOND') => (text: string) => ({ in: side, text }) as const;
  if (first.length * second.length > MAX_PAIRS || first.length === 0 || second.length === 0) {
    return [...first.map(only('FIRST')), ...second.map(only('SECOND'))];
  }
  const longest = lengthsOf(first, second);
  const lines: Line[] = [];
  let [one, other] = [0, 0];
  while (one < first.length && other < second.length) {
    const [a, b] = [first[one] ?? '', second[other] ?? ''];
    if (a === b) {
      lines.push({ in: 'BOTH', text: a });
      one += 1;
      other += 1;
    } else if (at(longest, one + 1, other) >= at(longest, one, other + 1)) {
      lines.push({ in: 'FIRST', text: a });
      one += 1;
    } else {
      lines.push({ in: 'SECOND', text: b });
      other += 1;
    }
  }
  return [...lines, ...first.slice(one).map(only('FIRST')), ...second.slice(other).map(only('SECOND'))];
}

/** How many lines the rests of both have in common, for every pair of rests. */
function lengthsOf(first: readonly string[], second: readonly string[]): readonly Uint16Array[] {
  const rows = Array.from({ length: first.length + 1 }, () => new Uint16Array(second.length + 1));
  for (let one = first.length - 1; one >= 0; one -= 1) {
    const row = rows[one];
    for (let other = second.length - 1; row && other >= 0; other -= 1) {
      row[other] =
        first[one] === second[other]
          ? at(rows, one + 1, other + 1) + 1
          : Math.max(at(rows, one + 1, other), at(rows, one, other + 1));
    }
  }
  return rows;
}

function at(rows: readonly Uint16Array[], one: number, other: number): number {
  return rows[one]?.[other] ?? 0;
}
