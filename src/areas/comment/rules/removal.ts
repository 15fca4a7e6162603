/** Who somebody is to a comment. */
export interface Remover {
  readonly isAuthor: boolean;
  /** Of what the comment stands under: a host of the huddle, the author of the post or the article. */
  readonly isHost: boolean;
}

/** By whom a comment is removed: everybody may take back their own words at any time, and a host any; else nobody. */
export function removedBy({ isAuthor, isHost }: Remover): 'AUTHOR' | 'HOST' | undefined {
  if (isAuthor) return 'AUTHOR';
  return isHost ? 'HOST' : undefined;
}
