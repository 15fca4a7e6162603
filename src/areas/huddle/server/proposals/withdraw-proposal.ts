import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { stageOf, stepFrom } from '../../rules/approval.ts';
import { lockForHost } from '../plan/reads.ts';
import { findProposal, withdrawProposal } from './store.ts';

/** A host takes back what waits for approval: a draft is a draft again, a published outing stays as it stands. */
export function takeProposalBack(
  platform: Platform,
  personId: PersonId,
  huddleId: HuddleId,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const row = await lockForHost(tx, { personId }, huddleId, platform.now());
    if (isRefusal(row)) return row;
    const step = stepFrom(stageOf(row.status, await findProposal(tx, huddleId)), 'WITHDRAW', false);
    if (isRefusal(step)) return step;
    await withdrawProposal(tx, huddleId);
    return 'DONE';
  });
}
