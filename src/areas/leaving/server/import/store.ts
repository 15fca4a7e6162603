import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { ImportedKind, ImportFault, ImportState } from '../../rules/import.ts';

export interface Counts {
  readonly kind: ImportedKind;
  readonly fresh: number;
  readonly here: number;
  readonly left: number;
}

/** What was found in a copy, or became of it. */
export interface Found {
  readonly origin: string;
  readonly username: string | null;
  readonly madeAt: string;
  readonly kinds: readonly Counts[];
}

export interface ImportRow {
  readonly id: string;
  readonly person_id: PersonId;
  readonly state: ImportState;
  readonly bytes: number;
  readonly parts: number;
  readonly found: Found | null;
  readonly fault: ImportFault | null;
  readonly wanted: readonly ImportedKind[];
  readonly done: number;
  readonly total: number;
}

const columns = sql`id, person_id, state, bytes, parts, found, fault, wanted, done, total`;

export async function latestImport(db: DbOrTx, personId: PersonId): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select ${columns} from data_imports where person_id = ${personId}
    order by started_at desc, id desc limit 1`.execute(db);
  return rows[0];
}

export async function findImport(db: DbOrTx, personId: PersonId, id: string): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select ${columns} from data_imports
    where id = ${id} and person_id = ${personId}`.execute(db);
  return rows[0];
}

/** False when another is open: somebody brings in one at a time. */
export async function insertImport(
  db: DbOrTx,
  {
    id,
    personId,
    bytes,
    at,
  }: { readonly id: string; readonly personId: PersonId; readonly bytes: number; readonly at: Date },
): Promise<boolean> {
  const made = await db
    .insertInto('data_imports')
    .values({ id, person_id: personId, bytes, started_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

/** One part more has arrived; the last makes it ready to be read. False when another request was faster. */
export async function notePart(db: DbOrTx, id: string, part: number, isLast: boolean): Promise<boolean> {
  const noted = await sql`update data_imports set parts = ${part + 1},
      state = case when ${isLast} then 'READING' else state end
    where id = ${id} and parts = ${part} and state = 'UPLOADING'`.execute(db);
  return noted.numAffectedRows === 1n;
}

/** From one state into another, with what became known; false when it is elsewhere by now. */
export async function moveImport(
  db: DbOrTx,
  id: string,
  from: ImportState,
  to: {
    readonly state: ImportState;
    readonly found?: Found;
    readonly fault?: ImportFault | null;
    readonly wanted?: readonly ImportedKind[];
    readonly endedAt?: Date;
  },
): Promise<boolean> {
  const moved = await db
    .updateTable('data_imports')
    .set({
      state: to.state,
      fault: to.fault ?? null,
      found: to.found && JSON.stringify(to.found),
      wanted: to.wanted && [...to.wanted],
      ended_at: to.endedAt,
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return moved.numUpdatedRows === 1n;
}

/** The import that a job is about, if it is still in that state. */
export async function importIn(db: DbOrTx, id: string, state: ImportState): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`select ${columns} from data_imports
    where id = ${id} and state = ${state}`.execute(db);
  return rows[0];
}

export async function noteProgress(db: DbOrTx, id: string, done: number, total: number): Promise<void> {
  await db.updateTable('data_imports').set({ done, total }).where('id', '=', id).execute();
}

export async function removeImport(db: DbOrTx, id: string): Promise<void> {
  await db.deleteFrom('data_imports').where('id', '=', id).execute();
}

/** Imports that nobody goes on with. */
export async function oldImports(db: DbOrTx, before: Date, limit: number) {
  return db
    .selectFrom('data_imports')
    .select(['id', 'parts'])
    .where('started_at', '<', before)
    .orderBy('started_at')
    .limit(limit)
    .execute();
}
