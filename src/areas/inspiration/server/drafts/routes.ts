import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { InspirationId, PersonId } from '#platform/shared/ids.ts';
import type { AuthorContract } from '../../contract/authors.ts';
import { done } from '../../messages.ts';
import type { StoryDocument } from '../../rules/document.ts';
import { nameReferences } from '../name-references.ts';
import { searchCards } from '../named/search-cards.ts';
import { presentAuthored, presentDraft, presentRevision, presentWholeRevision } from '../present.ts';
import { publishInspiration, unpublishInspiration } from './publish.ts';
import { findDraft, findRevision, listAuthored, listRevisions } from './reads.ts';
import {
  addPicture,
  createInspiration,
  deleteInspiration,
  restoreRevision,
  saveDraft,
} from './write-draft.ts';

type PictureWire = 'GET /api/inspirations/:inspirationId/pictures/:pictureId';
type ReadWire = Exclude<Extract<keyof AuthorContract, `GET ${string}`>, PictureWire>;
type WriteWire = Exclude<keyof AuthorContract, ReadWire | PictureWire>;

const publications = {
  NOW: 'INSPIRATION_PUBLISHED',
  LATER: 'INSPIRATION_SCHEDULED',
  HELD: 'INSPIRATION_HELD',
} as const;

/** What authors read of their own. */
export function draftReadRoutes(platform: Platform): Handlers<Pick<AuthorContract, ReadWire>> {
  const { db } = platform.database;
  const name = (author: PersonId, id: InspirationId, document: StoryDocument) =>
    nameReferences(db, author, id, document, 'author');
  return {
    'GET /api/inspirations/authored': async ({ viewer: { personId }, query }) => {
      const rows = await listAuthored(db, personId, query);
      const shown = rows.slice(0, query.limit);
      const next = rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null;
      return { items: shown.map(presentAuthored), next };
    },
    'GET /api/inspirations/cards': async ({ viewer: { personId }, query: { q } }) => ({
      items: await searchCards(platform, personId, q),
    }),
    'GET /api/inspirations/:inspirationId/draft': async ({ viewer: { personId }, params }) => {
      const row = await findDraft(db, personId, params.inspirationId);
      return row ? presentDraft(row, await name(personId, row.id, row.document)) : missing();
    },
    'GET /api/inspirations/:inspirationId/revisions': async ({ viewer: { personId }, params }) => {
      if (!(await findDraft(db, personId, params.inspirationId))) return missing();
      return { items: (await listRevisions(db, params.inspirationId)).map(presentRevision) };
    },
    'GET /api/inspirations/:inspirationId/revisions/:number': async ({ viewer: { personId }, params }) => {
      const draft = await findDraft(db, personId, params.inspirationId);
      const row = draft && (await findRevision(db, draft.id, params.number));
      return row ? presentWholeRevision(row, await name(personId, draft.id, row.document)) : missing();
    },
  };
}

/** What they do with them. */
export function draftWriteRoutes(platform: Platform): Handlers<Pick<AuthorContract, WriteWire>> {
  return {
    'POST /api/inspirations': idempotent(async ({ viewer, command }) => {
      const id = await createInspiration(platform, command, viewer);
      return isRefusal(id) ? id : { ...done('INSPIRATION_BEGUN'), id };
    }),
    'PUT /api/inspirations/:inspirationId/draft': async ({ viewer, params: { inspirationId }, body }) => {
      const saved = await saveDraft(platform, viewer, inspirationId, body);
      return isRefusal(saved) ? saved : { ...done('INSPIRATION_SAVED'), ...saved };
    },
    'DELETE /api/inspirations/:inspirationId': async ({ viewer, params: { inspirationId } }) => {
      const deleted = await deleteInspiration(platform, viewer, inspirationId);
      return isRefusal(deleted) ? deleted : done('INSPIRATION_DELETED');
    },
    'POST /api/inspirations/:inspirationId/publication': idempotent(
      async ({ viewer, params, body, command }) => {
        const shown = await publishInspiration(platform, command, viewer, params.inspirationId, body);
        if (isRefusal(shown)) return shown;
        return done(publications[shown]);
      },
    ),
    'DELETE /api/inspirations/:inspirationId/publication': async ({ viewer, params: { inspirationId } }) => {
      const taken = await unpublishInspiration(platform, viewer, inspirationId);
      return isRefusal(taken) ? taken : done('INSPIRATION_UNPUBLISHED');
    },
    'POST /api/inspirations/:inspirationId/revisions/:number/restoration': idempotent(async (call) => {
      const { viewer, params, body, command } = call;
      const saved = await restoreRevision(platform, command, viewer, params, body.edition);
      return isRefusal(saved) ? saved : { ...done('INSPIRATION_RESTORED'), ...saved };
    }),
    'POST /api/inspirations/:inspirationId/pictures': idempotent(
      async ({ viewer, params, body, command }) => {
        const id = await addPicture(platform, command, viewer, params.inspirationId, body.mediaId);
        return isRefusal(id) ? id : { ...done('INSPIRATION_PICTURE_ADDED'), id };
      },
    ),
  };
}
