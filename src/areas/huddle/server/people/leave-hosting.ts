import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { cancelHuddle } from '../plan/cancel.ts';
import { lockForHost } from '../plan/reads.ts';
import { savePlan } from '../plan/writes.ts';
import { hostsChanged, layDownRole } from './hosts.ts';
import { coHostedBy, hostIdsOf } from './reads.ts';
import { dropCoHosts, swapHost } from './writes.ts';

/**
 * A host who goes for good gives the huddle to a co-host, or calls it off. The co-host is not asked: they host it
 * already, and nobody else is there to do so.
 */
export async function leaveHosting(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  to: PersonId | null,
): Promise<'DONE' | Refusal> {
  const { personId } = viewer;
  if (to === null) {
    const command = { owner: personId, key: undefined, requestHash: '' };
    return cancelHuddle(platform, command, viewer, huddleId, { reason: null, scope: 'THIS' });
  }
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, platform.now());
    if (isRefusal(row)) return row;
    const { hostId, coHostIds } = await hostIdsOf(tx, huddleId);
    if (hostId !== personId) return refuse('NOT_THE_HOST', {}, 'forbidden');
    if (!coHostIds.includes(to)) return refuse('CO_HOST_UNKNOWN');
    await swapHost(tx, huddleId, personId, to);
    await dropCoHosts(tx, huddleId, [personId]);
    await savePlan(tx, huddleId, { created_by: to, changed_by: to });
    await recordEvents(tx, platform.now(), [hostsChanged(huddleId, to, 'HOST_ACCEPTED')]);
    return 'DONE';
  });
}

/** Lays down what somebody co-hosts that lies ahead. */
export async function leaveCoHosting(platform: Platform, viewer: Pick<Viewer, 'personId'>): Promise<void> {
  const { database, now } = platform;
  for (const id of await coHostedBy(database.db, viewer.personId, now()))
    await layDownRole(platform, viewer, id);
}
