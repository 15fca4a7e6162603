import { z } from 'zod';
import { commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId, ImportId, TemplateId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, line } from '#platform/shared/wire-values.ts';
import { importOutcomes, MAX_IMPORTED, MAX_UID_LENGTH, meanings } from '../rules/imports.ts';
import { huddleForm } from './fields.ts';

const file = z.strictObject({
  communityId: idOf<CommunityId>().nullable().describe('Whose outings they are; null for my own.'),
  outings: z
    .array(
      z.strictObject({
        uid: line(MAX_UID_LENGTH).describe('Its name at the source; empty where there is none.'),
        form: huddleForm,
        templateId: idOf<TemplateId>()
          .optional()
          .describe('A template of the community, whose questions, kit and leader it gets.'),
        meant: z
          .enum(meanings)
          .optional()
          .describe('Whether one that was UNSURE is the other one, moved, or a new one.'),
        cancelled: z.boolean().optional().describe('The source says that it does not take place.'),
      }),
    )
    .min(1)
    .max(MAX_IMPORTED),
});

const refusals = ['COMMUNITY_UNKNOWN', 'ONLY_LEADERS_PLAN'] as const;

const undoable = z
  .object({
    id: z.string(),
    madeAt: z.string(),
    until: z.string(),
    made: z.number().int(),
    moved: z.number().int(),
    /** The first of its outings. */
    names: z.array(z.string()),
  })
  .meta({ id: 'UndoableImport' });
export type UndoableImport = z.output<typeof undoable>;

/** Outings of a calendar or a table become drafts (COM-15). */
export const importContract = {
  'POST /api/huddles/imports/preview': {
    operation: 'previewImport',
    summary: 'What would become of each outing of a file, in its order; nothing is kept.',
    access: 'member',
    body: file,
    reply: z.object({
      outcomes: z.array(z.enum(importOutcomes)),
      before: z
        .array(z.string().nullable())
        .describe('Of each that is UNSURE, when the outing stands that it may be, by the clocks there.'),
    }),
    refusals,
    perMinute: 30,
  },
  'POST /api/huddles/imports': {
    operation: 'importOutings',
    summary: 'Makes drafts of new outings, and moves drafts of those that have changed.',
    access: 'member',
    body: file,
    reply: commandReplyWith({
      made: z.array(z.string()),
      moved: z.number().int(),
      /** To undo it by; null where nothing was to do. */
      importId: z.string().nullable(),
    }),
    refusals: [...refusals, 'TOO_MANY_PLANS'],
    perMinute: 10,
  },
  'GET /api/huddles/imports': {
    operation: 'listImports',
    summary: 'What I have imported in the last seven days and can undo, the newest first.',
    access: 'member',
    reply: z.object({ items: z.array(undoable) }),
  },
  'DELETE /api/huddles/imports/:importId': {
    operation: 'undoImport',
    summary:
      'Undoes a whole import within seven days: what it made goes, what it moved stands as before. What was published or changed since stays.',
    access: 'member',
    params: z.strictObject({ importId: idOf<ImportId>() }),
    reply: commandReplyWith({ undone: z.number().int(), kept: z.number().int() }),
    refusals: ['IMPORT_TOO_OLD'],
  },
} as const satisfies Contract;

export type ImportContract = typeof importContract;
