import { namesOfVisiblePeople } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { checkLayDown, type HostChange } from '../../rules/people.ts';
import { lockFor } from '../attendance/store.ts';
import { lockForHost } from '../plan/reads.ts';
import { invite, savePlan } from '../plan/writes.ts';
import { hostIdsOf } from './reads.ts';
import { askToCoHost, askToHost, dropCoHosts, swapHost } from './writes.ts';

/**
 * Asks these people, and nobody else, to co-host. Until their yes nothing about them changes for others. The host
 * is none of them and stays, so a huddle is never without one.
 */
export async function askHosts(
  tx: Tx,
  viewer: Pick<Viewer, 'personId'>,
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
  viewer: Pick<Viewer, 'personId'>,
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

/** The co-host becomes the host, and the host a co-host. */
export async function makeHost(tx: Tx, huddleId: HuddleId, personId: PersonId): Promise<void> {
  const { hostId } = await hostIdsOf(tx, huddleId);
  await swapHost(tx, huddleId, hostId, personId);
  await savePlan(tx, huddleId, { created_by: personId, changed_by: personId });
}

export function hostsChanged(huddleId: HuddleId, personId: PersonId, change: HostChange): HuddleEvent {
  return { type: 'huddle.hosts-changed', huddleId, personId, change };
}

/** The host asks a co-host to take the huddle over, and stays the host until their yes. */
export function handOver(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  to: PersonId,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, platform.now());
    if (isRefusal(row)) return row;
    const { hostId, coHostIds } = await hostIdsOf(tx, huddleId);
    if (hostId !== viewer.personId) return refuse('NOT_THE_HOST', {}, 'forbidden');
    if (!coHostIds.includes(to)) return refuse('CO_HOST_UNKNOWN');
    await askToHost(tx, huddleId, to);
    await recordEvents(tx, platform.now(), [
      { type: 'huddle.host-asked', huddleId, personId: to, hostId: viewer.personId },
    ]);
    return 'DONE';
  });
}

/** A co-host becomes a participant without an answer again. */
export function layDownRole(
  platform: Platform,
  { personId }: Pick<Viewer, 'personId'>,
  huddleId: HuddleId,
): Promise<'DONE' | Refusal> {
  const now = platform.now();
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const locked = await lockFor(tx, huddleId, { personId }, now);
    if (!locked) return missing();
    const refused = checkLayDown(locked.me.role);
    if (refused) return refused;
    await dropCoHosts(tx, huddleId, [personId]);
    await recordEvents(tx, now, [hostsChanged(huddleId, personId, 'CO_HOST_LEFT')]);
    return 'DONE';
  });
}
