import { z } from 'zod';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf } from '#platform/shared/wire-values.ts';

/** Numbers of those who come, for a host's phone (I6). */
export const contactContract = {
  'GET /api/huddles/:huddleId/contacts.vcf': {
    operation: 'exportContacts',
    summary:
      'For hosts, from a day before the outing until a day after it: the numbers of those who come, as vCards that say when to delete them.',
    access: 'member',
    params: z.strictObject({ huddleId: idOf<HuddleId>() }),
    reply: null,
    sends: ['text/vcard'],
    refusals: ['NOT_A_HOST', 'CONTACTS_NOT_NOW', 'NO_NUMBERS'],
    perMinute: 10,
  },
} as const satisfies Contract;

export type ContactContract = typeof contactContract;
