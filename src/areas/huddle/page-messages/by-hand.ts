import type { Messages } from '#platform/shared/message.ts';

/** Why hosts cannot do something by hand, or keep a template (HUD-29). */
export const byHandRefusals = {
  CONTACTS_NOT_NOW: /*i18n*/ {
    id: 'refused.contacts-not-now',
    message: 'Numbers can be taken along from a day before the outing until a day after it.',
  },
  NO_NUMBERS: /*i18n*/ { id: 'refused.no-numbers', message: 'Nobody who comes has left a number.' },
  NOT_WAITING: /*i18n*/ { id: 'refused.not-waiting', message: 'They are not waiting any more.' },
  NO_PLACE_FREE: /*i18n*/ {
    id: 'refused.no-place-free',
    message:
      '{left, plural, =0 {No place is free.} one {Only # place is free.} other {Only # places are free.}} Raise the number of places first, or take somebody off.',
  },
  UNDO_TOO_LATE: /*i18n*/ {
    id: 'refused.undo-too-late',
    message: 'This can be undone for ten minutes only. Change it by hand.',
  },
  UNDONE_ALREADY: /*i18n*/ { id: 'refused.undone-already', message: 'This is undone already.' },
  PLACE_TAKEN_SINCE: /*i18n*/ {
    id: 'refused.place-taken-since',
    message: 'Their place has been taken since, so this cannot be undone.',
  },
  CHANGED_SINCE: /*i18n*/ {
    id: 'refused.changed-since',
    message: 'Something about it has changed since, so this cannot be undone.',
  },
  MAIL_ANSWERS_OFF: /*i18n*/ {
    id: 'refused.mail-answers-off',
    message: 'The hosts take no answers by mail here.',
  },
  PHONE_MISSING: /*i18n*/ {
    id: 'refused.phone-missing',
    message: 'The hosts ask for a phone number.',
  },
  TOO_MANY_ADDED: /*i18n*/ {
    id: 'refused.too-many-added',
    message: 'You can add up to {limit, plural, one {# entry} other {# entries}} by hand.',
  },
  TEMPLATE_OF_OTHERS: /*i18n*/ {
    id: 'refused.template-of-others',
    message: 'Somebody else has kept this template. They or an admin can change it.',
  },
  TEMPLATE_NAME_TAKEN: /*i18n*/ {
    id: 'refused.template-name-taken',
    message: 'Another template has this name.',
  },
  TOO_MANY_TEMPLATES: /*i18n*/ {
    id: 'refused.too-many-templates',
    message:
      'A community keeps up to {limit, plural, one {# template} other {# templates}}. Remove one first.',
  },
  LEADER_UNKNOWN: /*i18n*/ {
    id: 'refused.leader-unknown',
    message: 'Only a host of this outing can be the leader of the template.',
  },
} as const satisfies Messages;

/** What a host has done about somebody else's place, or a template. */
export const byHandConfirmations = {
  LET_IN: /*i18n*/ { id: 'done.let-in', message: 'They have a place, and those who wait can read why.' },
  QUEUE_MOVED: /*i18n*/ { id: 'done.queue-moved', message: 'The order is saved. People move up in it.' },
  ACT_UNDONE: /*i18n*/ { id: 'done.act-undone', message: 'It is as it was before.' },
  PARTICIPANT_READMITTED: /*i18n*/ { id: 'done.participant-readmitted', message: 'They may answer again.' },
  PARTICIPANT_REMOVED: /*i18n*/ { id: 'done.participant-removed', message: 'Removed from the huddle.' },
  ATTENDANCE_NOTED: /*i18n*/ { id: 'done.attendance-noted', message: 'Attendance saved.' },
  PAYMENT_NOTED: /*i18n*/ { id: 'done.payment-noted', message: 'Marked as paid.' },
  PAYMENT_CLEARED: /*i18n*/ { id: 'done.payment-cleared', message: 'Marked as not paid.' },
  ADDED_BY_HAND: /*i18n*/ { id: 'done.added-by-hand', message: '{name} is going.' },
  ADDED_TO_WAIT: /*i18n*/ {
    id: 'done.added-to-wait',
    message: 'All places are taken: {name} is on the waiting list.',
  },
  MAIL_ASKED: /*i18n*/ {
    id: 'done.mail-asked',
    message: 'We sent you a mail. Open its link to say yes: nothing is counted before.',
  },
  MAIL_ANSWERED: /*i18n*/ { id: 'done.mail-answered', message: 'You are going.' },
  MAIL_WAITS: /*i18n*/ {
    id: 'done.mail-waits',
    message: 'All places are taken: you are on the waiting list. We mail you when a place is free.',
  },
  MAIL_WITHDRAWN: /*i18n*/ { id: 'done.mail-withdrawn', message: 'You are not coming any more.' },
  CHANGED_BY_HAND: /*i18n*/ { id: 'done.changed-by-hand', message: 'The entry is saved.' },
  TEMPLATE_KEPT: /*i18n*/ { id: 'done.template-kept', message: 'Kept as a template.' },
  TEMPLATE_RENAMED: /*i18n*/ { id: 'done.template-renamed', message: 'Template renamed.' },
  TEMPLATE_REMOVED: /*i18n*/ { id: 'done.template-removed', message: 'Template removed.' },
  DRAFT_BY_TEMPLATE: /*i18n*/ { id: 'done.draft-by-template', message: 'A draft is ready.' },
} as const satisfies Messages;

/** What those who do not host read in place of a name that a host wrote down. */
export const byHandWords = {
  GUEST_OF_HOSTS: /*i18n*/ { id: 'by-hand.guest-of-hosts', message: 'Guest of the hosts' },
} as const satisfies Messages;
