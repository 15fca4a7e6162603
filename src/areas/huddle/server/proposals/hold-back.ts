import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { stageOf, stepFrom } from '../../rules/approval.ts';
import type { PlanColumns } from '../plan/fields.ts';
import type { HuddleRow } from '../rows.ts';
import { askedAbout, yesFor, yesForRow } from './approval.ts';
import { changedBetween, safetyOf, standingColumns } from './safety.ts';
import {
  findProposal,
  markApproval,
  type Proposal,
  removeProposal,
  saveApproved,
  saveProposal,
} from './store.ts';

/** What of a changed plan is saved now, and who is asked about the rest. */
export interface HeldBack {
  readonly columns: PlanColumns;
  readonly asked: readonly CommunityEvent[];
}

/**
 * What was agreed with stays as it is until somebody agrees with the change of it; everything else of the plan is saved
 * at once (C15).
 */
export async function holdBack(
  tx: Tx,
  personId: PersonId,
  row: HuddleRow,
  next: PlanColumns,
  now: Date,
): Promise<HeldBack | Refusal> {
  const all = { columns: next, asked: [] };
  const { community_id: communityId } = next;
  const yes = await yesFor(tx, personId, { ...next, communityId });
  const about = communityId && { huddleId: row.id, communityId, personId };
  if (!about || communityId !== row.community_id || yes === 'NONE') {
    if (row.approval !== null || (about && yes === 'ALONE')) await settle(tx, row, about, yes, next, now);
    return all;
  }
  if (row.approval === null) return all;
  const standing = standingColumns(row);
  const changes = changedBetween(safetyOf(standing), safetyOf(next));
  const stage = stageOf(row.status, await findProposal(tx, row.id));
  const to = stepFrom(stage, changes.length > 0 ? 'CHANGE' : 'EDIT', yes === 'ALONE');
  if (isRefusal(to)) return to;
  if (changes.length === 0) return all;
  if (to === 'PUBLISHED') {
    await settle(tx, row, about, yes, next, now);
    return all;
  }
  const asked = await askAgain(tx, about, safetyOf(next), next, now);
  return { columns: { ...next, ...safetyOf(standing) }, asked: [asked] };
}

/** A yes of one's own stands for what is saved; where none is wanted any more, none is shown. */
async function settle(
  tx: Tx,
  row: HuddleRow,
  about: Proposal | null,
  yes: string,
  next: PlanColumns,
  now: Date,
): Promise<void> {
  if (about && yes === 'ALONE') return approveAlone(tx, about, next, now);
  await removeProposal(tx, row.id);
  await markApproval(tx, row.id, null);
}

/** Somebody agrees with what they plan themselves, which is marked. */
export async function approveAlone(tx: Tx, about: Proposal, columns: PlanColumns, now: Date): Promise<void> {
  await saveApproved(tx, { ...about, by: about.personId, columns: safetyOf(columns) }, now);
  await markApproval(tx, about.huddleId, 'OWN');
}

/** Of a new outing, that its planner needed nobody else's yes where the community wants one. */
export async function markOwnYes(
  tx: Tx,
  personId: PersonId,
  huddleId: HuddleId,
  columns: PlanColumns,
  now: Date,
): Promise<void> {
  const { community_id: communityId } = columns;
  if (communityId === null || (await yesFor(tx, personId, { ...columns, communityId })) !== 'ALONE') return;
  await approveAlone(tx, { huddleId, communityId, personId }, columns, now);
}

/** A change waits, and those who approve such outings are asked. */
export async function askAgain(
  tx: Tx,
  about: Proposal,
  change: Parameters<typeof saveProposal>[2],
  outing: Pick<PlanColumns, 'activity' | 'difficulty'>,
  now: Date,
): Promise<CommunityEvent> {
  await saveProposal(tx, about, change, now);
  const { communityId, personId } = about;
  const tells = await askedAbout(tx, communityId, outing);
  return { type: 'community.outing-proposed', communityId, personId, actorId: personId, tells };
}

/** Another leader of what is agreed with asks again, unless either of the two approves such outings. */
export async function askForLeader(
  tx: Tx,
  row: HuddleRow,
  personId: PersonId,
  now: Date,
): Promise<CommunityEvent | undefined> {
  const { community_id: communityId, created_by: hostId } = row;
  if (row.approval === null || communityId === null || hostId === null) return undefined;
  const about = { huddleId: row.id, communityId, personId };
  const yes = await yesForRow(tx, personId, row);
  const columns = standingColumns(row);
  if (yes !== 'ASK') {
    await settle(tx, row, about, yes, columns, now);
    return undefined;
  }
  if ((await yesForRow(tx, hostId, row)) === 'ASK') {
    return askAgain(tx, { ...about, personId: hostId }, { leader: personId }, row, now);
  }
  await saveApproved(tx, { ...about, by: hostId, columns: safetyOf(columns) }, now);
  await markApproval(tx, row.id, 'OTHERS');
  return undefined;
}
