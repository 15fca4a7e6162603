import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { lockForHost } from '../plan/reads.ts';
import { hostIdsOf } from './hosts/reads.ts';
import { askToHost } from './hosts/writes.ts';

/** The host asks a co-host to take the huddle over, and stays the host until their yes. */
export function handOver(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  to: PersonId,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, platform.now());
    if (isRefusal(row)) return row;
    const { hostId, coHostIds } = await hostIdsOf(tx, huddleId);
    if (hostId !== viewer.personId) return refuse('NOT_THE_HOST', {}, 'forbidden');
    if (!coHostIds.includes(to)) return refuse('CO_HOST_UNKNOWN');
    await askToHost(tx, huddleId, to);
    await recordEvents(tx, platform.now(), [
      { type: 'huddle.host-asked', huddleId, personId: to, hostId: viewer.personId },
    ]);
    return 'DONE';
  });
}
