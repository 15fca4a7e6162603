import { randomBytes } from 'node:crypto';
import type { Tx } from '#platform/server/db/database.ts';

const WORD_BYTES = 24;

/** Notes that a mailbox asked; the word of an earlier mail is no longer good. */
export async function saveAsker(
  tx: Tx,
  asker: { readonly mailbox: string; readonly email: string; readonly now: Date },
): Promise<string> {
  const { mailbox, email, now } = asker;
  const token = randomBytes(WORD_BYTES).toString('base64url');
  const asked = { email, token, asked_at: now, confirmed_at: null, ended_at: null };
  await tx
    .insertInto('newsletter_subscribers')
    .values({ mailbox, ...asked })
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(asked))
    .execute();
  return token;
}

/** Subscribes, or ends, by the word; false when nobody has it. */
export async function moveSubscriber(
  tx: Tx,
  token: string,
  change: { confirmed_at: Date; ended_at: null } | { ended_at: Date },
): Promise<boolean> {
  const moved = await tx
    .updateTable('newsletter_subscribers')
    .set(change)
    .where('token', '=', token)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** The newest words of one mailbox stand. */
export async function saveWaitlistEntry(
  tx: Tx,
  entry: { mailbox: string; email: string; name: string; notes: string; created_at: Date },
): Promise<void> {
  await tx
    .insertInto('waitlist_entries')
    .values(entry)
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(entry))
    .execute();
}
