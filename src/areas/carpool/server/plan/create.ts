import { precisionFor, shownVenue } from '#areas/huddle/rules/place-precision.ts';
import { findHuddle, type VisibleHuddle } from '#areas/huddle/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CarpoolId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { CarpoolPlan } from '../../contract/views.ts';
import type { CarpoolEvent } from '../../rules/events.ts';
import { decidePlan, MAX_AHEAD } from '../../rules/plan.ts';
import { announceChange } from '../announce-change.ts';
import { countAhead, lockPlanner } from '../discover/reads.ts';
import { factsOfPlan, planRow } from './fields.ts';
import { insertCarpool } from './writes.ts';

/** Offers seats or says that somebody needs them; of a huddle only who takes part in it may. */
export function createCarpool(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  plan: CarpoolPlan,
): Promise<CarpoolId | Refusal> {
  const now = platform.now();
  return write<CarpoolId>(platform, command, (tx) => planCarpool(tx, now, viewer.personId, plan));
}

/** The same within a transaction, whatever the occasion. */
export async function planCarpool(
  tx: Tx,
  now: Date,
  personId: PersonId,
  plan: CarpoolPlan,
): Promise<CarpoolId | Refusal> {
  await lockPlanner(tx, personId);
  const huddle = plan.huddleId ? await findOpenHuddle(tx, personId, plan.huddleId) : null;
  if (isRefusal(huddle)) return huddle;
  const destination = plan.destination ?? (huddle && venueFor(huddle));
  const no = decidePlan(factsOfPlan(plan, huddle !== null, destination !== null), now);
  if (no || !destination) return no ?? refuse('DESTINATION_MISSING');
  if ((await countAhead(tx, personId, now)) >= MAX_AHEAD)
    return refuse('TOO_MANY_CARPOOLS', { most: MAX_AHEAD }, 'conflict');
  const id = newId<CarpoolId>();
  const huddleId = huddle?.row.id ?? null;
  await insertCarpool(tx, {
    id,
    kind: plan.kind,
    owner_id: personId,
    huddle_id: huddleId,
    created_at: now,
    ...(await planRow(tx, plan, destination)),
  });
  const planned: CarpoolEvent = { type: 'carpool.planned', carpoolId: id, ownerId: personId, huddleId };
  await recordEvents(tx, now, [planned]);
  await announceChange(tx, { id, huddle_id: huddleId });
  return id;
}

async function findOpenHuddle(
  tx: Tx,
  personId: PersonId,
  huddleId: HuddleId,
): Promise<VisibleHuddle | Refusal> {
  const huddle = await findHuddle(tx, { personId }, huddleId);
  if (!huddle || huddle.access === 'LINK') return missing();
  if (huddle.access === 'CARD') return refuse('RIDES_OF_PARTICIPANTS', {}, 'forbidden');
  if (huddle.row.status !== 'PUBLISHED') return refuse('HUDDLE_CANCELLED', {}, 'conflict');
  return huddle.row.carpooling ? huddle : refuse('CARPOOLING_OFF');
}

/** Where the huddle takes place, as exactly as the driver may know it. */
export function venueFor({ row, access, mine }: VisibleHuddle): PlaceValue | null {
  const status = mine?.place ?? 'NONE';
  const precision = precisionFor({ access, status }, row.precise_places);
  const shown = shownVenue(row.venue, precision);
  if (!shown) return null;
  const { exact: _, ...venue } = shown;
  return venue;
}
