import type { DuesPeriod } from '#areas/community/rules/dues.ts';

/** What is said of one community. */
export interface ClubFacts {
  readonly name: string;
  /** Null where the asker may not know. */
  readonly members: number | null;
  readonly outings: number | null;
  readonly standing: 'MEMBER' | 'ASKED' | 'ASKS_FIRST' | 'OPEN';
  /** Undefined where the asker may not know them. */
  readonly leaders: readonly string[] | undefined;
  /** The beginning of what it says of itself; empty where the asker may not read it. */
  readonly about: string;
  /** How others get in, for members who ask. */
  readonly entry?: Entry | undefined;
  /** What members pay, where that is asked; its members alone see it. */
  readonly dues?: Dues | 'NONE' | 'UNSEEN' | undefined;
}

export type Entry = 'OPEN' | 'ASKS_FIRST' | 'PRIVATE' | 'HIDDEN';

export interface Dues {
  /** In hundredths of its currency, an ISO 4217 code. */
  readonly cents: number;
  readonly currency: string;
  readonly every: DuesPeriod;
}
