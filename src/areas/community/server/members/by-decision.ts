import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { decideRemoval } from '../../rules/membership.ts';
import { actingAs } from '../history/acting.sql.ts';
import { lockCommunity, membershipOf } from '../reads.ts';
import { membershipState } from '../rows.ts';
import { addToCounts, saveMembership } from '../writes.ts';
import { changeMembershipIn } from './change-membership.ts';
import { restoreMembership, wasMember } from './reinstate.sql.ts';

interface Pair {
  readonly communityId: CommunityId;
  readonly actorId: PersonId;
  /** Whom it is about. */
  readonly personId: PersonId;
}

/** Whether this admin may remove this person, as the members list asks it, too. */
export async function mayRemoveMember(
  db: DbOrTx,
  { communityId, actorId, personId }: Pair,
): Promise<boolean> {
  const me = membershipState(await membershipOf(db, communityId, actorId));
  const them = membershipState(await membershipOf(db, communityId, personId));
  return them.status === 'MEMBER' && decideRemoval(me, them) === undefined;
}

/** An admin removes somebody by a decision about what they did, and may keep them out; nobody is told who it was. */
export async function removeByDecision(
  tx: Tx,
  { communityId, actorId, personId, ban, at }: Pair & { readonly ban: boolean; readonly at: Date },
): Promise<Refusal | undefined> {
  const decide = ({ me, them }: Parameters<Parameters<typeof changeMembershipIn>[2]['decide']>[0]) => {
    const refused = decideRemoval(me, them);
    if (refused) return refused;
    const event = { type: 'community.member-removed', communityId, personId, actorId } as const;
    return {
      standings: [{ personId, status: ban ? ('BANNED' as const) : ('NONE' as const) }],
      events: them.status === 'MEMBER' ? [{ ...event, byDecision: true as const }] : [],
    };
  };
  const change = { callerId: actorId, aboutId: personId, decide };
  const left = await changeMembershipIn(tx, communityId, change, at);
  return isRefusal(left) ? left : undefined;
}

interface Reinstated {
  readonly communityId: CommunityId;
  readonly personId: PersonId;
  /** Who takes the decision back; null of an operator. */
  readonly actorId: PersonId | null;
  /** When they were removed. */
  readonly since: Date;
  readonly now: Date;
}

/** Somebody who was removed by a decision is again what they were then; who came back or was banned since stays so. */
export async function reinstateMember(
  tx: Tx,
  { communityId, personId, actorId, since, now }: Reinstated,
): Promise<void> {
  if (!(await lockCommunity(tx, communityId))) return;
  const stands = await membershipOf(tx, communityId, personId);
  const isBannedSince = stands?.state === 'BANNED' && stands.since.getTime() !== since.getTime();
  if (stands?.state === 'MEMBER' || isBannedSince) return;
  if (actorId) await actingAs(tx, actorId, now);
  const was = await wasMember(tx, { communityId, personId, until: since });
  if (!was) return saveMembership(tx, communityId, { personId, status: 'NONE' }, now);
  // Nobody becomes an owner again: the community has one.
  const role = was.role === 'OWNER' ? 'ADMIN' : was.role;
  await saveMembership(tx, communityId, { personId, status: 'MEMBER', role }, now);
  await restoreMembership(tx, { communityId, personId, was });
  const requests = stands?.state === 'REQUESTED' ? -1 : 0;
  await addToCounts(tx, communityId, { members: 1, requests });
  await announce(tx, `community:${communityId}`, 'community.changed', { id: communityId });
}
