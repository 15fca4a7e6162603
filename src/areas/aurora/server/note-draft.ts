import { findHuddle } from '#areas/huddle/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, TurnId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { findTurn } from './reads.ts';
import { saveDraftOf } from './writes.ts';

/** Notes the huddle that somebody drafted from an answer of theirs: only one that they host. */
export function noteDraft(
  platform: Platform,
  { personId }: Viewer,
  turnId: TurnId,
  huddleId: HuddleId,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const turn = await findTurn(tx, personId, turnId);
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (!turn || huddle?.access !== 'HOST') return missing();
    await saveDraftOf(tx, turnId, huddleId);
    return 'DONE';
  });
}
