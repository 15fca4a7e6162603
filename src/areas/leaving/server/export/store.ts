import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PersonId } from '#platform/shared/ids.ts';

const LATEST = 10;

export async function exportsOf(db: DbOrTx, personId: PersonId) {
  return db
    .selectFrom('data_exports')
    .select(['id', 'state', 'done', 'total', 'bytes', 'asked_at', 'expires_at'])
    .where('person_id', '=', personId)
    .orderBy('asked_at', 'desc')
    .limit(LATEST)
    .execute();
}

/** False when one is under way already. */
export async function beginExport(
  db: DbOrTx,
  { id, personId, askedAt }: { readonly id: string; readonly personId: PersonId; readonly askedAt: Date },
): Promise<boolean> {
  const made = await db
    .insertInto('data_exports')
    .values({ id, person_id: personId, asked_at: askedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** The export that is to be made, unless it has been: begun again after a stop it starts from nothing. */
export async function startExport(db: DbOrTx, id: string): Promise<PersonId | undefined> {
  const row = await db
    .updateTable('data_exports')
    .set({ state: 'RUNNING', done: 0 })
    .where('id', '=', id)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .returning('person_id')
    .executeTakeFirst();
  return row?.person_id;
}

export async function noteProgress(db: DbOrTx, id: string, done: number, total: number): Promise<void> {
  await db.updateTable('data_exports').set({ done, total }).where('id', '=', id).execute();
}

/** Parts that were put there once stay noted until they are deleted. */
export async function noteParts(db: DbOrTx, id: string, parts: number): Promise<void> {
  await db
    .updateTable('data_exports')
    .set((eb) => ({ parts: eb.fn('greatest', ['parts', eb.val(parts)]) }))
    .where('id', '=', id)
    .execute();
}

export async function finishExport(
  db: DbOrTx,
  id: string,
  { bytes, expiresAt }: { readonly bytes: number; readonly expiresAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('data_exports')
    .set({ state: 'READY', bytes, expires_at: expiresAt })
    .where('id', '=', id)
    .where('state', '=', 'RUNNING')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function failExport(db: DbOrTx, id: string): Promise<void> {
  await db
    .updateTable('data_exports')
    .set({ state: 'FAILED' })
    .where('id', '=', id)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .execute();
}

export async function readyExport(db: DbOrTx, personId: PersonId, id: string) {
  return db
    .selectFrom('data_exports')
    .select(['state', 'bytes', 'asked_at', 'expires_at'])
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Files nobody may fetch any more: of exports that ran out, failed, or never ended. */
export async function filesToDelete(
  db: DbOrTx,
  { now, stuckBefore, limit }: { readonly now: Date; readonly stuckBefore: Date; readonly limit: number },
) {
  return db
    .selectFrom('data_exports')
    .select(['id', 'state', 'parts'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('state', '=', 'READY'), eb('expires_at', '<=', now)]),
        and([eb('state', '=', 'FAILED'), eb('parts', '>', 0)]),
        and([eb('state', 'in', ['WAITING', 'RUNNING']), eb('asked_at', '<', stuckBefore)]),
      ]),
    )
    .limit(limit)
    .execute();
}

export async function noteDeleted(db: DbOrTx, id: string): Promise<void> {
  await db
    .updateTable('data_exports')
    .set((eb) => ({
      parts: 0,
      state: eb
        .case()
        .when('state', '=', 'READY')
        .then(eb.val<'ENDED'>('ENDED'))
        .else(eb.val<'FAILED'>('FAILED'))
        .end(),
    }))
    .where('id', '=', id)
    .execute();
}

export async function forgetExports(db: DbOrTx, before: Date, limit: number): Promise<void> {
  const old = db
    .selectFrom('data_exports')
    .select('id')
    .where('asked_at', '<', before)
    .where('state', 'in', ['ENDED', 'FAILED'])
    .where('parts', '=', 0)
    .limit(limit);
  await db.deleteFrom('data_exports').where('id', 'in', old).execute();
}
