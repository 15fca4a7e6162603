/** What a profile holds that others see only if its owner says so. */
export const profileParts = ['CLUBS', 'COMPANIONS'] as const;
export type ProfilePart = (typeof profileParts)[number];

/** Whether a part is sent to somebody: always to its owner, to others only if it is shown. */
export function isPartSent(shown: boolean, self: boolean): boolean {
  return shown || self;
}
