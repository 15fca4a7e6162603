import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { HuddleEvent, PersonalHuddleEvent, Removal } from '#areas/huddle/rules/events.ts';
import { findHuddle } from '#areas/huddle/server/public.ts';
import type { RelationEvent } from '#areas/person/rules/events.ts';
import { areBlocked } from '#areas/person/server/public.ts';
import { type Happened, type Reaction, recordEvents } from '#platform/server/events.ts';
import { idOfName } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announceTo, endSubscription } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { CarpoolId, EventId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { CarpoolEvent } from '../rules/events.ts';
import { announceChange } from './announce-change.ts';
import { type Ending, keepEndedRide, noteEnded } from './club/ended.sql.ts';
import { ridesInClub } from './club/reads.ts';
import { callOff } from './plan/cancel.ts';
import { askOwners } from './plan/writes.ts';
import { canWatchCarpool } from './reads.ts';
import { aboutOf, changeRides } from './rides/change-rides.ts';
import { carpoolsBetween, carpoolsOfHuddles, lockCar, otherWishes, partsAtHuddles } from './rides/reads.ts';
import { answerWishes } from './wishes/answer-wishes.ts';

const NAMESPACE = '0d6f2a55-0f4b-4d2b-9a55-5d8a9f1f6e20';

/** A cancelled huddle needs no rides: its carpools are called off with it (CAR-5). */
async function cancelWithHuddle(platform: Platform, events: Happened<HuddleEvent>): Promise<void> {
  const huddleIds = events.map(({ huddleId }) => huddleId);
  for (const id of await carpoolsOfHuddles(platform.database.db, huddleIds)) await cancel(platform, id);
}

async function cancel(platform: Platform, carpoolId: CarpoolId): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    const locked = await lockCar(tx, carpoolId, [], false);
    if (!locked?.standing) return 'DONE';
    return callOff(tx, locked.row, { reason: '', byHuddle: true, now: platform.now() });
  });
}

/**
 * A huddle has moved: its drivers are asked whether their times and places still fit. Run again it is the same question,
 * which tells nobody twice.
 */
async function askDrivers(platform: Platform, events: Happened<HuddleEvent>): Promise<void> {
  for (const { id: eventId, huddleId } of events) {
    await inTransaction(platform.database, async (tx) => {
      const now = platform.now();
      const rows = await askOwners(tx, huddleId, now);
      const asked = rows.map((row) => ({
        id: idOfName<EventId>(`${eventId} ${row.id}`, NAMESPACE),
        type: 'carpool.huddle-moved' as const,
        ...aboutOf(row),
      }));
      await recordEvents(tx, now, asked);
      for (const row of rows) await announceChange(tx, row);
      return 'DONE';
    });
  }
}

/** Anyone who no longer takes part in a huddle leaves its cars, and drives nobody to it. */
async function leaveWithHuddle(platform: Platform, events: Happened<PersonalHuddleEvent>): Promise<void> {
  const { db } = platform.database;
  const people = events.map(({ huddleId, personId }) => ({ huddleId, personId }));
  for (const { id, huddleId, personId, isOwner } of await partsAtHuddles(db, people)) {
    const huddle = await findHuddle(db, { personId }, huddleId);
    if (huddle?.access === 'INSIDE' || huddle?.access === 'HOST') continue;
    const removal = removalOf(events, huddleId, personId);
    if (removal) await endWithRemoval(platform, { carpoolId: id, personId, removal }, isOwner);
    else if (isOwner) await cancel(platform, id);
    else await endRide(platform, id, personId);
  }
}

/** The decision with which somebody's part in a huddle ended, if it was one. */
function removalOf(
  events: readonly PersonalHuddleEvent[],
  huddleId: HuddleId,
  personId: PersonId,
): Removal | undefined {
  const last = events.findLast((event) => event.huddleId === huddleId && event.personId === personId);
  return last?.type === 'huddle.rsvp-withdrawn' ? last.removal : undefined;
}

