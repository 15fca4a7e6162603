import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { mustAcknowledge } from '../../rules/acknowledgement.ts';
import { findHuddle } from '../reads.ts';
import { participationFacts } from '../row-facts.ts';
import { saveNoted } from './writes.ts';

/** The viewer has seen the last change of time or place; hosts see who has not (HUD-24). */
export function acknowledgeMove(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
): Promise<'DONE' | Refusal> {
  const { personId } = viewer;
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (!huddle) return missing();
    const { row, mine } = huddle;
    const asked = mustAcknowledge(row.moved_at, participationFacts(mine ?? undefined), mine);
    if (!asked) return refuse('NOTHING_TO_ACKNOWLEDGE');
    await saveNoted(tx, huddleId, personId, { acknowledged_at: platform.now() });
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
}
