import { z } from 'zod';
import { recordEvents } from '#platform/server/events.ts';
import { deleteParts, type PartsFolder, partsWriter } from '#platform/server/media/parts.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { DataReady } from '../../rules/events.ts';
import { fetchUntil } from '../../rules/export.ts';
import {
  failExport,
  filesToDelete,
  finishExport,
  forgetExports,
  noteDeleted,
  noteParts,
  noteProgress,
  startExport,
} from './store.ts';
import { writeExport } from './write-export.ts';

export const MAKE_EXPORT = 'make-export';
export const END_EXPORTS = 'end-exports';

const HOUR_MS = 3_600_000;
/** An export that is not ready by then never will be. */
const STUCK_MS = 24 * HOUR_MS;
/** So long a person sees that there was one. */
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
const A_LOOK = 20;

const payloadSchema = z.object({ id: z.uuid() });

export const folderOf = (id: string): PartsFolder => `exports/${id}`;

/** Puts the zip together; what fails is said to the person, who may ask again. */
export async function makeExport(platform: Platform, payload: unknown): Promise<void> {
  const { id } = payloadSchema.parse(payload);
  const { db } = platform.database;
  const personId = await startExport(db, id);
  if (!personId) return;
  try {
    await write(platform, id, personId);
  } catch (error) {
    platform.log.error({ err: error, export: id }, 'an export failed');
    await failExport(db, id);
  }
}

async function write(platform: Platform, id: string, personId: PersonId): Promise<void> {
  const { database, storage } = platform;
  let bytes = 0;
  const out = partsWriter(storage, folderOf(id), async (parts, size) => {
    bytes += size;
    await noteParts(database.db, id, parts);
  });
  await writeExport(platform, personId, out, (done, total) => noteProgress(database.db, id, done, total));
  const at = platform.now();
  await inTransaction<'DONE'>(database, async (tx) => {
    if (!(await finishExport(tx, id, { bytes, expiresAt: fetchUntil(at) }))) return 'DONE';
    const ready: DataReady = { type: 'leaving.data-ready', personId, exportId: id };
    await recordEvents(tx, at, [ready]);
    return 'DONE';
  });
}

/** Deletes the files that nobody may fetch any more, and forgets old exports. */
export async function endExports({ database: { db }, storage, now }: Platform): Promise<void> {
  const at = now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  for (const { id, parts } of await filesToDelete(db, {
    now: at,
    stuckBefore: ago(STUCK_MS),
    limit: A_LOOK,
  })) {
    await deleteParts(storage, folderOf(id), parts);
    await noteDeleted(db, id);
  }
  await forgetExports(db, ago(REMEMBERED_MS), A_LOOK);
}
