import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { courseOf } from '../../rules/course.ts';
import { lockForHost } from '../plan/reads.ts';
import { refuseAsked } from '../plan/refuse-newcomer.ts';
import { invitePeople } from './hosts.ts';

/** A host invites people to a published huddle; answers how many of them were not invited before. */
export function inviteToHuddle(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  personIds: readonly PersonId[],
): Promise<number | Refusal> {
  const now = platform.now();
  return inTransaction<number>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    if (row.status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED', {}, 'conflict');
    if (row.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED', {}, 'conflict');
    if (courseOf({ startsAt: row.starts_at, endsAt: row.ends_at }, now) === 'OVER')
      return refuse('HUDDLE_PAST');
    const events = await invitePeople(tx, viewer, huddleId, personIds, now);
    const refused = await refuseAsked(platform, tx, viewer.personId, events);
    if (refused) return refused;
    await recordEvents(tx, now, events);
    return events.length;
  });
}
