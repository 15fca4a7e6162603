import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { savePerson } from '../writes.ts';
import { lockSuspension, overdueSuspensions } from './reads.ts';

/** Lets those in again whose suspension is over; a cron job. */
export async function endSuspensions(platform: Platform): Promise<void> {
  const now = platform.now();
  for (const personId of await overdueSuspensions(platform.database.db, now)) {
    await inTransaction(platform.database, async (tx) => {
      const holds = await lockSuspension(tx, personId);
      if (!holds?.until || holds.until > now) return 'LONGER';
      await savePerson(tx, personId, { suspended_at: null, suspended_until: null });
      await recordSecurity(platform, tx, 'suspension-lifted', { personId });
      return 'DONE';
    });
  }
}
