import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { ImportId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { canUndoImport, undoOf } from '../../rules/imports.ts';
import { draftRow } from '../plan/drafts.ts';
import { lockHuddleRow } from '../plan/reads.ts';
import { removeDraft, savePlan } from '../plan/writes.ts';
import { lockImport, outingsOfImport } from './reads.ts';
import { removeImport, saveImport } from './writes.ts';

export interface Undone {
  readonly undone: number;
  readonly kept: number;
}

/** Undoes a whole import: what it made goes, what it moved stands as before, what was worked on since stays (C18). */
export function undoImport(platform: Platform, viewer: Viewer, id: ImportId): Promise<Undone | Refusal> {
  const now = platform.now();
  return inTransaction<Undone>(platform.database, async (tx) => {
    const madeAt = await lockImport(tx, viewer.personId, id);
    if (!madeAt) return missing();
    if (!canUndoImport(madeAt, now)) return refuse('IMPORT_TOO_OLD', {}, 'conflict');
    const outings = await outingsOfImport(tx, id);
    let undone = 0;
    for (const outing of outings) if (await undoOne(tx, viewer, outing, now)) undone += 1;
    await removeImport(tx, id);
    return { undone, kept: outings.length - undone };
  });
}

type Imported = Awaited<ReturnType<typeof outingsOfImport>>[number];

async function undoOne(
  tx: Tx,
  { personId }: Viewer,
  { huddleId, ownerId, before, version }: Imported,
  now: Date,
): Promise<boolean> {
  const row = await lockHuddleRow(tx, huddleId);
  if (!row) return false;
  const becomes = undoOf({
    isDraft: row.status === 'DRAFT',
    version: row.version,
    versionThen: version,
    wasThere: before !== null,
  });
  if (becomes === 'REMOVE') await removeDraft(tx, huddleId);
  if (becomes === 'RESTORE' && before) {
    const { form, uid, said } = before;
    await savePlan(tx, huddleId, { ...draftRow(form, now), changed_by: personId });
    await saveImport(tx, { huddleId, ownerId, uid, said, importId: null, before: null });
  }
  return becomes !== 'KEEP';
}
