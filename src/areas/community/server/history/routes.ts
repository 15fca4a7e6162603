import { readCursor } from '#platform/server/cursor.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { historyContract } from '../../contract/history.ts';
import { done } from '../../messages.ts';
import { isMember } from '../../rules/state.ts';
import { findCommunity, membershipOf } from '../reads.ts';
import { refuseNoKeeper } from '../rights.ts';
import { membershipState } from '../rows.ts';
import { saveAddress } from '../writes.ts';
import { actingAs } from './acting.sql.ts';
import { overAt } from './day.ts';
import {
  cursorOfChange,
  cursorOfDifference,
  cursorOfMember,
  pageOf,
  presentChange,
  presentDifference,
  presentMemberOfDay,
  readChangesCursor,
} from './present.ts';
import { comparedMembers, countMembersAt, historySince, memberChanges, membersAt } from './reads.ts';

/** The list of members as of a day, what two days differ in, and who changed what (C11). */
export function historyRoutes(platform: Platform): Handlers<typeof historyContract> {
  const { db } = platform.database;
  return {
    'GET /api/communities/:communityId/history/members': async ({ viewer, params, query }) => {
      const { communityId } = params;
      const refused = await refuseNoKeeper(db, viewer.personId, communityId);
      if (refused) return refused;
      const { limit, after } = query;
      const at = overAt(query.day, viewer);
      const of = { communityId, viewerId: viewer.personId };
      const [rows, total, since] = await Promise.all([
        membersAt(db, of, at, { after: readCursor(after), limit }),
        countMembersAt(db, communityId, at),
        historySince(db, communityId),
      ]);
      const knownSince = since?.toISOString() ?? null;
      return { ...pageOf(rows, limit, presentMemberOfDay, cursorOfMember), total, knownSince };
    },
    'GET /api/communities/:communityId/history/difference': async ({ viewer, params, query }) => {
      const refused = await refuseNoKeeper(db, viewer.personId, params.communityId);
      if (refused) return refused;
      const of = { ...params, viewerId: viewer.personId };
      const days = { from: overAt(query.from, viewer), to: overAt(query.to, viewer) };
      const page = { after: readCursor(query.after), limit: query.limit };
      const rows = await comparedMembers(db, of, days, page);
      return pageOf(rows, query.limit, presentDifference, cursorOfDifference);
    },
    'GET /api/communities/:communityId/history': async ({ viewer, params, query }) => {
      const refused = await refuseNoKeeper(db, viewer.personId, params.communityId);
      if (refused) return refused;
      const page = { after: readChangesCursor(query.after), limit: query.limit };
      const rows = await memberChanges(db, { ...params, viewerId: viewer.personId }, page);
      return pageOf(rows, query.limit, presentChange, cursorOfChange);
    },
    'PUT /api/communities/:communityId/membership/address': async ({ viewer, params, body }) => {
      const saved = await keepAddress(platform, viewer.personId, params.communityId, body.address);
      return isRefusal(saved) ? saved : done('ADDRESS_SAVED');
    },
  };
}

function keepAddress(
  platform: Platform,
  personId: PersonId,
  communityId: CommunityId,
  address: string,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const found = await findCommunity(tx, personId, communityId);
    if (!found) return missing();
    const mine = membershipState(await membershipOf(tx, communityId, personId));
    if (!isMember(mine)) return refuse('NOT_A_MEMBER', {}, 'forbidden');
    await actingAs(tx, personId, platform.now());
    await saveAddress(tx, communityId, personId, address.trim());
    return 'DONE';
  });
}
