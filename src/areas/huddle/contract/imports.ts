import { z } from 'zod';
import { commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, line } from '#platform/shared/wire-values.ts';
import { importOutcomes, MAX_IMPORTED, MAX_UID_LENGTH } from '../rules/imports.ts';
import { huddleForm } from './fields.ts';

const file = z.strictObject({
  communityId: idOf<CommunityId>().nullable().describe('Whose outings they are; null for my own.'),
  outings: z
    .array(
      z.strictObject({
        uid: line(MAX_UID_LENGTH).describe('Its name at the source; empty where there is none.'),
        form: huddleForm,
      }),
    )
    .min(1)
    .max(MAX_IMPORTED),
});

const refusals = ['COMMUNITY_UNKNOWN', 'ONLY_LEADERS_PLAN'] as const;

/** Outings of a calendar or a table become drafts (COM-15). */
export const importContract = {
  'POST /api/huddles/imports/preview': {
    operation: 'previewImport',
    summary: 'What would become of each outing of a file, in its order; nothing is kept.',
    access: 'member',
    body: file,
    reply: z.object({ outcomes: z.array(z.enum(importOutcomes)) }),
    refusals,
    perMinute: 30,
  },
  'POST /api/huddles/imports': {
    operation: 'importOutings',
    summary: 'Makes drafts of new outings, and moves drafts of those that have changed.',
    access: 'member',
    body: file,
    reply: commandReplyWith({ made: z.array(z.string()), moved: z.number().int() }),
    refusals: [...refusals, 'TOO_MANY_PLANS'],
    perMinute: 10,
  },
} as const satisfies Contract;

export type ImportContract = typeof importContract;
