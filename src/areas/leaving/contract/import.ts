import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { importedKinds, importFaults, importStates, MAX_ZIP_BYTES } from '../rules/import.ts';

const kind = z.enum(importedKinds);

const counts = z.object({
  kind,
  /** Entries that would be, or were, brought in. */
  fresh: z.number().int(),
  /** Entries that are here already. */
  here: z.number().int(),
  /** Entries that cannot stand here. */
  left: z.number().int(),
});

const dataImport = z
  .object({
    id: z.string(),
    state: z.enum(importStates),
    bytes: z.number().int(),
    /** Bytes that have arrived. */
    arrived: z.number().int(),
    /** How many bytes each part has but the last. */
    partBytes: z.number().int(),
    /** Where the copy was made, by whom, and what is in it; null before it was read. */
    found: z
      .object({
        origin: z.string(),
        username: z.string().nullable(),
        madeAt: z.string(),
        kinds: z.array(counts),
      })
      .nullable(),
    /** Why it cannot be brought in, or stopped. */
    fault: z.enum(importFaults).nullable(),
    done: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: 'DataImport' });

const one = z.strictObject({ importId: z.uuid() });

export const importContract = {
  'GET /api/me/imports': {
    operation: 'readMyImport',
    summary: 'The copy that I bring in, or brought in last.',
    access: 'member',
    reply: z.object({ import: dataImport.nullable() }),
  },
  'POST /api/me/imports': {
    operation: 'beginImport',
    summary: 'Begins to bring in a copy of my data; one that waits for its parts or for my yes gives way.',
    access: 'member',
    body: z.strictObject({ bytes: z.number().int().min(22).max(MAX_ZIP_BYTES) }),
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['IMPORT_RUNS'],
    perMinute: 10,
  },
  'PUT /api/me/imports/:importId/parts/:part': {
    operation: 'putImportPart',
    summary: 'One part of the zip, in order; with the last it is read.',
    access: 'member',
    params: one.extend({ part: z.coerce.number().int().min(0).max(10_000) }),
    rawBody: true,
    bodyLimit: 4 * 1024 * 1024,
    reply: z.object({ arrived: z.number().int() }),
    refusals: ['IMPORT_MOVED_ON', 'IMPORT_PART_WRONG'],
    perMinute: 300,
  },
  'PUT /api/me/imports/:importId': {
    operation: 'runImport',
    summary: 'Brings in what I choose of it; again brings in nothing twice.',
    access: 'member',
    params: one,
    body: z.strictObject({ kinds: z.array(kind).min(1).max(importedKinds.length) }),
    reply: commandReply,
    refusals: ['IMPORT_MOVED_ON'],
  },
  'DELETE /api/me/imports/:importId': {
    operation: 'dropImport',
    summary: 'Deletes the file; what was brought in stays.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: ['IMPORT_RUNS'],
  },
} as const satisfies Contract;

export type ImportContract = typeof importContract;
