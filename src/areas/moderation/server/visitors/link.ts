import type { Happened } from '#platform/server/events.ts';
import { mailboxKey } from '#platform/server/mail/mailbox-key.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { weigh } from '../../rules/weight.ts';
import { lockReports, reportersOfCase } from '../reads.ts';
import { saveWeight } from '../writes.ts';
import { addressOf, linkEarlier } from './link.sql.ts';
import { lockMailbox } from './store.ts';

/**
 * Who proves an address has what was reported from it among their own reports, and its cases weigh as theirs do. Run
 * again it finds nothing more to link.
 */
export async function linkReports(
  platform: Platform,
  events: Happened<{ readonly personId: PersonId }>,
): Promise<void> {
  for (const { personId } of events) {
    const email = await addressOf(platform.database.db, personId);
    if (email === null) continue;
    await inTransaction(platform.database, async (tx) => {
      await lockMailbox(tx, mailboxKey(email));
      await lockReports(tx, personId);
      const waiting = new Set(await linkEarlier(tx, personId, email));
      for (const id of waiting)
        await saveWeight(tx, id, weigh(await reportersOfCase(tx, id, platform.now())));
      return 'DONE';
    });
  }
}
