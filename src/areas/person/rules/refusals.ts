/** The sentence of every refusal of this area, for people. */
export const personRefusals = {
  FOLLOW_SELF: 'You cannot follow yourself.',
  BLOCK_SELF: 'You cannot block yourself.',
  MUTE_SELF: 'You cannot mute yourself.',
  NO_FOLLOW_REQUEST: 'This request is no longer open.',
} as const;

export type PersonRefusal = keyof typeof personRefusals;
