import type { Tx } from '#platform/server/db/database.ts';

/** The row of a mailbox, locked; undefined when it never asked. */
export function lockSubscriber(tx: Tx, mailbox: string) {
  return tx
    .selectFrom('newsletter_subscribers')
    .select(['confirmed_at', 'ended_at'])
    .where('mailbox', '=', mailbox)
    .forUpdate()
    .executeTakeFirst();
}