/** The same as otherwise, and kept, should the decision be undone. */
async function endWithRemoval(platform: Platform, ending: Ending, isOwner: boolean): Promise<void> {
  const { db } = platform.database;
  await keepEndedRide(db, ending);
  if (isOwner) return cancel(platform, ending.carpoolId);
  const left = await endRide(platform, ending.carpoolId, ending.personId);
  await noteEnded(db, ending, !isRefusal(left));
}

/** Gives a rider's seat free for them, or takes back what they asked. */
function endRide(platform: Platform, carpoolId: CarpoolId, riderId: PersonId, silent = false) {
  return changeRides(platform, carpoolId, { type: 'leave', riderId, silent });
}

/** Neither drives the other once one has blocked the other; nobody is told why a seat became free. */
async function partBlocked(platform: Platform, events: Happened<RelationEvent>): Promise<void> {
  const { db } = platform.database;
  for (const event of events) {
    if (event.type !== 'person.blocked' || !(await areBlocked(db, event.blockerId, event.blockedId)))
      continue;
    for (const { id, riderId } of await carpoolsBetween(db, event.blockerId, event.blockedId)) {
      await endRide(platform, id, riderId, true);
    }
  }
}

/** With a member that an admin removes go the cars and seats to the club's outings, if the admin said so (COM-12). */
async function leaveCarsOfClub(platform: Platform, events: Happened<CommunityEvent>): Promise<void> {
  for (const event of events) {
    if (event.type !== 'community.member-removed' || !event.takes?.includes('CARS')) continue;
    for (const { id, isOwner } of await ridesInClub(platform.database.db, event, platform.now())) {
      if (isOwner) await cancel(platform, id);
      else await endRide(platform, id, event.personId);
    }
  }
}

/** Who has found a seat no longer asks elsewhere for the same way. */
async function endOtherWishes(platform: Platform, events: Happened<CarpoolEvent>): Promise<void> {
  const { db } = platform.database;
  for (const event of events) {
    if (!('riderId' in event)) continue;
    await announceTo(db, [event.riderId, event.ownerId], 'chat.counted', {});
    if (event.huddleId === null) continue;
    const { huddleId, riderId, carpoolId } = event;
    for (const other of await otherWishes(db, huddleId, riderId, carpoolId))
      await endRide(platform, other, riderId, true);
  }
}

/** Anyone who can no longer see a carpool hears nothing more of it on streams that stand open. */
async function endLostAccess(platform: Platform, events: Happened<CarpoolEvent>): Promise<void> {
  const { db } = platform.database;
  for (const event of events) {
    const people = event.type === 'carpool.cancelled' ? event.concerned : [];
    for (const personId of 'riderId' in event ? [event.riderId] : people) {
      if (!(await canWatchCarpool(db, personId, event.carpoolId)))
        await endSubscription(db, personId, `carpool:${event.carpoolId}`);
    }
  }
}

/** Anyone who no longer takes part leaves the cars, and what they wished for is answered with their place or ends. */
async function followAnswer(platform: Platform, events: Happened<PersonalHuddleEvent>): Promise<void> {
  await leaveWithHuddle(platform, events);
  await answerWishes(platform, events);
}

export const carpoolReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['huddle.cancelled', cancelWithHuddle],
  ['huddle.moved', askDrivers],
  ...(['rsvp-answered', 'rsvp-withdrawn', 'request-declined', 'participant-removed'] as const).map(
    (what) => [`huddle.${what}`, followAnswer] as const,
  ),
  ...(['promoted', 'request-accepted', 'offer-lapsed'] as const).map(
    (what) => [`huddle.${what}`, answerWishes] as const,
  ),
  ['person.blocked', partBlocked],
  ['community.member-removed', leaveCarsOfClub],
  ['carpool.ride-accepted', endOtherWishes],
  ['carpool.ride-moved-up', endOtherWishes],
  ...(['ride-declined', 'ride-left', 'ride-removed', 'cancelled'] as const).map(
    (what) => [`carpool.${what}`, endLostAccess] as const,
  ),
]);
