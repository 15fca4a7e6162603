import type { CommunityEvent } from '#areas/community/rules/events.ts';
import { namesOfVisiblePeople } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type Happened, recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import { lockFor } from '../attendance/store.ts';
import { coHostAsked } from '../people/hosts.ts';
import { hostIdsOf } from '../people/reads.ts';
import { askToCoHost } from '../people/writes.ts';
import { hostedInClub, type PassedOffice } from './reads.ts';
import { passDraftsOn, passTemplatesOn } from './writes.ts';

/**
 * With an office go drafts and templates; outings that are published stay with their host, whom people have answered,
 * and the successor is asked to co-host them (C19). Nothing goes between two who are blocked.
 */
export async function passOn(platform: Platform, events: Happened<CommunityEvent>): Promise<void> {
  for (const event of events) {
    if (event.type !== 'community.office-handed-over') continue;
    const { communityId, holderId, personId: successorId, actorId } = event;
    const office = { communityId, holderId, successorId, isOwn: holderId === actorId };
    await inTransaction<'DONE'>(platform.database, async (tx) => {
      const known = await namesOfVisiblePeople(tx, holderId, [successorId]);
      if (known.size > 0) await passPlans(tx, office, platform.now());
      return 'DONE';
    });
  }
}

/** Run again it finds nothing more to pass on. */
async function passPlans(tx: Tx, office: PassedOffice, now: Date): Promise<void> {
  await passTemplatesOn(tx, office);
  await passDraftsOn(tx, office);
  const whose = { communityId: office.communityId, personId: office.holderId };
  for (const { id } of await hostedInClub(tx, whose, now)) await askToLead(tx, id, office, now);
}

async function askToLead(
  tx: Tx,
  huddleId: HuddleId,
  { holderId, successorId }: PassedOffice,
  now: Date,
): Promise<void> {
  const locked = await lockFor(tx, huddleId, { personId: holderId }, now);
  if (locked?.row.status !== 'PUBLISHED') return;
  const { hostId, coHostIds, askedIds } = await hostIdsOf(tx, huddleId);
  if ([hostId, ...coHostIds, ...askedIds].includes(successorId)) return;
  await askToCoHost(tx, huddleId, [successorId], now);
  await recordEvents(tx, now, [coHostAsked(huddleId, successorId, holderId)]);
}
