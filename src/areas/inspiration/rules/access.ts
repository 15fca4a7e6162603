export interface InspirationState {
  readonly published: boolean;
  /** Its author is onboarded and not suspended. */
  readonly authorShown: boolean;
}

export interface ReaderState {
  readonly isAuthor: boolean;
  /** One of the two has blocked the other. */
  readonly blocked: boolean;
}

/** Whether somebody may read an inspiration: everybody what is published, its working copy its author alone. */
export function mayRead(inspiration: InspirationState, reader: ReaderState): boolean {
  return inspiration.published && inspiration.authorShown && !reader.blocked;
}
