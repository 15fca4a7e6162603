/** Why a text is held back until moderators have looked at it, or refused. */
export const textFaults = ['LINKS', 'SAME_TEXT'] as const;
export type TextFault = (typeof textFaults)[number];

/** Shorter texts, such as thanks, are said often and mean no harm. */
export const MIN_COMPARED = 40;

/** So many places may have the same long text of one person within 24 hours. */
export const MAX_SAME_PLACES = 5;

/**
 * A text without what is changed to make it look like another: case, spaces, signs and what follows the host of a link. Null
 * where it is too short to be compared.
 */
export function comparable(text: string): string | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(https?:\/\/[^\s/?#]+)\S*/g, '$1')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return plain.length < MIN_COMPARED ? null : plain;
}

/** `places` counts this one too. */
export function isSaidTooOften(places: number): boolean {
  return places > MAX_SAME_PLACES;
}
