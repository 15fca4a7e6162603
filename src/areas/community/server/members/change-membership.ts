import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { accessLevelOf } from '../../rules/access.ts';
import type { CommunityEvent } from '../../rules/events.ts';
import type { CommunityState, MembershipState } from '../../rules/state.ts';
import { actingAs } from '../history/acting.sql.ts';
import { lockCommunity, membershipOf, ownersOf } from '../reads.ts';
import { factsOf, membershipState } from '../rows.ts';
import { addToCounts, type NewMembership, saveMembership } from '../writes.ts';

/** What a change is decided on: the locked community, who asks, and whom it is about. */
export interface MembershipTable {
  readonly community: CommunityState;
  readonly me: MembershipState;
  /** The same as `me` when the caller acts for themselves. */
  readonly them: MembershipState;
  /** What they answered when they asked to join. */
  readonly answer: string;
  readonly owners: number;
}

/** What becomes of it: who stands how, and what is to be told. */
export interface MembershipOutcome {
  readonly standings: readonly NewMembership[];
  readonly events: readonly CommunityEvent[];
}

export interface MembershipChange {
  readonly callerId: PersonId;
  /** Of a POST, so that sent again under its key it changes nothing more. */
  readonly command?: Command;
  readonly aboutId?: PersonId;
  /** They need not see the community: they hold something that opens it, which `decide` checks. */
  readonly unseen?: true;
  decide(table: MembershipTable, tx: Tx): Promise<Refusal | MembershipOutcome> | Refusal | MembershipOutcome;
}

/**
 * The one door to the memberships of a community: it is locked, the change is decided on what stands then, and
 * the counts move with it. Both people of the request are looked up in this community and no other.
 */
export function changeMembership(
  platform: Platform,
  communityId: CommunityId,
  change: MembershipChange,
): Promise<MembershipOutcome | Refusal> {
  return write<MembershipOutcome>(platform, change.command, (tx) =>
    changeMembershipIn(tx, communityId, change, platform.now()),
  );
}

/** The same within a transaction that does more. */
export async function changeMembershipIn(
  tx: Tx,
  communityId: CommunityId,
  change: Omit<MembershipChange, 'command'>,
  now: Date,
): Promise<MembershipOutcome | Refusal> {
  const row = await lockCommunity(tx, communityId);
  if (!row) return missing();
  const { callerId, aboutId = callerId } = change;
  const [mine, theirs] = await Promise.all(
    [callerId, aboutId].map((person) => membershipOf(tx, communityId, person)),
  );
  const community = factsOf(row);
  const me = membershipState(mine);
  if (!change.unseen && accessLevelOf(community, me) === 'NOTHING') return missing();
  const owners = (await ownersOf(tx, communityId)).length;
  await actingAs(tx, callerId, now);
  const table = { community, me, them: membershipState(theirs), answer: theirs?.answer ?? '', owners };
  const outcome = await change.decide(table, tx);
  if (isRefusal(outcome)) return outcome;
  const before = new Map([
    [callerId, me.status],
    [aboutId, table.them.status],
  ]);
  await keep(tx, communityId, { outcome, before, now });
  return outcome;
}

interface Kept {
  readonly outcome: MembershipOutcome;
  /** How the people of the change stood before it; nobody else joins or leaves by a change. */
  readonly before: ReadonlyMap<PersonId, MembershipState['status']>;
  readonly now: Date;
}

async function keep(tx: Tx, communityId: CommunityId, { outcome, before, now }: Kept): Promise<void> {
  const { standings, events } = outcome;
  let [members, requests] = [0, 0];
  for (const status of standings) {
    // A holder whose office passes on is a member before and after it.
    const stood = before.get(status.personId) ?? status.status;
    members += Number(status.status === 'MEMBER') - Number(stood === 'MEMBER');
    requests += Number(status.status === 'REQUESTED') - Number(stood === 'REQUESTED');
    await saveMembership(tx, communityId, status, now);
  }
  if (members !== 0 || requests !== 0) await addToCounts(tx, communityId, { members, requests });
  await recordEvents(tx, now, events);
  await announce(tx, `community:${communityId}`, 'community.changed', { id: communityId });
}
