/** Numbers of a meaning: how many, each one byte. */
export const MEANING_LENGTH = 512;

export interface KeptMeaning {
  readonly key: string;
  readonly meaning: Uint8Array;
}

export interface Near {
  readonly key: string;
  /** From -1 to 1; texts that say the same are above 0.7, those that have something in common above 0.4. */
  readonly likeness: number;
}

export interface Nearest {
  /** Best first. */
  readonly near: readonly Near[];
  /** Whether the text is made of words: letters thrown together come near to something, too. */
  readonly isRead: boolean;
}

/** What the thread of meanings is asked. */
export type Asked = { readonly id: number } & (
  | { readonly what: 'embed'; readonly texts: readonly string[] }
  | { readonly what: 'keep'; readonly entries: readonly KeptMeaning[] }
  | { readonly what: 'nearest'; readonly text: string; readonly limit: number }
);

export interface Told {
  readonly id: number;
  readonly result: readonly Int8Array[] | Nearest | null;
  readonly fault?: string;
}
