import type { Reportable } from './reports.ts';

/** Fewer than this are not told, so that nobody is found in a number. */
export const MIN_SHOWN = 5;

/** Half a year that is over, of cases by when they were decided and appeals by when they were made (C10). */
export interface HalfYear {
  readonly year: number;
  readonly half: 1 | 2;
}

export interface Figures extends HalfYear {
  readonly kinds: readonly KindFigures[];
  /** From the first report to the decision, in hours; of all kinds. */
  readonly medianHours: number;
  readonly appeals: number;
  /** Appeals after which the decision was undone. */
  readonly upheld: number;
}

export interface KindFigures {
  readonly kind: Reportable;
  readonly decided: number;
  /** Something was hidden, or somebody warned, suspended or banned. */
  readonly acted: number;
}

/** A number as the public reads it; null is not shown. */
export type Shown = number | null;

export interface ShownFigures extends HalfYear {
  readonly kinds: ReadonlyArray<{
    readonly kind: Reportable;
    readonly decided: Shown;
    readonly acted: Shown;
  }>;
  /** Null where a hidden number could be reckoned from it. */
  readonly total: Shown;
  readonly medianHours: Shown;
  readonly appeals: Shown;
  readonly upheld: Shown;
}

const isSmall = (count: number) => count > 0 && count < MIN_SHOWN;
const shown = (count: number): Shown => (isSmall(count) ? null : count);

/** A part is hidden where it is small, where its rest is, and where the whole is. */
const shownPart = (part: number, whole: number): Shown =>
  isSmall(part) || isSmall(whole - part) || isSmall(whole) ? null : part;

/** The figures as everybody may read them. */
export function shownFigures({ year, half, kinds, medianHours, appeals, upheld }: Figures): ShownFigures {
  const total = kinds.reduce((sum, { decided }) => sum + decided, 0);
  return {
    year,
    half,
    kinds: kinds.map(({ kind, decided, acted }) => ({
      kind,
      decided: shown(decided),
      acted: shownPart(acted, decided),
    })),
    total: kinds.some(({ decided }) => isSmall(decided)) ? null : total,
    medianHours: total < MIN_SHOWN ? null : medianHours,
    appeals: shown(appeals),
    upheld: shownPart(upheld, appeals),
  };
}
