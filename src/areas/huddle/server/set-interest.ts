import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideInterest } from '../rules/rsvp.ts';
import { lockHuddle } from './places/reads.ts';
import { factsOf, participationState } from './row-facts.ts';
import { saveInterest } from './writes.ts';

/** Notes or clears the viewer's interest. */
export function setInterest(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  command: { readonly interested: boolean; readonly link: string | undefined },
): Promise<'DONE' | Refusal> {
  const { personId } = viewer;
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const now = platform.now();
    const callers = [{ personId, link: command.link }];
    const locked = await lockHuddle(tx, huddleId, { callers, opensRoom: false, now });
    const me = locked?.callers.get(personId);
    if (!locked || !me || me.access === 'NOTHING') return missing();
    const refused = decideInterest(factsOf(locked.row), participationState(me.participation), now);
    if (refused) return refused;
    await saveInterest(tx, huddleId, personId, command.interested);
    return 'DONE';
  });
}
