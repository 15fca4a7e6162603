import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';
import { reactionConfirmations } from '#platform/shared/messages.ts';

/** The sentence of every refusal of this area. */
export const inspirationRefusals = {
  TOO_MANY_DRAFTS: /*i18n*/ {
    id: 'refused.too-many-drafts',
    message:
      'You have {most, plural, one {# unpublished inspiration} other {# unpublished inspirations}}. Publish or delete one first.',
  },
  DRAFT_CHANGED: /*i18n*/ {
    id: 'refused.draft-changed',
    message: 'This inspiration was changed elsewhere meanwhile.',
  },
  TITLE_NEEDED: /*i18n*/ { id: 'refused.title-needed', message: 'An inspiration needs a title.' },
  WORDS_NEEDED: /*i18n*/ { id: 'refused.words-needed', message: 'An inspiration needs words.' },
  TIME_PAST: /*i18n*/ {
    id: 'refused.time-past',
    message: 'This time is over. Choose one to come, within a year.',
  },
  INSPIRATION_PICTURE_NOT_YOURS: /*i18n*/ {
    id: 'refused.inspiration-picture-not-yours',
    message: 'A picture cannot be used. Please add it again.',
  },
  TOO_MANY_PICTURES: /*i18n*/ {
    id: 'refused.too-many-pictures',
    message: 'An inspiration can hold up to {most, plural, one {# picture} other {# pictures}}.',
  },
  BADGE_YOURS: /*i18n*/ { id: 'refused.badge-yours', message: 'You have this badge already.' },
  BADGE_ASKED: /*i18n*/ {
    id: 'refused.badge-asked',
    message: 'You have asked for a badge already. Moderators will look at it.',
  },
  BADGE_DECIDED: /*i18n*/ { id: 'refused.badge-decided', message: 'This request is decided already.' },
  BADGE_MODERATORS_ONLY: /*i18n*/ {
    id: 'refused.badge-moderators-only',
    message: 'Only moderators may decide about badges, and nobody about their own.',
  },
  OUTING_NOT_OVER: /*i18n*/ {
    id: 'refused.outing-not-over',
    message: 'This opens when the huddle has taken place and is over.',
  },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof inspirationRefusals, Message> {}
}

export type InspirationRefusal = keyof typeof inspirationRefusals;

/** What has been done, said to who did it. */
export const inspirationConfirmations = {
  BADGE_REQUESTED: /*i18n*/ { id: 'done.badge-requested', message: 'Thank you. Moderators will look at it.' },
  BADGE_GRANTED: /*i18n*/ { id: 'done.badge-granted', message: 'The badge is granted.' },
  BADGE_REQUEST_DECLINED: /*i18n*/ { id: 'done.badge-request-declined', message: 'The request is declined.' },
  READING_COUNTED: /*i18n*/ { id: 'done.reading-counted', message: 'Read.' },
  ...reactionConfirmations,
  ON_READING_LIST: /*i18n*/ { id: 'done.on-reading-list', message: 'On your reading list.' },
  OFF_READING_LIST: /*i18n*/ { id: 'done.off-reading-list', message: 'Off your reading list.' },
  INSPIRATION_BEGUN: /*i18n*/ { id: 'done.inspiration-begun', message: 'Draft created.' },
  INSPIRATION_SAVED: /*i18n*/ { id: 'done.inspiration-saved', message: 'Saved.' },
  INSPIRATION_DELETED: /*i18n*/ { id: 'done.inspiration-deleted', message: 'The inspiration is deleted.' },
  INSPIRATION_HELD: /*i18n*/ {
    id: 'done.inspiration-held',
    message: 'Saved. A moderator looks at your inspiration first. Until then only you see it.',
  },
  INSPIRATION_PUBLISHED: /*i18n*/ {
    id: 'done.inspiration-published',
    message: 'Your inspiration is published.',
  },
  INSPIRATION_SCHEDULED: /*i18n*/ {
    id: 'done.inspiration-scheduled',
    message: 'Your inspiration is scheduled.',
  },
  INSPIRATION_UNPUBLISHED: /*i18n*/ {
    id: 'done.inspiration-unpublished',
    message: 'Readers no longer see your inspiration.',
  },
  INSPIRATION_RESTORED: /*i18n*/ {
    id: 'done.inspiration-restored',
    message: 'The earlier version is restored.',
  },
  INSPIRATION_PICTURE_ADDED: /*i18n*/ {
    id: 'done.inspiration-picture-added',
    message: 'Picture added.',
  },
  LOOKED_BACK: /*i18n*/ { id: 'done.looked-back', message: 'Thank you. It is saved.' },
  TRIP_REPORTED: /*i18n*/ { id: 'done.trip-reported', message: 'Your report is a draft. Only you see it.' },
} as const satisfies Messages;

export type InspirationConfirmation = keyof typeof inspirationConfirmations;
export const done = confirm<InspirationConfirmation>;

/** What the draft of a trip report says before its author has written a word. */
export const reportWords = {
  ascent: /*i18n*/ { id: 'report.ascent', message: '{height} of ascent' },
  conditions: /*i18n*/ { id: 'report.conditions', message: 'Conditions' },
  people: /*i18n*/ { id: 'report.people', message: 'Who came along' },
  pictures: /*i18n*/ { id: 'report.pictures', message: 'Pictures' },
} as const satisfies Messages;
