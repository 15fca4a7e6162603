import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CaseId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { claimEnd, decideClaim } from '../../rules/decisions.ts';
import { claimOfOther } from './claim-of-other.ts';
import { lockCase } from './reads.ts';
import { saveClaim } from './writes.ts';

/** Keeps a case for one moderator for half an hour, or gives it back. */
export async function claimCase(
  platform: Platform,
  { personId, moderator }: Viewer,
  id: CaseId,
  on: boolean,
): Promise<'DONE' | Refusal> {
  if (!moderator) return refuse('NOT_A_MODERATOR', {}, 'forbidden');
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const row = await lockCase(tx, personId, id);
    if (!row) return missing();
    if (row.state !== 'OPEN') return refuse('CASE_DECIDED', {}, 'conflict');
    const now = platform.now();
    const refused = decideClaim(claimOfOther(row, personId), now);
    if (refused) return refused;
    await saveClaim(tx, id, on ? { by: personId, until: claimEnd(now) } : null);
    return 'DONE';
  });
}
