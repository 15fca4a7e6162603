import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { ImportContract } from '../../contract/imports.ts';
import { done } from '../../messages.ts';
import { UNDO_IMPORT_MS } from '../../rules/imports.ts';
import { importOutings, previewImport } from './import-outings.ts';
import { recentImports } from './reads.ts';
import { undoImport } from './undo-import.ts';

/** Outings of a calendar or a table become drafts (COM-15). */
export function importRoutes(platform: Platform): Handlers<ImportContract> {
  return {
    'POST /api/huddles/imports/preview': ({ viewer, body }) => previewImport(platform, viewer, body),
    'GET /api/huddles/imports': async ({ viewer: { personId } }) => {
      const recent = await recentImports(platform.database.db, personId, platform.now());
      return {
        items: recent.map(({ madeAt, ...each }) => ({
          ...each,
          madeAt: madeAt.toISOString(),
          until: new Date(madeAt.getTime() + UNDO_IMPORT_MS).toISOString(),
        })),
      };
    },
    'DELETE /api/huddles/imports/:importId': async ({ viewer, params }) => {
      const outcome = await undoImport(platform, viewer, params.importId);
      if (isRefusal(outcome)) return outcome;
      const { undone, kept } = outcome;
      return { ...done('IMPORT_UNDONE', { undone, kept }), undone, kept };
    },
    'POST /api/huddles/imports': idempotent(async ({ viewer, body, command }) => {
      const imported = await importOutings(platform, command, viewer, body);
      if (isRefusal(imported)) return imported;
      const { made, moved } = imported;
      return { ...done('OUTINGS_IMPORTED', { made: made.length, moved }), ...imported };
    }),
  };
}
