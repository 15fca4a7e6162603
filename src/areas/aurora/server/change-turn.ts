import { findHuddle } from '#areas/huddle/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, TurnId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { isUnderWay } from '../rules/turn.ts';
import { findTurn, type TurnRow } from './reads.ts';
import { saveDraftOf, saveThumb, stopUnbegun } from './writes.ts';

/** Anybody else's turn is missing. */
function changeTurn<Changed>(
  platform: Platform,
  { personId }: Viewer,
  turnId: TurnId,
  change: (tx: Tx, turn: TurnRow) => Promise<Changed | Refusal>,
): Promise<Changed | Refusal> {
  return inTransaction<Changed | Refusal>(platform.database, async (tx) => {
    const turn = await findTurn(tx, personId, turnId);
    return turn ? change(tx, turn) : missing();
  });
}

/** Notes that no more of an answer is wanted; whether somebody is writing it at this moment. */
export function stopAnswer(platform: Platform, viewer: Viewer, turnId: TurnId) {
  return changeTurn<{ readonly underWay: boolean }>(platform, viewer, turnId, async (tx, turn) => {
    await stopUnbegun(tx, turnId, platform.now());
    return { underWay: isUnderWay(turn, platform.now()) };
  });
}

export function judgeAnswer(
  platform: Platform,
  viewer: Viewer,
  turnId: TurnId,
  thumb: 'UP' | 'DOWN' | null,
): Promise<'DONE' | Refusal> {
  return changeTurn<'DONE'>(platform, viewer, turnId, async (tx, { state }) => {
    if (state !== 'DONE' && state !== 'STOPPED') return refuse('NOT_ANSWERED', {}, 'conflict');
    await saveThumb(tx, turnId, thumb);
    return 'DONE';
  });
}

/** Notes the huddle that somebody drafted from an answer of theirs: only one that they host. */
export function noteDraft(
  platform: Platform,
  viewer: Viewer,
  turnId: TurnId,
  huddleId: HuddleId,
): Promise<'DONE' | Refusal> {
  return changeTurn<'DONE'>(platform, viewer, turnId, async (tx) => {
    const huddle = await findHuddle(tx, viewer, huddleId);
    if (huddle?.access !== 'HOST') return missing();
    await saveDraftOf(tx, turnId, huddleId);
    return 'DONE';
  });
}
