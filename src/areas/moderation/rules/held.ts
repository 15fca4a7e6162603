/** Why something waits for moderators before others see it: many links, one text in many places, a newcomer's long list. */
export const heldFor = ['LINKS', 'SAME_TEXT', 'LIST'] as const;
export type HeldFor = (typeof heldFor)[number];
