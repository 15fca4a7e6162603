import { enqueue } from '#platform/server/enqueue.ts';
import { deleteParts, PART_BYTES, type PartsFolder, putPart } from '#platform/server/media/parts.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decidePart, type ImportedKind, isWorking } from '../../rules/import.ts';
import {
  findImport,
  type ImportRow,
  insertImport,
  latestImport,
  moveImport,
  notePart,
  removeImport,
} from './store.ts';

export const READ_IMPORT = 'read-import';
export const RUN_IMPORT = 'run-import';

export const folderOfImport = (id: string): PartsFolder => `imports/${id}`;
/** A part may lie there that was not noted any more. */
const filesOf = ({ parts }: Pick<ImportRow, 'parts'>) => parts + 1;

const arrivedOf = ({ bytes, parts }: ImportRow) => Math.min(bytes, parts * PART_BYTES);

/** The copy that somebody brings in, or brought in last. */
export async function readMyImport({ database }: Platform, { personId }: Viewer) {
  const row = await latestImport(database.db, personId);
  if (!row) return { import: null };
  const { id, state, bytes, fault, done, total, found } = row;
  const kinds = found && { ...found, kinds: [...found.kinds] };
  return {
    import: {
      id,
      state,
      bytes,
      arrived: arrivedOf(row),
      partBytes: PART_BYTES,
      found: kinds,
      fault,
      done,
      total,
    },
  };
}

/** Makes room for a zip; a file that waits gives way, one that is worked on does not. */
export async function beginImport(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  bytes: number,
): Promise<string | Refusal> {
  const { personId } = viewer;
  return write<string>(platform, command, async (tx) => {
    const before = await latestImport(tx, personId);
    if (before && isWorking(before.state)) return refuse('IMPORT_RUNS', {}, 'conflict');
    if (before) {
      await deleteParts(platform.storage, folderOfImport(before.id), filesOf(before));
      await removeImport(tx, before.id);
    }
    const id = newId<string>();
    const isMade = await insertImport(tx, { id, personId, bytes, at: platform.now() });
    return isMade ? id : refuse('IMPORT_RUNS', {}, 'conflict');
  });
}

/** Puts one part away; a repeated one changes nothing. Answers how many bytes have arrived. */
export async function putImportPart(
  platform: Platform,
  { personId }: Viewer,
  { importId, part }: { readonly importId: string; readonly part: number },
  bytes: Uint8Array,
): Promise<{ arrived: number } | Refusal> {
  const { db } = platform.database;
  const row = await findImport(db, personId, importId);
  if (!row) return missing();
  const decided = decidePart({ ...row, partBytes: PART_BYTES }, part, bytes.length);
  if (isRefusal(decided)) return decided;
  if (decided === 'HERE') return { arrived: arrivedOf(row) };
  await putPart(platform.storage, folderOfImport(importId), part, bytes);
  const arrived = part * PART_BYTES + bytes.length;
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    const isLast = arrived === row.bytes;
    if ((await notePart(tx, importId, part, isLast)) && isLast)
      await enqueue(tx, [{ task: READ_IMPORT, payload: { id: importId }, key: `read ${importId}` }]);
    return 'DONE';
  });
  return { arrived };
}

/** Begins to bring in what somebody chose. */
export function runImport(
  platform: Platform,
  { personId }: Viewer,
  importId: string,
  wanted: readonly ImportedKind[],
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const row = await findImport(tx, personId, importId);
    if (!row) return missing();
    if (!(await moveImport(tx, importId, 'READ', { state: 'RUNNING', wanted })))
      return refuse('IMPORT_MOVED_ON', {}, 'conflict');
    await enqueue(tx, [{ task: RUN_IMPORT, payload: { id: importId }, key: `run ${importId}` }]);
    return 'DONE';
  });
}

/** Deletes the file and forgets it; what was brought in stays. */
export async function dropImport(
  platform: Platform,
  { personId }: Viewer,
  importId: string,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const row = await findImport(tx, personId, importId);
    if (!row) return missing();
    if (isWorking(row.state)) return refuse('IMPORT_RUNS', {}, 'conflict');
    await deleteParts(platform.storage, folderOfImport(importId), filesOf(row));
    await removeImport(tx, importId);
    return 'DONE';
  });
}
