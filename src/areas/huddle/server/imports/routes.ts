import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { ImportContract } from '../../contract/imports.ts';
import { done } from '../../messages.ts';
import { importOutings, previewImport } from './import-outings.ts';

/** Outings of a calendar or a table become drafts (COM-15). */
export function importRoutes(platform: Platform): Handlers<ImportContract> {
  return {
    'POST /api/huddles/imports/preview': async ({ viewer, body }) => {
      const outcomes = await previewImport(platform, viewer, body);
      return isRefusal(outcomes) ? outcomes : { outcomes };
    },
    'POST /api/huddles/imports': idempotent(async ({ viewer, body, command }) => {
      const imported = await importOutings(platform, command, viewer, body);
      if (isRefusal(imported)) return imported;
      const { made, moved } = imported;
      return { ...done('OUTINGS_IMPORTED', { made: made.length, moved }), made, moved };
    }),
  };
}
