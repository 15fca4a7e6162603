import type { DbOrTx } from '#platform/server/db/database.ts';
import type { PlanView } from '../../contract/fields.ts';
import { type AskedChange, stageOf } from '../../rules/approval.ts';
import type { HuddleRow } from '../rows.ts';
import { changedBetween, columnsAfter, safetyOf, standingColumns, type WaitingChange } from './safety.ts';
import { findProposal } from './store.ts';

/** How an outing stands with its community, for its hosts. What is published and agreed with needs no word. */
export async function proposalOf(db: DbOrTx, row: HuddleRow): Promise<PlanView['proposal']> {
  const proposal = await findProposal(db, row.id);
  const stage = stageOf(row.status, proposal);
  if (!proposal || stage === 'CANCELLED' || (stage === 'PUBLISHED' && !proposal.declined)) return null;
  const { declined, approved, reason, change } = proposal;
  return { declined, approved, reason, changes: change ? changesWanted(row, change) : [] };
}

/** What a change that waits is about. */
export function changesWanted(row: HuddleRow, change: WaitingChange): AskedChange[] {
  const changed = changedBetween(safetyOf(standingColumns(row)), safetyOf(columnsAfter(row, change)));
  return change.leader ? [...changed, 'LEADER'] : changed;
}
