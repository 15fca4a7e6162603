/** Why somebody gets none of what is written to many (COM-9, COM-12). */
export const reasonsAgainst = [
  'SELF',
  'NO_MEMBER',
  'PAID',
  'REMINDED',
  'ENOUGH',
  'NO_ACCOUNT',
  'UNREACHABLE',
  'SWITCHED_OFF',
] as const;
export type ReasonAgainst = (typeof reasonsAgainst)[number];

/** So many who get it are shown by name; the number is exact all the same. */
export const MAX_NAMED_READERS = 200;

const onlyCounted: readonly ReasonAgainst[] = ['NO_MEMBER', 'UNREACHABLE', 'SWITCHED_OFF', 'ENOUGH'];

/**
 * Whether those who get none for this reason are named to who writes. Who has blocked whom, who is suspended and what
 * somebody wants to hear of is nobody else's business, and of strangers no names are told: those are counted.
 */
export function isNamed(why: ReasonAgainst): boolean {
  return !onlyCounted.includes(why);
}
