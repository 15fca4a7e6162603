import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { CarpoolId, PersonId } from '#platform/shared/ids.ts';
import { carpoolsAhead } from '../club/reads.ts';
import { changeRides } from '../rides/change-rides.ts';
import { lockCar } from '../rides/reads.ts';
import { callOff } from './cancel.ts';

/** Calls off every car that somebody drives, and gives free every seat that they have, as far as they lie ahead. */
export async function leaveAllCars(platform: Platform, personId: PersonId): Promise<void> {
  const { database, now } = platform;
  for (const { id, isOwner } of await carpoolsAhead(database.db, personId, now())) {
    if (isOwner) await callOffCar(platform, id);
    else await changeRides(platform, id, { type: 'leave', riderId: personId, silent: false });
  }
}

async function callOffCar(platform: Platform, id: CarpoolId): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    const locked = await lockCar(tx, id, [], false);
    if (locked?.row.status !== 'OPEN') return 'DONE';
    return callOff(tx, locked.row, { reason: '', byHuddle: false, now: platform.now() });
  });
}
