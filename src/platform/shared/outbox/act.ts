/** One request of an act; it may name what an earlier one has answered (`answerOf`). */
export interface Step {
  /** `POST /api/rooms/:roomId/messages`; a picture goes to where pictures are kept. */
  readonly wire: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Blob;
}

/** Something that somebody did without a network: it waits in their browser until it is with the server (OFF-2). */
export interface Act {
  /** Makes sending it again the same command. */
  readonly key: string;
  /** Who did it, as their provider calls them. */
  readonly owner: string;
  /** When it was pressed, epoch milliseconds by the server's clock as far as it was known. */
  readonly at: number;
  /** What it is, as `answer` or `comment`. */
  readonly kind: string;
  /** Where it is shown, as `huddle:` and an id. */
  readonly about: string;
  /** What the list of waiting acts says of it, in the language it was done in. */
  readonly words: string;
  readonly steps: readonly Step[];
  /** The ids that the steps which are done have answered. */
  readonly answered: readonly string[];
  /** When which step was sent first, epoch milliseconds: its answer may have been lost. */
  readonly tried?: { readonly step: number; readonly at: number };
  /** Where its words stand, and the request that changes them once they are with the server. */
  readonly wording?: { readonly step: number; readonly field: string; readonly change: Step };
  /** A later act of the same slot takes its place: the last answer counts. */
  readonly slot?: string;
  /** After this its author is asked before it is sent, epoch milliseconds. */
  readonly bestBefore?: number;
  /** Refusals that mean that it was done already, by an earlier try whose answer was lost. */
  readonly doneIf?: readonly string[];
  /** Keys of what must be read again once it is done. */
  readonly stale: readonly (readonly unknown[])[];
  readonly state: ActState;
  /** Why the server would not have it. */
  readonly why?: string;
}

/**
 * WAITING for a network, REFUSED by the server, LATE: its time has passed, UNSURE: it may be with the server already.
 * What is late or unsure its author decides about.
 */
export type ActState = 'WAITING' | 'REFUSED' | 'LATE' | 'UNSURE';
