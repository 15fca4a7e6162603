import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HostActId, HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { whyNotUndone } from '../../rules/host-acts.ts';
import { findHuddle } from '../reads.ts';
import { actOf, lockAct } from './reads.ts';
import { clearAllAsCome } from './writes.ts';

/** A host takes back that all were marked as come. */
export function undoAllCame(
  platform: Platform,
  { personId }: Viewer,
  { huddleId, actId }: { readonly huddleId: HuddleId; readonly actId: HostActId },
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (!huddle) return missing();
    if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
    await lockAct(tx, actId);
    const act = await actOf(tx, huddleId, actId);
    if (!act) return missing();
    const refused = whyNotUndone(act, platform.now());
    if (refused) return refused;
    await clearAllAsCome(tx, actId, platform.now());
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
}
