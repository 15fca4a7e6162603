/** What a message can be answered with in one press, the usual one first. */
export const reactions = ['👍', '❤️', '😂', '🎉', '🙏', '😮', '😢', '⛰️'] as const;
export type Reaction = (typeof reactions)[number];
