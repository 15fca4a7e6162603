import { enqueue } from '#platform/server/enqueue.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideExport } from '../../rules/export.ts';
import { MAKE_EXPORT } from './make-export.ts';
import { beginExport, exportsOf } from './store.ts';

/** Begins an export: one at a time, a few a day. */
export function askForExport(platform: Platform, { personId }: Viewer): Promise<'DONE' | Refusal> {
  const askedAt = platform.now();
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const earlier = (await exportsOf(tx, personId)).map(({ state, asked_at }) => ({
      state,
      askedAt: asked_at,
    }));
    const decided = decideExport(earlier, askedAt);
    if (isRefusal(decided)) return decided;
    const id = newId<string>();
    if (!(await beginExport(tx, { id, personId, askedAt }))) return refuse('EXPORT_RUNS', {}, 'conflict');
    await enqueue(tx, [{ task: MAKE_EXPORT, payload: { id }, key: `export ${id}` }]);
    await recordSecurity(platform, tx, 'export-asked', { personId });
    return 'DONE';
  });
}

/** The last exports, and how far each is. */
export async function listExports({ database }: Platform, { personId }: Viewer) {
  const rows = await exportsOf(database.db, personId);
  return {
    exports: rows.map(({ asked_at, expires_at, ...row }) => ({
      ...row,
      askedAt: asked_at.toISOString(),
      expiresAt: expires_at?.toISOString() ?? null,
    })),
  };
}
