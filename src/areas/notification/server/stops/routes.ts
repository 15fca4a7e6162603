import type { Handlers } from '#platform/server/http/endpoints.ts';
import { dropStops, stopsOf } from '#platform/server/mail/reports/mail-stops.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { NotificationContract } from '../../contract.ts';
import { done } from '../../messages.ts';
import { addressOf } from './reads.ts';

export type StopWire = `${'GET' | 'DELETE'} /api/notifications/mail-stops`;

/** Which mails do not go to somebody's address, and letting them go again (NOT-5). */
export function stopRoutes(platform: Platform): Handlers<Pick<NotificationContract, StopWire>> {
  const { database } = platform;
  return {
    'GET /api/notifications/mail-stops': async ({ viewer: { personId } }) => {
      const address = await addressOf(database.db, personId);
      const stops = address === undefined ? [] : await stopsOf(database.db, address);
      const items = stops.map(({ stream, reason, since }) => ({
        stream,
        reason,
        since: since.toISOString(),
      }));
      return { items };
    },
    'DELETE /api/notifications/mail-stops': async ({ viewer: { personId } }) => {
      const again = await inTransaction<string | Refusal>(database, async (tx) => {
        const address = await addressOf(tx, personId);
        if (address === undefined || !(await dropStops(tx, address))) return refuse('NO_MAILS_STOPPED');
        return address;
      });
      return isRefusal(again) ? again : done('MAILS_AGAIN', { address: again });
    },
  };
}
