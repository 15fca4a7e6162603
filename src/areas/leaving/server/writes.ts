import { sql } from 'kysely';
import { KEPT_MS } from '#areas/account/rules/username-change.ts';
import { publish } from '#platform/server/bus.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts';
import type { PersonId } from '#platform/shared/ids.ts';

interface Term {
  readonly askedAt: Date;
  readonly dueAt: Date;
}

/** Hides somebody as a suspended one from now on; false when they had asked before. */
export async function hide(tx: Tx, personId: PersonId, { askedAt, dueAt }: Term): Promise<boolean> {
  const asked = await sql`insert into account_deletions (person_id, asked_at, due_at)
    values (${personId}, ${askedAt}, ${dueAt}) on conflict do nothing returning 1`.execute(tx);
  if (asked.rows.length === 0) return false;
  await tx
    .updateTable('people')
    .set((eb) => ({ suspended_at: askedAt, version: eb('version', '+', 1) }))
    .where('id', '=', personId)
    .execute();
  await publish(tx, 'person.changed', { personId });
  await publish(tx, 'person.suspended', { personId });
  return true;
}

/** Shows somebody again who stays; false when they had not asked to go, or are being deleted by now. */
export async function show(tx: Tx, personId: PersonId, now: Date): Promise<boolean> {
  const taken = await sql<{ asked_at: Date }>`delete from account_deletions
    where person_id = ${personId} and due_at > ${now} returning asked_at`.execute(tx);
  const [asked] = taken.rows;
  if (!asked) return false;
  // Anyone suspended meanwhile stays so.
  await sql`update people set suspended_at = null, version = version + 1
    where id = ${personId} and suspended_at = ${asked.asked_at}`.execute(tx);
  await publish(tx, 'person.changed', { personId });
  return true;
}

/** Notes what a try has done and which steps failed; answers how many rows all tries have touched. */
export async function noteTry(
  db: Db,
  personId: PersonId,
  { failed, rows }: { readonly failed: readonly string[]; readonly rows: number },
): Promise<number> {
  const row = await db
    .updateTable('account_deletions')
    .set((eb) => ({ failed: [...failed], rows_gone: eb('rows_gone', '+', rows) }))
    .where('person_id', '=', personId)
    .returning('rows_gone')
    .executeTakeFirst();
  return row?.rows_gone ?? rows;
}

/** The name of somebody who is deleted is kept from others for 90 days, and then forgotten. */
export function forgetNames(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  return deleteInBatches(
    db,
    'username_changes',
    sql`left_at < ${before} and person_id in (select id from people where deleted_at < ${before})`,
  );
}
