import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CarpoolId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { changesOfRoute } from '../../rules/changes.ts';
import type { CarpoolEvent } from '../../rules/events.ts';
import { decideOpen, decidePlan } from '../../rules/plan.ts';
import { fillSeats } from '../../rules/ride-commands.ts';
import { findCarpool } from '../reads.ts';
import { aboutOf, carOf, saveRides } from '../rides/change-rides.ts';
import { type LockedCar, lockCar } from '../rides/reads.ts';
import { type CarpoolRow, routeOf, stateOf, timesOf } from '../rows.ts';
import { factsOfPlan, type PlanSaid, planRow, seatsOfPlan, timesOfPlan } from './fields.ts';
import { updateCarpool } from './writes.ts';

export type CarpoolEdit = PlanSaid & { readonly version: number };

/** The owner changes a carpool: riders are asked to acknowledge another time or place, more seats move the queue up. */
export async function editCarpool(
  platform: Platform,
  viewer: Viewer,
  carpoolId: CarpoolId,
  plan: CarpoolEdit,
): Promise<'DONE' | Refusal> {
  const found = await findCarpool(platform.database.db, viewer.personId, carpoolId);
  if (!found) return missing();
  if (found.access !== 'OWNER') return refuse('CARPOOL_NOT_YOURS', {}, 'forbidden');
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const locked = await lockCar(tx, carpoolId, [], true);
    if (!locked) return missing();
    return checkEdit(locked.row, plan, platform.now()) ?? change(tx, locked, plan, platform.now());
  });
}

function checkEdit(row: CarpoolRow, plan: CarpoolEdit, now: Date): Refusal | undefined {
  if (row.version !== plan.version) return refuse('CARPOOL_CHANGED', {}, 'conflict');
  const state = factsOfPlan(plan, row.huddle_id !== null, plan.destination !== null);
  return decideOpen(stateOf(row), now) ?? decidePlan(state, now, timesOf(row));
}

async function change(tx: Tx, locked: LockedCar, plan: CarpoolEdit, now: Date): Promise<'DONE' | Refusal> {
  const { row } = locked;
  const car = carOf(locked);
  const no = car.changeSeats(seatsOfPlan(plan));
  if (no) return no;
  const columns = await planRow(tx, plan, plan.destination as PlaceValue);
  const changes = changesOfRoute(routeOf(row), {
    ...timesOfPlan(plan),
    origin: plan.origin,
    destination: plan.destination as PlaceValue,
    stops: plan.stops,
  });
  const moved = changes.length > 0 ? { moved_at: now, moved_what: changes } : {};
  // Anyone who looks at the times again has answered what follows from a huddle that moved.
  await updateCarpool(tx, row.id, { ...columns, ...moved, asked_at: null });
  const told: CarpoolEvent =
    changes.length > 0
      ? { type: 'carpool.moved', ...aboutOf(row), changes }
      : { type: 'carpool.changed', ...aboutOf(row) };
  const events = [told, ...fillSeats({ about: aboutOf(row), car })];
  await saveRides(tx, locked, { car, now, accepted: [], events });
  return 'DONE';
}
