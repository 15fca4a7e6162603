import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CarpoolId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { mustAcknowledge } from '../../rules/changes.ts';
import { announceChange } from '../announce-change.ts';
import { findCarpool } from '../reads.ts';
import { saveAcknowledged } from '../rides/writes.ts';
import { updateCarpool } from './writes.ts';

/** A rider has seen the last change; the driver has looked at the times again after the huddle moved (CAR-5). */
export function acknowledgeCarpool(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
): Promise<'DONE' | Refusal> {
  const { personId } = viewer;
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const found = await findCarpool(tx, personId, carpoolId);
    if (!found) return missing();
    const { row, access, mine } = found;
    const ride = mine && { state: mine.state, acknowledgedAt: mine.acknowledged_at };
    if (access === 'OWNER' && row.asked_at !== null) await updateCarpool(tx, carpoolId, { asked_at: null });
    else if (mustAcknowledge(row.moved_at, ride))
      await saveAcknowledged(tx, carpoolId, personId, platform.now());
    else return refuse('NOTHING_NEW_HERE', {}, 'conflict');
    await announceChange(tx, row);
    return 'DONE';
  });
}
