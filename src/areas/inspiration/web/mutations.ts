import type { BadgeRequestId } from '#platform/shared/ids.ts';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { InspirationContract } from '../contract/inspiration.ts';

const api = apiOf<InspirationContract>();

type Body<Wire extends keyof InspirationContract> = WireInput<InspirationContract[Wire]>['body'];
export type DraftForm = Body<'PUT /api/inspirations/:inspirationId/draft'>['form'];

const one = (inspirationId: string) => ({ params: { inspirationId } });

export const createInspiration = () => api('POST /api/inspirations');

/** With `keepBefore` what stood there goes to the history. */
export const saveDraft = (id: string, form: DraftForm, edition: number, keepBefore = false) =>
  api('PUT /api/inspirations/:inspirationId/draft', { ...one(id), body: { form, edition, keepBefore } });

export const listRevisions = (id: string) => api('GET /api/inspirations/:inspirationId/revisions', one(id));

/** Without `at` readers see it at once. */
export const publishInspiration = (id: string, edition: number, at: string | null = null) =>
  api('POST /api/inspirations/:inspirationId/publication', { ...one(id), body: { edition, at } });

export const unpublishInspiration = (id: string) =>
  api('DELETE /api/inspirations/:inspirationId/publication', one(id));

export const deleteInspiration = (id: string) => api('DELETE /api/inspirations/:inspirationId', one(id));

export const restoreRevision = (inspirationId: string, number: number, edition: number) =>
  api('POST /api/inspirations/:inspirationId/revisions/:number/restoration', {
    params: { inspirationId, number },
    body: { edition },
  });

export const addPicture = (id: string, mediaId: string) =>
  api('POST /api/inspirations/:inspirationId/pictures', { ...one(id), body: { mediaId } });

export const likeInspiration = (id: string, liked: boolean) =>
  api('PUT /api/inspirations/:inspirationId/like', { ...one(id), body: { liked } });

export const saveInspiration = (id: string, saved: boolean) =>
  api('PUT /api/inspirations/:inspirationId/saved', { ...one(id), body: { saved } });

export const shareInspiration = (id: string, userIds: string[]) =>
  api('POST /api/inspirations/:inspirationId/shares', { ...one(id), body: { userIds } });

export const requestBadge = (body: Body<'POST /api/badge-requests'>, idempotencyKey: string) =>
  api('POST /api/badge-requests', { body, idempotencyKey });

export const decideOnBadge = (requestId: string, granted: boolean) =>
  api('PUT /api/badge-requests/:requestId', {
    params: { requestId: requestId as BadgeRequestId },
    body: { granted },
  });
