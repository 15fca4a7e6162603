import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CaseId, CommunityId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { claimEnd, decideClaim } from '../../rules/decisions.ts';
import { deciderOf } from '../communities/decider.ts';
import { claimOfOther } from './claim-of-other.ts';
import { lockCase } from './reads.ts';
import { saveClaim } from './writes.ts';

/** A case as who decides names it: with the community in whose name they do, or none as a moderator. */
export interface CasePath {
  readonly caseId: CaseId;
  readonly communityId: CommunityId | null;
}

/** Keeps a case for one of those who may decide it for half an hour, or gives it back. */
export async function claimCase(
  platform: Platform,
  viewer: Viewer,
  { caseId, communityId }: CasePath,
  on: boolean,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const by = await deciderOf(tx, viewer, communityId);
    if (isRefusal(by)) return by;
    const row = await lockCase(tx, by, caseId);
    if (!row) return missing();
    if (row.state !== 'OPEN') return refuse('CASE_DECIDED', {}, 'conflict');
    const now = platform.now();
    const refused = decideClaim(claimOfOther(row, by.personId), now);
    if (refused) return refused;
    await saveClaim(tx, caseId, on ? { by: by.personId, until: claimEnd(now) } : null);
    return 'DONE';
  });
}
