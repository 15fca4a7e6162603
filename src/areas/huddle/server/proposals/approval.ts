import { type Approving, approvingIn } from '#areas/community/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { type Approver, approversOf, mayApprove } from '../../rules/approval.ts';
import type { HuddleRow } from '../rows.ts';
import { approversIn } from './approvers.sql.ts';

/** What decides who approves an outing of a club. */
export interface ClubApproval extends Approving {
  readonly named: readonly Approver[];
}

export interface OutingOfClub {
  readonly communityId: CommunityId | null;
  readonly activity: string;
  readonly difficulty: string | null;
}

export async function approvalIn(db: DbOrTx, communityId: CommunityId): Promise<ClubApproval> {
  const approving = await approvingIn(db, communityId);
  return { ...approving, named: await approversIn(db, communityId) };
}

/** Whether somebody may say yes to this outing. */
export function approves(
  { members, named }: ClubApproval,
  personId: PersonId,
  outing: Omit<OutingOfClub, 'communityId'>,
): boolean {
  const me = members.find((member) => member.personId === personId);
  return me !== undefined && mayApprove(me, named, members, outing);
}

/** Whom an outing is brought to. */
export async function askedAbout(
  db: DbOrTx,
  communityId: CommunityId,
  outing: Omit<OutingOfClub, 'communityId'>,
): Promise<PersonId[]> {
  const { members, named } = await approvalIn(db, communityId);
  return approversOf(named, members, outing);
}

/** NONE: its club asks for no yes. ALONE: they may say it themselves. */
export type Yes = 'NONE' | 'ALONE' | 'ASK';

/** Whose yes somebody needs for an outing. */
export async function yesFor(
  db: DbOrTx,
  personId: PersonId,
  { communityId, ...outing }: OutingOfClub,
): Promise<Yes> {
  if (communityId === null) return 'NONE';
  const club = await approvalIn(db, communityId);
  if (!club.wanted) return 'NONE';
  return approves(club, personId, outing) ? 'ALONE' : 'ASK';
}

/** The yes of an outing as it stands. */
export function yesForRow(db: DbOrTx, personId: PersonId, row: HuddleRow): Promise<Yes> {
  const { community_id: communityId, activity, difficulty } = row;
  return yesFor(db, personId, { communityId, activity, difficulty });
}

/** What is agreed with changes only by the plan, where the change can wait for a yes. */
export async function refuseChange(
  db: DbOrTx,
  personId: PersonId,
  row: HuddleRow,
): Promise<Refusal | undefined> {
  if (row.approval === null) return undefined;
  return (await yesForRow(db, personId, row)) === 'ASK' ? refuse('CHANGE_NEEDS_A_YES') : undefined;
}
