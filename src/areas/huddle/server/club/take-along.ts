import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { Happened } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { endParts } from '../attendance/end-parts.ts';
import { lockFor } from '../attendance/store.ts';
import { callOff } from '../plan/cancel.ts';
import { hostedInClub, partsInClub } from './reads.ts';

/** With a member that an admin removes go the outings and spots that the admin said (COM-12). */
export async function takeAlong(platform: Platform, events: Happened<CommunityEvent>): Promise<void> {
  const { db } = platform.database;
  for (const event of events) {
    if (event.type !== 'community.member-removed') continue;
    const now = platform.now();
    if (event.takes?.includes('OUTINGS')) {
      for (const { id } of await hostedInClub(db, event, now)) await cancel(platform, id, event);
    }
    if (event.takes?.includes('PLACES')) await endParts(platform, await partsInClub(db, event, now));
  }
}

/** Run again it finds nothing more to call off. */
async function cancel(
  platform: Platform,
  huddleId: HuddleId,
  { personId, actorId }: { readonly personId: PersonId; readonly actorId: PersonId },
): Promise<void> {
  const now = platform.now();
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    const locked = await lockFor(tx, huddleId, { personId }, now);
    if (locked?.row.status === 'PUBLISHED') {
      await callOff(tx, [locked.row], { reason: '', by: actorId, now });
    }
    return 'DONE';
  });
}
