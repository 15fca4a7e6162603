import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideInterest } from '../rules/rsvp.ts';
import { callersOf, lockHuddle } from './reads.ts';
import { factsOf, participationFacts } from './row-facts.ts';
import { saveInterest } from './writes.ts';

/** Notes or clears the viewer's interest. */
export function setInterest(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  wish: { readonly interested: boolean; readonly link: string | undefined },
): Promise<'DONE' | Refusal> {
  const { personId } = viewer;
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const row = await lockHuddle(tx, huddleId);
    if (!row) return missing();
    const me = (await callersOf(tx, row, [{ personId, link: wish.link }])).get(personId);
    if (!me || me.sight === 'NOTHING') return missing();
    const refused = decideInterest(factsOf(row), participationFacts(me.participation), platform.now());
    if (refused) return refused;
    await saveInterest(tx, huddleId, personId, wish.interested);
    return 'DONE';
  });
}
