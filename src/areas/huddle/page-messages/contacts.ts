import type { Messages } from '#platform/shared/message.ts';

/** What stands in the file of numbers. */
export const contactWords = {
  NOTE: /*i18n*/ {
    id: 'file.contact-note',
    message: '{what}: for this outing only. Delete by {day}.',
  },
} as const satisfies Messages;
