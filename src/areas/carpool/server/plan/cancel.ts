import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { endSubscriptions } from '#platform/server/stream/facts.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CarpoolId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideOpen } from '../../rules/plan.ts';
import { openStates } from '../../rules/ride.ts';
import { announceChange } from '../announce-change.ts';
import { findCarpool, ridersOf } from '../reads.ts';
import { aboutOf } from '../rides/change-rides.ts';
import { lockCar } from '../rides/reads.ts';
import { endRides } from '../rides/writes.ts';
import { type CarpoolRow, stateOf } from '../rows.ts';
import { updateCarpool } from './writes.ts';

/** The owner calls a carpool off; who rides, waits or has asked is told. */
export async function cancelCarpool(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  carpoolId: CarpoolId,
  reason: string,
): Promise<'DONE' | Refusal> {
  return write<'DONE'>(platform, command, async (tx) => {
    const found = await findCarpool(tx, viewer.personId, carpoolId);
    if (!found) return missing();
    if (found.access !== 'OWNER') return refuse('CARPOOL_NOT_YOURS', {}, 'forbidden');
    const locked = await lockCar(tx, carpoolId, [], false);
    if (!locked) return missing();
    const no = decideOpen(stateOf(locked.row), platform.now());
    return no ?? callOff(tx, locked.row, { reason, byHuddle: false, now: platform.now() });
  });
}

interface CallOff {
  readonly reason: string;
  readonly byHuddle: boolean;
  readonly now: Date;
}

/** Ends a locked carpool with everybody's part in it; its conversation ends for its riders at once. */
export async function callOff(tx: Tx, row: CarpoolRow, { reason, byHuddle, now }: CallOff): Promise<'DONE'> {
  const carpoolId = row.id;
  const concerned = await ridersOf(tx, carpoolId, openStates);
  await endRides(tx, carpoolId, now);
  await updateCarpool(tx, carpoolId, { status: 'CANCELLED', cancel_reason: reason, asked_at: null });
  await endSubscriptions(
    tx,
    concerned.map((personId) => ({ personId, topic: `room:${carpoolId}` })),
  );
  await recordEvents(tx, now, [{ type: 'carpool.cancelled', ...aboutOf(row), concerned, byHuddle }]);
  await announceChange(tx, row);
  return 'DONE';
}
