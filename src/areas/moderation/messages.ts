import { confirm } from '#platform/shared/command-reply.ts';
import type { Message, Messages } from '#platform/shared/message.ts';
import type { Reportable } from './rules/reports.ts';

/** The sentence of every refusal of this area. */
export const moderationRefusals = {
  NOT_A_MODERATOR: /*i18n*/ { id: 'refused.not-a-moderator', message: 'Only moderators may do this.' },
  ALREADY_REPORTED: /*i18n*/ {
    id: 'refused.already-reported',
    message: 'You have reported this already. Moderators will look at it.',
  },
  TOO_MANY_REPORTS: /*i18n*/ {
    id: 'refused.too-many-reports',
    message: 'You can report up to {most, plural, one {# thing} other {# things}} a day.',
  },
  CASE_DECIDED: /*i18n*/ {
    id: 'refused.case-decided',
    message: 'A colleague has decided this case meanwhile. What was decided is shown now.',
  },
  CASE_CHANGED: /*i18n*/ {
    id: 'refused.case-changed',
    message:
      'Meanwhile there {reports, plural, one {is # report} other {are # reports}} in this case. Look at them and decide again.',
  },
  CASE_CLAIMED: /*i18n*/ {
    id: 'refused.case-claimed',
    message: 'A colleague is looking at this case. It is free again after half an hour at the latest.',
  },
  ACTS_DO_NOT_FIT: /*i18n*/ {
    id: 'refused.acts-do-not-fit',
    message: 'These acts do not go together, or cannot be done here.',
  },
  APPEAL_MADE: /*i18n*/ { id: 'refused.appeal-made', message: 'You have appealed already.' },
  APPEAL_LATE: /*i18n*/ {
    id: 'refused.appeal-late',
    message: 'An appeal is possible for {days, plural, one {# day} other {# days}} after a decision.',
  },
  APPEAL_OF_OWN: /*i18n*/ {
    id: 'refused.appeal-of-own',
    message: 'An appeal is answered by someone who did not take the decision.',
  },
  APPEAL_WITH_MODERATORS: /*i18n*/ {
    id: 'refused.appeal-with-moderators',
    message: 'The author has appealed. The moderators answer, not the community.',
  },
  DECIDED_BY_MODERATORS: /*i18n*/ {
    id: 'refused.decided-by-moderators',
    message: 'Moderators took this decision. Only they can take it back.',
  },
  APPEAL_ANSWERED: /*i18n*/ { id: 'refused.appeal-answered', message: 'This is answered already.' },
} as const satisfies Messages;

declare module '#platform/shared/decision.ts' {
  interface RefusalSentences extends Record<keyof typeof moderationRefusals, Message> {}
}

export type ModerationRefusal = keyof typeof moderationRefusals;

/** What has been done, said to who did it. */
export const moderationConfirmations = {
  REPORTED: /*i18n*/ { id: 'done.reported', message: 'Thank you. Moderators will look at it.' },
  CASE_CLAIM_CHANGED: /*i18n*/ { id: 'done.case-claim-changed', message: 'Your colleagues see that.' },
  CASE_CLOSED: /*i18n*/ {
    id: 'done.case-closed',
    message: 'The case is decided, and those concerned are told.',
  },
  APPEALED: /*i18n*/ {
    id: 'done.appealed',
    message: 'Your appeal is on its way. You find the answer here.',
  },
  APPEAL_CLOSED: /*i18n*/ {
    id: 'done.appeal-closed',
    message: 'It is answered, and those concerned are told.',
  },
  DECISION_TAKEN_BACK: /*i18n*/ {
    id: 'done.decision-taken-back',
    message: 'The decision is taken back, and those concerned are told.',
  },
} as const satisfies Messages;

export type ModerationConfirmation = keyof typeof moderationConfirmations;
export const done = confirm<ModerationConfirmation>;

/** The words of the public page of figures. */
export const figureWords = {
  TITLE: /*i18n*/ { id: 'figures.title', message: 'Moderation in figures' },
  WHAT: /*i18n*/ {
    id: 'figures.what',
    message:
      'What moderators, and admins in their communities, decided about, by half-years that are over. Numbers under {limit}, and those that would give one away, are not shown, so that nobody is found in them.',
  },
  NOTHING: /*i18n*/ {
    id: 'figures.nothing',
    message: 'There are no figures yet: nothing was decided before this half-year.',
  },
  FIRST: /*i18n*/ { id: 'figures.first-half', message: 'January to June {year}' },
  SECOND: /*i18n*/ { id: 'figures.second-half', message: 'July to December {year}' },
  KIND: /*i18n*/ { id: 'figures.kind', message: 'What it was about' },
  DECIDED: /*i18n*/ { id: 'figures.decided', message: 'Cases' },
  ACTED: /*i18n*/ { id: 'figures.acted', message: 'Something was done' },
  TOTAL: /*i18n*/ { id: 'figures.total', message: 'Total' },
  HIDDEN: /*i18n*/ { id: 'figures.hidden', message: 'not shown' },
  MEDIAN: /*i18n*/ { id: 'figures.median', message: 'From report to decision, median' },
  HOURS: /*i18n*/ { id: 'figures.hours', message: '{hours, plural, one {# hour} other {# hours}}' },
  APPEALS: /*i18n*/ { id: 'figures.appeals', message: 'Appeals' },
  UPHELD: /*i18n*/ { id: 'figures.upheld', message: 'Appeals after which the decision was undone' },
  TERMS: /*i18n*/ { id: 'figures.terms', message: 'What is allowed here' },
} as const satisfies Readonly<Record<string, Message>>;

export const figureKinds: Readonly<Record<Reportable, Message>> = {
  HUDDLE: /*i18n*/ { id: 'figures.huddles', message: 'Outings' },
  POST: /*i18n*/ { id: 'figures.posts', message: 'Posts' },
  PERSON: /*i18n*/ { id: 'figures.people', message: 'People' },
  COMMUNITY: /*i18n*/ { id: 'figures.communities', message: 'Communities' },
  MESSAGE: /*i18n*/ { id: 'figures.messages', message: 'Messages' },
  INSPIRATION: /*i18n*/ { id: 'figures.inspirations', message: 'Inspirations' },
  CARPOOL: /*i18n*/ { id: 'figures.carpools', message: 'Carpools' },
  COMMENT: /*i18n*/ { id: 'figures.comments', message: 'Comments' },
};
