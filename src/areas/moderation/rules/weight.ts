const HOUR_MS = 3_600_000;
/** What one report by somebody without a record weighs. */
export const ONE = 100;

/** Somebody who reported, as they were when the last report came. */
export interface Reporter {
  readonly joinedAt: Date;
  /** A newcomer: young, trusted by nobody, and never at an outing. */
  readonly isNew: boolean;
  /** Somebody without an account, who counts as a new one. */
  readonly isVisitor: boolean;
  /** Of their reports that are decided, those that were right, and those that were not. */
  readonly upheld: number;
  readonly dismissed: number;
}

/** Why many reports count as few. */
export const doubts = ['NEW_ACCOUNTS', 'SAME_TIME', 'RECORD', 'VISITORS'] as const;
export type Doubt = (typeof doubts)[number];

export interface Weight {
  /** In hundredths of one report by somebody without a record. */
  readonly weight: number;
  /** As how many independent reports they count. */
  readonly voices: number;
  readonly doubts: readonly Doubt[];
}

/**
 * How much the reports of a case weigh (C2): all new accounts and people without one are together one voice, and so are accounts that were made
 * within an hour of each other; a voice weighs as its best record. It decides about the order of the queue alone.
 */
export function weigh(reporters: readonly Reporter[]): Weight {
  const groups = [reporters.filter(({ isNew }) => isNew), ...madeTogether(reporters)].filter(
    (group) => group.length > 0,
  );
  const weights = groups.map((group) => Math.max(...group.map(weightOfRecord)));
  const [fresh = [], ...others] = groups[0]?.[0]?.isNew ? groups : [[], ...groups];
  const found: Readonly<Record<Doubt, boolean>> = {
    NEW_ACCOUNTS: fresh.length > 1 && fresh.some(({ isVisitor }) => !isVisitor),
    SAME_TIME: others.some((group) => group.length > 1),
    RECORD: weights.some((weight) => weight < ONE),
    VISITORS: fresh.length > 1 && fresh.some(({ isVisitor }) => isVisitor),
  };
  return {
    weight: weights.reduce((sum, weight) => sum + weight, 0),
    voices: groups.length,
    doubts: doubts.filter((doubt) => found[doubt]),
  };
}

/** Those who are known, in groups whose accounts follow each other within an hour. */
function madeTogether(reporters: readonly Reporter[]): Reporter[][] {
  const known = reporters.filter(({ isNew }) => !isNew);
  const inOrder = known.toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime());
  const groups: Reporter[][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const reporter of inOrder) {
    const at = reporter.joinedAt.getTime();
    const group = groups.at(-1);
    if (group && at - before <= HOUR_MS) group.push(reporter);
    else groups.push([reporter]);
    before = at;
  }
  return groups;
}

/** Between 0 and twice `ONE`: the share of reports that were right, as if one more of each had been decided. */
function weightOfRecord({ upheld, dismissed }: Reporter): number {
  return Math.round((2 * ONE * (upheld + 1)) / (upheld + dismissed + 2));
}
