import type { DbOrTx } from '#platform/server/db/database.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { type CommunityAct, may, planningOf, type Right } from '../rules/rights.ts';
import { isMember } from '../rules/state.ts';
import { membershipsOf } from './members/reads.ts';
import { findCommunity, type VisibleCommunity } from './reads.ts';
import { factsOf, membershipState } from './rows.ts';

/** Whether who looks at a community may do this in it. */
export function mayIn({ mine }: VisibleCommunity, act: Exclude<CommunityAct, 'PLAN' | 'INVITE'>): boolean {
  return may(membershipState(mine), act);
}

/** What is for those who keep the list of members. */
export async function refuseNoKeeper(
  db: DbOrTx,
  personId: PersonId,
  communityId: CommunityId,
): Promise<Refusal | undefined> {
  const found = await findCommunity(db, personId, communityId);
  if (!found) return missing();
  return mayIn(found, 'EXPORT') ? undefined : refuse('NOT_A_KEEPER', {}, 'forbidden');
}

/** Whether somebody plans outings for a community, and NONE where they do not belong to one that goes on. */
export async function planningFor(
  db: DbOrTx,
  personId: PersonId,
  communityId: CommunityId,
): Promise<Right | 'NONE'> {
  const found = await findCommunity(db, personId, communityId);
  if (!found || found.row.archived_at || found.row.delete_after) return 'NONE';
  const me = membershipState(found.mine);
  return isMember(me) ? planningOf(factsOf(found.row), me) : 'NONE';
}

export interface PlannedCommunity {
  readonly name: string;
  readonly isAdmin: boolean;
}

/** The communities that somebody plans outings for, whether or not with approval; of all, or of one. */
export async function plannedFor(
  db: DbOrTx,
  personId: PersonId,
  communityId?: CommunityId,
): Promise<Map<CommunityId, PlannedCommunity>> {
  const rows = await membershipsOf(db, personId, communityId);
  return new Map(
    rows.flatMap((row) => {
      const me = membershipState(row);
      if (planningOf(factsOf(row), me) === 'NO') return [];
      return [[row.id, { name: row.name, isAdmin: may(me, 'EDIT') }] as const];
    }),
  );
}
