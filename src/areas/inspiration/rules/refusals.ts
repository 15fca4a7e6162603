export const inspirationRefusals = {
  TOO_MANY_DRAFTS: 'You have {most} unpublished inspirations. Publish or delete one first.',
  DRAFT_CHANGED: 'This inspiration was changed elsewhere meanwhile.',
  TITLE_NEEDED: 'An inspiration needs a title.',
  WORDS_NEEDED: 'An inspiration needs words.',
  TIME_PAST: 'This time is over. Choose one to come, within a year.',
  INSPIRATION_PICTURE_NOT_YOURS: 'A picture cannot be used. Please add it again.',
  TOO_MANY_PICTURES: 'An inspiration can hold up to {most} pictures.',
  BADGE_YOURS: 'You have this badge already.',
  BADGE_ASKED: 'You have asked for a badge already. Moderators will look at it.',
  BADGE_DECIDED: 'This request is decided already.',
  BADGE_MODERATORS_ONLY: 'Only moderators may decide about badges, and nobody about their own.',
} as const;

export type InspirationRefusal = keyof typeof inspirationRefusals;
