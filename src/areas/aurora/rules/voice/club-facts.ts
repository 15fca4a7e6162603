/** What is said of one community. */
export interface ClubFacts {
  readonly name: string;
  /** Null where the asker may not know. */
  readonly members: number | null;
  readonly outings: number | null;
  readonly standing: 'MEMBER' | 'ASKED' | 'ASKS_FIRST' | 'OPEN';
  /** Undefined where the asker may not know them. */
  readonly leaders: readonly string[] | undefined;
}
