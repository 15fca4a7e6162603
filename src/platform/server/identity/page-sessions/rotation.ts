/** Seconds; a secret older than this is replaced by the next page. */
export const ROTATE_AFTER_S = 3_600;
/** Seconds in which pages that were asked for at the same time may still show the secret before. */
export const GRACE_S = 120;
/** Days without a page after which somebody logs in again. */
export const LASTS_DAYS = 14;

/** What a browser has shown, against what is kept of its session. */
export interface Shown {
  readonly secret: 'CURRENT' | 'PREVIOUS' | 'OTHER';
  /** Whether the current secret ever came back from the browser. */
  readonly currentShown: boolean;
  /** Seconds since the current secret was sent. */
  readonly age: number;
}

/**
 * Whether the browser goes on with its secret, gets a new one, or somebody shows one that was replaced and used since:
 * then there are two who have it, and the session ends for both. An answer that never arrived, as on a bad line, is no
 * theft: as long as the new secret was never shown, the one before it stands.
 */
export function judge({ secret, currentShown, age }: Shown): 'GO_ON' | 'ROTATE' | 'STOLEN' {
  if (secret === 'CURRENT') return age >= ROTATE_AFTER_S ? 'ROTATE' : 'GO_ON';
  if (secret === 'OTHER') return 'STOLEN';
  if (age < GRACE_S) return 'GO_ON';
  return currentShown ? 'STOLEN' : 'ROTATE';
}
