import { namesOfVisiblePeople } from '#areas/person/server/reads.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { invite } from '../plan/writes.ts';
import { hostIdsOf } from './hosts/reads.ts';
import { askToCoHost, dropCoHosts } from './hosts/writes.ts';

/**
 * Asks these people, and nobody else, to co-host. Until their yes nothing about them changes for others. The host
 * is none of them and stays, so a huddle is never without one.
 */
export async function askHosts(
  tx: Tx,
  viewer: Viewer,
  huddleId: HuddleId,
  wanted: readonly PersonId[],
  now: Date,
): Promise<readonly HuddleEvent[] | Refusal> {
  const { hostId, coHostIds, askedIds } = await hostIdsOf(tx, huddleId);
  const known = [hostId, ...coHostIds, ...askedIds];
  const added = [...new Set(wanted)].filter((id) => !known.includes(id));
  const visible = await namesOfVisiblePeople(tx, viewer.personId, added);
  if (visible.size < added.length) return refuse('CO_HOST_UNKNOWN');
  const dropped = [...coHostIds, ...askedIds].filter((id) => !wanted.includes(id));
  await dropCoHosts(tx, huddleId, dropped);
  await askToCoHost(tx, huddleId, added, now);
  return added.map((personId) => coHostAsked(huddleId, personId, viewer.personId));
}

export function coHostAsked(huddleId: HuddleId, personId: PersonId, hostId: PersonId): HuddleEvent {
  return { type: 'huddle.co-host-asked', huddleId, personId, hostId };
}

/** Invites those whom the viewer may name; who is unknown or blocked is passed over without a word. */
export async function invitePeople(
  tx: Tx,
  viewer: Viewer,
  huddleId: HuddleId,
  wanted: readonly PersonId[],
  now: Date,
): Promise<readonly HuddleEvent[]> {
  const known = await namesOfVisiblePeople(tx, viewer.personId, wanted);
  const ids = [...known.keys()].filter((id) => id !== viewer.personId);
  const invited = await invite(tx, huddleId, ids, now);
  return invited.map((personId) => ({
    type: 'huddle.invited',
    huddleId,
    personId,
    hostId: viewer.personId,
  }));
}
