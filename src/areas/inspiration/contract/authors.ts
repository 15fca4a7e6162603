import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, line, pictureTypes } from '#platform/shared/wire-values.ts';
import {
  authored,
  card,
  draft,
  draftForm,
  edition,
  one,
  onePicture,
  oneRevision,
  page,
  pictureSize,
  publication,
  revision,
  wholeRevision,
} from './views.ts';

const saved = commandReplyWith({ edition: z.number().int(), savedAt: z.string() });

/** What authors do with their own inspirations. */
export const authorContract = {
  'POST /api/inspirations': {
    operation: 'createInspiration',
    summary: 'Begins an inspiration: an empty draft that only I see.',
    access: 'member',
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['TOO_MANY_DRAFTS'],
    perMinute: 20,
  },
  'GET /api/inspirations/authored': {
    operation: 'listAuthoredInspirations',
    summary: 'What I have written, drafts too, the newest first.',
    access: 'member',
    query: page,
    reply: z.object({ items: z.array(authored), next: z.string().nullable() }),
  },
  'GET /api/inspirations/cards': {
    operation: 'searchInspirationCards',
    summary: 'Huddles, communities and places that I see, whose name holds what was typed.',
    access: 'member',
    query: z.strictObject({ q: line(60).min(2) }),
    reply: z.object({ items: z.array(card) }),
    perMinute: 120,
  },
  'GET /api/inspirations/:inspirationId/draft': {
    operation: 'readInspirationDraft',
    summary: 'The working copy of an inspiration of mine.',
    access: 'member',
    params: one,
    reply: draft,
  },
  'PUT /api/inspirations/:inspirationId/draft': {
    operation: 'saveInspirationDraft',
    summary: 'Keeps the working copy, unless it was saved elsewhere since the edition I started from.',
    access: 'member',
    params: one,
    body: z.strictObject({
      form: draftForm,
      edition,
      keepBefore: z
        .boolean()
        .default(false)
        .describe('What stood there goes to the history, however new it is.'),
    }),
    bodyLimit: 2 * 1024 * 1024,
    reply: saved,
    refusals: ['DRAFT_CHANGED', 'INSPIRATION_PICTURE_NOT_YOURS'],
    perMinute: 120,
  },
  'DELETE /api/inspirations/:inspirationId': {
    operation: 'deleteInspiration',
    summary: 'Deletes an inspiration of mine with everything that belongs to it.',
    access: 'member',
    params: one,
    reply: commandReply,
  },
  'POST /api/inspirations/:inspirationId/publication': {
    operation: 'publishInspiration',
    summary: 'Shows the working copy to readers, at once or at a time to come.',
    access: 'member',
    params: one,
    body: publication,
    reply: commandReply,
    refusals: ['DRAFT_CHANGED', 'TITLE_NEEDED', 'WORDS_NEEDED', 'TIME_PAST'],
    perMinute: 20,
  },
  'DELETE /api/inspirations/:inspirationId/publication': {
    operation: 'unpublishInspiration',
    summary: 'Takes an inspiration of mine away from readers, or calls off its time; the draft stays.',
    access: 'member',
    params: one,
    reply: commandReply,
  },
  'GET /api/inspirations/:inspirationId/revisions': {
    operation: 'listInspirationRevisions',
    summary: 'How an inspiration of mine read before, the newest first.',
    access: 'member',
    params: one,
    reply: z.object({ items: z.array(revision) }),
  },
  'GET /api/inspirations/:inspirationId/revisions/:number': {
    operation: 'readInspirationRevision',
    summary: 'One of them.',
    access: 'member',
    params: oneRevision,
    reply: wholeRevision,
  },
  'POST /api/inspirations/:inspirationId/revisions/:number/restoration': {
    operation: 'restoreInspirationRevision',
    summary: 'Makes the working copy what it was then; what stands there now is kept in the history.',
    access: 'member',
    params: oneRevision,
    body: z.strictObject({ edition }),
    reply: saved,
    refusals: ['DRAFT_CHANGED'],
  },
  'POST /api/inspirations/:inspirationId/pictures': {
    operation: 'addInspirationPicture',
    summary: 'Puts an uploaded picture of mine at the disposal of an inspiration of mine.',
    access: 'member',
    params: one,
    body: z.strictObject({ mediaId: idOf<MediaId>() }),
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['INSPIRATION_PICTURE_NOT_YOURS', 'TOO_MANY_PICTURES'],
    perMinute: 60,
  },
  'GET /api/inspirations/:inspirationId/pictures/:pictureId': {
    operation: 'readInspirationPicture',
    summary: 'A picture of an inspiration of mine.',
    access: 'member',
    params: onePicture,
    query: pictureSize,
    reply: null,
    sends: pictureTypes,
  },
} as const satisfies Contract;

export type AuthorContract = typeof authorContract;
