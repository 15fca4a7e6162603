import { findCommunity, mayIn } from '#areas/community/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { valuesOfForm } from '../../rules/form.ts';
import { checkPlan } from '../plan/check-plan.ts';
import { makePublic } from '../plan/publish.ts';
import { editionOf, formOfHuddle } from '../plan/read-plan.ts';
import { lockForHost } from '../plan/reads.ts';
import type { HuddleRow } from '../rows.ts';
import { declineProposal, proposerOf, removeProposal } from './store.ts';

export interface ProposalAnswer {
  readonly accept: boolean;
  /** The state that the admin has read. */
  readonly edition: string;
  readonly reason: string;
}

/** An admin publishes a proposed outing for the person who proposed it, or says why not. */
export function answerProposal(
  platform: Platform,
  adminId: PersonId,
  { communityId, huddleId }: { readonly communityId: CommunityId; readonly huddleId: HuddleId },
  answer: ProposalAnswer,
): Promise<'DONE' | Refusal> {
  const now = platform.now();
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const club = await findCommunity(tx, adminId, communityId);
    if (!club) return missing();
    if (!mayIn(club, 'APPROVE')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
    const personId = await proposerOf(tx, communityId, huddleId);
    if (!personId) return refuse('NO_PROPOSAL', {}, 'conflict');
    const row = await lockForHost(tx, { personId }, huddleId, now);
    if (isRefusal(row) || row.status !== 'DRAFT') return refuse('NO_PROPOSAL', {}, 'conflict');
    if (editionOf(row) !== answer.edition) return refuse('PLAN_CHANGED', {}, 'conflict');
    const refused = answer.accept
      ? await publishFor(tx, personId, row, communityId, now)
      : await declineProposal(tx, huddleId, answer.reason, now);
    if (refused) return refused;
    const about = { huddleId, personId, hostId: adminId };
    await recordEvents(tx, now, [{ type: 'huddle.proposal-answered', ...about, accepted: answer.accept }]);
    return 'DONE';
  });
}

/** What stands in the draft now must be right still: its start may have passed while it waited. */
async function publishFor(
  tx: Tx,
  personId: PersonId,
  row: HuddleRow,
  communityId: CommunityId,
  now: Date,
): Promise<Refusal | undefined> {
  const plan = valuesOfForm(formOfHuddle(row, []));
  const fits = plan?.communityId === communityId && !(await checkPlan(tx, personId, plan, now));
  if (!plan || !fits) return refuse('PROPOSAL_FAULTY');
  const done = await makePublic(tx, { personId }, row, plan, now);
  if (isRefusal(done)) return done;
  await removeProposal(tx, row.id);
  return undefined;
}
