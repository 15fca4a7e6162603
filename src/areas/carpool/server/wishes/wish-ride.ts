import { findHuddle, type VisibleHuddle } from '#areas/huddle/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { carpoolPlan } from '../../contract/views.ts';
import type { RideWish } from '../../contract/wishes.ts';
import { usualTimes } from '../../rules/usual-times.ts';
import { planCarpool, venueFor } from '../plan/create.ts';
import { deleteWish, saveWish } from './store.ts';

/** What became of a wish: a carpool, or it waits with whom it belongs to. */
export type Wished = 'MADE' | 'KEPT';

/** What somebody says about their way with their answer: a carpool at once, or with the place they wait for (CAR-3). */
export function wishRide(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  huddleId: HuddleId,
  wish: RideWish,
): Promise<Wished | Refusal> {
  const { personId } = viewer;
  const now = platform.now();
  return write<Wished>(platform, command, async (tx) => {
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (!huddle) return missing();
    const waits = waitsForPlace(huddle);
    if (!waits && !takesPart(huddle)) return refuse('RIDES_OF_PARTICIPANTS', {}, 'forbidden');
    if (huddle.row.status !== 'PUBLISHED') return refuse('HUDDLE_CANCELLED', {}, 'conflict');
    if (!huddle.row.carpooling) return refuse('CARPOOLING_OFF');
    if (!waits) return makeCarpool(tx, now, huddle, { personId, wish });
    await saveWish(tx, { huddleId, personId, now }, wish);
    return 'KEPT';
  });
}

function takesPart({ access }: VisibleHuddle): boolean {
  return access === 'INSIDE' || access === 'HOST';
}

export function waitsForPlace({ mine }: VisibleHuddle): boolean {
  return mine !== null && ['REQUESTED', 'WAITING', 'OFFERED'].includes(mine.place);
}

/** There and back at the usual times, for the people of the huddle. */
export async function makeCarpool(
  tx: Tx,
  now: Date,
  huddle: VisibleHuddle,
  { personId, wish: { kind, seats, origin } }: { readonly personId: PersonId; readonly wish: RideWish },
): Promise<Wished | Refusal> {
  const { id, starts_at: startsAt, ends_at: endsAt, time_zone: timeZone } = huddle.row;
  const { departsAt, returnsAt } = usualTimes({ startsAt, endsAt, venue: venueFor(huddle) }, origin);
  const plan = carpoolPlan.parse({
    kind,
    huddleId: id,
    tripType: 'ROUND',
    origin,
    timeZone,
    whoMayAsk: 'PARTICIPANTS',
    departAt: departsAt.toISOString(),
    returnAt: returnsAt.toISOString(),
    seatsOut: seats,
    seatsBack: seats,
  });
  const made = await planCarpool(tx, now, personId, plan);
  if (isRefusal(made)) return made;
  await deleteWish(tx, id, personId);
  return 'MADE';
}
