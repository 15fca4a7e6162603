import { sql } from 'kysely';
import type { DbOrTx, Tx } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Platform } from '../../platform.ts';
import type { MailStream } from '../streams.ts';

const KEPT_MS = 365 * 24 * 3_600_000;

export interface MailStop {
  readonly address: string;
  readonly stream: MailStream;
  readonly reason: 'GONE' | 'COMPLAINT';
  readonly said: string;
  readonly since: Date;
}

/** Stops a stream to an address; what was said first stays. */
export async function stopMails(tx: Tx, stop: MailStop): Promise<void> {
  await tx
    .insertInto('mail_stops')
    .values(stop)
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export async function stopsOf(db: DbOrTx, address: string): Promise<readonly MailStop[]> {
  return db
    .selectFrom('mail_stops')
    .select(['address', 'stream', 'reason', 'said', 'since'])
    .where('address', '=', address)
    .orderBy('since')
    .execute();
}

/** Lets all streams go to an address again: it is proved, given up, or its reader wants them; true when one had stopped. */
export async function dropStops(tx: Tx, address: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mail_stops')
    .where('address', '=', address)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Something arrived there: the address is not gone. What its reader complained of stays stopped. */
export async function dropGone(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom('mail_stops').where('address', '=', address).where('reason', '=', 'GONE').execute();
}

/** Forgets after a year what was said about addresses that belong to nobody here; a cron job. */
export function purgeStops({ database, now }: Platform): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  return deleteInBatches(
    database.db,
    'mail_stops',
    sql`since < ${before} and not exists (select 1 from people p where p.email = mail_stops.address)`,
  );
}
