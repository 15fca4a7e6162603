import { diffArrays } from 'diff';

export interface Line {
  /** Whether it stands in both, only in the first, or only in the second. */
  readonly in: 'BOTH' | 'FIRST' | 'SECOND';
  readonly text: string;
}

/** Two texts with less in common than this many changes leave are shown one behind the other. */
const MAX_CHANGES = 5_000;

/** What became of the lines of one text in another, in order. */
export function differenceOf(first: readonly string[], second: readonly string[]): Line[] {
  const changes = diffArrays([...first], [...second], { maxEditLength: MAX_CHANGES }) ?? [
    { value: [...first], removed: true, added: false },
    { value: [...second], removed: false, added: true },
  ];
  return changes.flatMap(({ value, removed, added }) =>
    value.map((text): Line => ({ in: removed ? 'FIRST' : added ? 'SECOND' : 'BOTH', text })),
  );
}
