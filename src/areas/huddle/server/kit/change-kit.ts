import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, KitId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decidePromise, type KitItem, mayBringKit } from '../../rules/kit.ts';
import { isPast } from '../../rules/state.ts';
import { lockForHost } from '../plan/reads.ts';
import { savePlan } from '../plan/writes.ts';
import { findHuddle } from '../reads.ts';
import { factsOf } from '../rows.ts';
import { kitOf, lockItem } from './reads.ts';
import { saveKit, savePromise } from './writes.ts';

export type WantedItem = Omit<KitItem, 'id'> & { readonly id: KitId | null };

/** A host says what the group needs; what stays on the list keeps who brings it. */
export function changeKit(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  wanted: readonly WantedItem[],
): Promise<'DONE' | Refusal> {
  const now = platform.now();
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    if (row.status === 'PUBLISHED' && isPast(factsOf(row), now)) return refuse('HUDDLE_PAST');
    const known = new Set((await kitOf(tx, huddleId)).map(({ id }) => id));
    // Named twice, of another huddle, or removed meanwhile.
    if (wanted.some(({ id }) => id !== null && !known.delete(id)))
      return refuse('KIT_CHANGED', {}, 'conflict');
    const items = wanted.map((item) => ({ ...item, id: item.id ?? newId<KitId>() }));
    await saveKit(tx, huddleId, items);
    await savePlan(tx, huddleId, { kit_count: items.length });
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
}

/** Somebody who comes says how many of a thing they bring. */
export function bringKit(
  platform: Platform,
  { personId }: Viewer,
  huddleId: HuddleId,
  { kitId, amount }: { readonly kitId: KitId; readonly amount: number },
): Promise<'DONE' | Refusal> {
  const now = platform.now();
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (!huddle) return missing();
    if (!mayBringKit(huddle.access)) return refuse('ANSWER_FIRST');
    if (huddle.row.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
    if (isPast(factsOf(huddle.row), now)) return refuse('HUDDLE_PAST');
    const item = await lockItem(tx, huddleId, kitId, personId);
    if (!item) return refuse('KIT_CHANGED', {}, 'conflict');
    const refused = decidePromise(item, amount);
    if (refused) return refused;
    await savePromise(tx, kitId, personId, amount, now);
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
}
