import { findCommunity, mayIn } from '#areas/community/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { stageOf, stepFrom } from '../../rules/approval.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { valuesOfForm } from '../../rules/form.ts';
import { hostsChanged, makeHost } from '../people/hosts.ts';
import { hostIdsOf } from '../people/reads.ts';
import { checkPlan } from '../plan/check-plan.ts';
import { applyPlan } from '../plan/edit.ts';
import { columnsOf } from '../plan/fields.ts';
import { makePublic } from '../plan/publish.ts';
import { ledOf, refuseUnqualified } from '../plan/qualified.ts';
import { editionOf, formOfHuddle } from '../plan/read-plan.ts';
import { lockForHost } from '../plan/reads.ts';
import type { HuddleRow } from '../rows.ts';
import { approvalIn, approves } from './approval.ts';
import { columnsAfter, safetyOf, valuesAfter } from './safety.ts';
import { declineProposal, findProposal, markApproval, type ProposalRow, saveApproved } from './store.ts';

export interface ProposalAnswer {
  readonly accept: boolean;
  /** With a yes to a draft: it is published at once, or by who proposed it. */
  readonly publish: boolean;
  /** The state that was read. */
  readonly edition: string;
  readonly reason: string;
}

export type ProposalOutcome = 'PUBLISHED' | 'APPROVED' | 'CHANGED' | 'DECLINED' | 'CHANGE_DECLINED';

/** Somebody who approves such outings says yes or no to one that waits, or to a change of one. */
export function answerProposal(
  platform: Platform,
  byId: PersonId,
  { communityId, huddleId }: { readonly communityId: CommunityId; readonly huddleId: HuddleId },
  answer: ProposalAnswer,
): Promise<ProposalOutcome | Refusal> {
  const now = platform.now();
  return inTransaction<ProposalOutcome>(platform.database, async (tx) => {
    const club = await findCommunity(tx, byId, communityId);
    if (!club) return missing();
    if (!mayIn(club, 'APPROVE')) return refuse('NOT_AN_APPROVER', {}, 'forbidden');
    const proposal = await findProposal(tx, huddleId);
    if (proposal?.communityId !== communityId) return refuse('NO_PROPOSAL', {}, 'conflict');
    const row = await lockForHost(tx, proposal, huddleId, now);
    if (isRefusal(row)) return refuse('NO_PROPOSAL', {}, 'conflict');
    const refused = await whyNot(tx, byId, row, proposal, answer);
    if (refused) return refused;
    const done = answer.accept
      ? await agree(tx, { byId, row, proposal, publish: answer.publish }, now)
      : await decline(tx, proposal, answer.reason, now);
    if (isRefusal(done)) return done;
    const about = { huddleId, personId: proposal.personId, hostId: byId };
    const answered = { ...about, accepted: answer.accept, outcome: done.outcome };
    await recordEvents(tx, now, [{ type: 'huddle.proposal-answered', ...answered }, ...done.events]);
    return done.outcome;
  });
}

async function whyNot(
  tx: Tx,
  byId: PersonId,
  row: HuddleRow,
  proposal: ProposalRow,
  { accept, edition }: ProposalAnswer,
): Promise<Refusal | undefined> {
  const step = stepFrom(stageOf(row.status, proposal), accept ? 'APPROVE' : 'DECLINE', false);
  if (isRefusal(step)) return step;
  const outing = proposal.change ? columnsAfter(row, proposal.change) : formOfHuddle(row, []);
  const difficulty = outing.difficulty || null;
  const club = await approvalIn(tx, proposal.communityId);
  if (!approves(club, byId, { activity: outing.activity, difficulty }))
    return refuse('NOT_AN_APPROVER', {}, 'forbidden');
  return editionOf(row) === edition ? undefined : refuse('PLAN_CHANGED', {}, 'conflict');
}

interface Answered {
  readonly outcome: ProposalOutcome;
  readonly events: readonly HuddleEvent[];
}

async function decline(tx: Tx, proposal: ProposalRow, reason: string, now: Date): Promise<Answered> {
  await declineProposal(tx, proposal.huddleId, reason, now);
  return { outcome: proposal.changes ? 'CHANGE_DECLINED' : 'DECLINED', events: [] };
}

interface Agreed {
  readonly byId: PersonId;
  readonly row: HuddleRow;
  readonly proposal: ProposalRow;
  readonly publish: boolean;
}

/** What stands in the draft now must be right still: its start may have passed while it waited. */
async function agree(tx: Tx, agreed: Agreed, now: Date): Promise<Answered | Refusal> {
  const { byId: by, row, proposal, publish } = agreed;
  if (proposal.change) return agreeWithChange(tx, agreed, proposal.change, now);
  const { personId, communityId } = proposal;
  const plan = valuesOfForm(formOfHuddle(row, []));
  const fits = plan?.communityId === communityId && !(await checkPlan(tx, personId, plan, now));
  if (!plan || !fits) return refuse('PROPOSAL_FAULTY');
  await saveApproved(tx, { ...proposal, by, columns: safetyOf(columnsOf(plan)) }, now);
  if (!publish) return { outcome: 'APPROVED', events: [] };
  const done = await makePublic(tx, { personId }, row, plan, now);
  if (isRefusal(done)) return done;
  await markApproval(tx, row.id, by === personId ? 'OWN' : 'OTHERS');
  return { outcome: 'PUBLISHED', events: [] };
}

/** The change is made in the name of who wanted it. */
async function agreeWithChange(
  tx: Tx,
  { byId: by, row, proposal }: Agreed,
  change: NonNullable<ProposalRow['change']>,
  now: Date,
): Promise<Answered | Refusal> {
  const { leader, ...columns } = change;
  const { personId } = proposal;
  const wanted = valuesAfter(row, change);
  const { coHostIds } = await hostIdsOf(tx, row.id);
  const isFaulty = await checkPlan(tx, personId, wanted, now, row);
  if (isFaulty || (leader && !coHostIds.includes(leader))) return refuse('PROPOSAL_FAULTY');
  const next = columnsAfter(row, change);
  const led = { ...ledOf(row), startsAt: new Date(next.starts_at), endsAt: new Date(next.ends_at) };
  const unled = leader && (await refuseUnqualified(tx, leader, led));
  if (unled) return unled;
  const isPlan = Object.keys(columns).length > 0;
  const events = isPlan ? await applyPlan(tx, { personId }, row, next, now) : [];
  if (isRefusal(events)) return events;
  if (leader) await makeHost(tx, row.id, leader);
  await saveApproved(tx, { ...proposal, by, columns: safetyOf(next) }, now);
  await markApproval(tx, row.id, by === personId || by === (leader ?? row.created_by) ? 'OWN' : 'OTHERS');
  return {
    outcome: 'CHANGED',
    events: leader ? [...events, hostsChanged(row.id, leader, 'HOST_ACCEPTED')] : events,
  };
}
