import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { UnregisteredId } from '#platform/shared/ids.ts';

interface Noted {
  attended_people?: number | null;
  turnout_at?: Date;
  paid_at?: Date | null;
}

/** Saves what is noted about somebody without an account; their spot is the ledger's. */
export async function saveNotedByHand(tx: Tx, id: UnregisteredId, noted: Noted): Promise<void> {
  await tx.updateTable('unregistered_parties').set(noted).where('id', '=', id).execute();
}

const DAY = sql`interval '1 day'`;

/** Who was taken off is kept for a day; a note, which may be a phone number, until a month after the outing. */
export async function forgetByHand(db: Db, now: Date): Promise<void> {
  await sql`delete from unregistered_parties where removed_at < ${now}::timestamptz - ${DAY}`.execute(db);
  await sql`update unregistered_parties u set note = '' from huddles h
    where u.note <> '' and h.id = u.huddle_id and h.ends_at < ${now}::timestamptz - 30 * ${DAY}`.execute(db);
}
