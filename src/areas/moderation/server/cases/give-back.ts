import { liftSuspension } from '#areas/account/server/public.ts';
import { giveBackRides } from '#areas/carpool/server/public.ts';
import { reinstateMember } from '#areas/community/server/public.ts';
import { giveBackParts, namesOfVisibleHuddles } from '#areas/huddle/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { type Return, returnOfPart, returnOfRide } from '../../rules/given-back.ts';
import type { DecisionRow } from './reads.ts';

interface Giving {
  /** Null of an operator. */
  readonly answererId: PersonId | null;
  readonly at: Date;
}

/** One thing that came back, or did not. */
export interface GivenBack {
  readonly what: Return;
  /** The outing; null where its subject may not see it any more. */
  readonly name: string | null;
}

/**
 * What was done to the person is undone: the suspension, and that they had to leave a community, with the places and
 * seats that ended with it. Answers what they hear of those.
 */
export async function giveBack(
  platform: Platform,
  tx: Tx,
  row: DecisionRow,
  { answererId: actorId, at: now }: Giving,
): Promise<GivenBack[]> {
  const { subject_id: personId, community_id: communityId, acts, at: since } = row;
  if (!personId) return [];
  if (acts.includes('SUSPEND') || acts.includes('BAN'))
    await liftSuspension(platform, tx, { personId, since });
  if (!communityId || !(acts.includes('REMOVE_MEMBER') || acts.includes('BAN_MEMBER'))) return [];
  await reinstateMember(tx, { communityId, personId, actorId, since, now });
  const removed = { communityId, personId, since };
  const parts = await giveBackParts(tx, removed, now);
  const rides = await giveBackRides(tx, removed, now);
  const told = [
    ...parts.map(({ huddleId, became }) => ({ huddleId, what: returnOfPart(became) })),
    ...rides.map(({ huddleId, became }) => ({ huddleId, what: returnOfRide(became) })),
  ];
  const ids = told.map(({ huddleId }) => huddleId);
  const names = await namesOfVisibleHuddles(tx, personId, ids);
  return told.flatMap(({ huddleId, what }) => (what ? [{ what, name: names.get(huddleId) ?? null }] : []));
}
