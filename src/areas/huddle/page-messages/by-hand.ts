import type { Messages } from '#platform/shared/message.ts';

/** Why hosts cannot do something by hand (HUD-29). */
export const byHandRefusals = {
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
  TOO_MANY_ADDED: /*i18n*/ {
    id: 'refused.too-many-added',
    message: 'You can add up to {limit, plural, one {# entry} other {# entries}} by hand.',
  },
} as const satisfies Messages;

/** What a host has done about somebody else's place. */
export const byHandConfirmations = {
  LET_IN: /*i18n*/ { id: 'done.let-in', message: 'They have a place, and those who wait can read why.' },
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
  CHANGED_BY_HAND: /*i18n*/ { id: 'done.changed-by-hand', message: 'The entry is saved.' },
} as const satisfies Messages;

/** What those who do not host read in place of a name that a host wrote down. */
export const byHandWords = {
  GUEST_OF_HOSTS: /*i18n*/ { id: 'by-hand.guest-of-hosts', message: 'Guest of the hosts' },
} as const satisfies Messages;
