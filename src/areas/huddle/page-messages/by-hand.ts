import type { Messages } from '#platform/shared/message.ts';

/** Why hosts cannot do something by hand (HUD-29). */
export const byHandRefusals = {
  TOO_MANY_ADDED: /*i18n*/ {
    id: 'refused.too-many-added',
    message: 'You can add up to {limit, plural, one {# entry} other {# entries}} by hand.',
  },
} as const satisfies Messages;

/** What a host has done about somebody else's place. */
export const byHandConfirmations = {
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
