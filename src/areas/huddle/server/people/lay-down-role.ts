import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { checkLayDown } from '../../rules/people.ts';
import { lockFor } from '../attendance/store.ts';
import { hostsChanged } from './answer-host-request.ts';
import { dropCoHosts } from './hosts/writes.ts';

/** A co-host becomes a participant without an answer again. */
export function layDownRole(
  platform: Platform,
  { personId }: Viewer,
  huddleId: HuddleId,
): Promise<'DONE' | Refusal> {
  const now = platform.now();
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const locked = await lockFor(tx, huddleId, { personId }, now);
    if (!locked) return missing();
    const refused = checkLayDown(locked.me.role);
    if (refused) return refused;
    await dropCoHosts(tx, huddleId, [personId]);
    await recordEvents(tx, now, [hostsChanged(huddleId, personId, 'CO_HOST_LEFT')]);
    return 'DONE';
  });
}
