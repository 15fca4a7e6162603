import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { RelationEvent } from '#areas/person/rules/events.ts';
import type { DomainEvent } from '#platform/server/events.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce, endSubscriptions } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { Removal } from '../../rules/events.ts';
import { changeAttendance } from './change-attendance.ts';
import { type Part, partsAfterLeaving, partsBetween } from './reads.ts';
import { deletePart } from './writes.ts';

/** Between people who block each other neither takes part in the other's outings: they do not see them any more. */
export async function endPartsBetween(platform: Platform, events: readonly DomainEvent[]): Promise<void> {
  for (const event of events as ReadonlyArray<DomainEvent & RelationEvent>) {
    if (event.type !== 'person.blocked') continue;
    const { db } = platform.database;
    await endParts(platform, await partsBetween(db, [event.blockerId, event.blockedId], platform.now()));
  }
}

/** Who no longer belongs to a club has no spot in its outings for members. */
export async function endPartsInClub(platform: Platform, events: readonly DomainEvent[]): Promise<void> {
  for (const event of events as ReadonlyArray<DomainEvent & CommunityEvent>) {
    const { db } = platform.database;
    const removal = removalIn(event);
    await endParts(platform, await partsAfterLeaving(db, event, platform.now()), removal);
  }
}

/** The decision by which somebody had to leave: what it ends is kept, should it be undone. */
function removalIn(event: DomainEvent & CommunityEvent): Removal | undefined {
  const isDecided = event.type === 'community.member-removed' && event.byDecision;
  return isDecided ? { communityId: event.communityId, at: event.at } : undefined;
}

/** Takes these parts away, and gives their spots to who waits. */
export async function endParts(platform: Platform, parts: readonly Part[], removal?: Removal): Promise<void> {
  for (const part of parts) await endPart(platform, part, removal);
}

async function endPart(platform: Platform, part: Part, removal: Removal | undefined): Promise<void> {
  const { huddleId, personId } = part;
  await inTransaction(platform.database, async (tx) => {
    const answered = await deletePart(tx, part, removal);
    const withdrawn = { type: 'huddle.rsvp-withdrawn', huddleId, personId } as const;
    if (answered) await recordEvents(tx, platform.now(), [{ ...withdrawn, ...(removal && { removal }) }]);
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
  await endSubscriptions(platform.database.db, [
    { personId, topic: `huddle:${huddleId}` },
    { personId, topic: `room:${huddleId}` },
  ]);
  await changeAttendance(platform, huddleId, { type: 'fillSpots' });
}
