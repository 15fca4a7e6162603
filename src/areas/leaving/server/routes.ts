import type { FastifyInstance } from 'fastify';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import { type LeavingContract, leavingContract } from '../contract/deletion.ts';
import { type ExportContract, exportContract } from '../contract/export.ts';
import { type ImportContract, importContract } from '../contract/import.ts';
import { done, leavingConfirmations, leavingRefusals } from '../messages.ts';
import { askToDelete, keepAccount, readHanging } from './ask.ts';
import { askForExport, listExports } from './export/ask-for-export.ts';
import { sendExport } from './export/send-export.ts';
import { guardOf } from './guard.ts';
import { beginImport, dropImport, putImportPart, readMyImport, runImport } from './import/upload.ts';

export function registerLeaving(app: FastifyInstance, platform: Platform): void {
  registerMessages(leavingRefusals, leavingConfirmations);
  registerEndpoints(app, platform, leavingContract, leavingRoutes(platform));
  registerEndpoints(app, platform, exportContract, exportRoutes(platform));
  registerEndpoints(app, platform, importContract, importRoutes(platform));
}

function leavingRoutes(platform: Platform): Handlers<LeavingContract> {
  const refuseUnlessOwner = guardOf(platform);
  return {
    'GET /api/me/deletion': ({ viewer }) => readHanging(platform, viewer),
    'POST /api/me/deletion': async ({ viewer, body: { idToken, ...wishes } }) => {
      const refused =
        (await refuseUnlessOwner(viewer, { idToken })) ?? (await askToDelete(platform, viewer, wishes));
      return isRefusal(refused) ? refused : done('DELETION_ASKED');
    },
    'DELETE /api/me/deletion': async ({ viewer }) => {
      const refused = await keepAccount(platform, viewer);
      return isRefusal(refused) ? refused : done('ACCOUNT_KEPT');
    },
  };
}

/** Asking for a copy of everything and fetching it both want the owner (A10). */
function exportRoutes(platform: Platform): Handlers<ExportContract> {
  const refuseUnlessOwner = guardOf(platform);
  return {
    'GET /api/me/exports': ({ viewer }) => listExports(platform, viewer),
    'POST /api/me/exports': async ({ viewer, body: { idToken } }) => {
      const refused =
        (await refuseUnlessOwner(viewer, { idToken })) ?? (await askForExport(platform, viewer));
      return isRefusal(refused) ? refused : done('EXPORT_BEGUN');
    },
    'GET /api/me/exports/:exportId/file': async ({ viewer, params, reply }) =>
      (await refuseUnlessOwner(viewer, {})) ?? sendExport(platform, reply, viewer, params.exportId),
  };
}

function importRoutes(platform: Platform): Handlers<ImportContract> {
  return {
    'GET /api/me/imports': ({ viewer }) => readMyImport(platform, viewer),
    'POST /api/me/imports': idempotent(async ({ viewer, command, body: { bytes } }) => {
      const id = await beginImport(platform, command, viewer, bytes);
      return isRefusal(id) ? id : { ...done('IMPORT_BEGUN'), id };
    }),
    'PUT /api/me/imports/:importId/parts/:part': ({ viewer, params, body }) =>
      putImportPart(platform, viewer, params, body),
    'PUT /api/me/imports/:importId': async ({ viewer, params: { importId }, body: { kinds } }) => {
      const refused = await runImport(platform, viewer, importId, kinds);
      return isRefusal(refused) ? refused : done('IMPORT_RUNNING');
    },
    'DELETE /api/me/imports/:importId': async ({ viewer, params: { importId } }) => {
      const refused = await dropImport(platform, viewer, importId);
      return isRefusal(refused) ? refused : done('IMPORT_DROPPED');
    },
  };
}
