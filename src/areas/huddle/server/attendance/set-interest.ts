import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideInterest } from '../../rules/rsvp.ts';
import { factsOf } from '../rows.ts';
import { lockFor } from './store.ts';
import { saveInterest } from './writes.ts';

/** Notes or clears the viewer's interest. */
export function setInterest(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  { interested, link }: { readonly interested: boolean; readonly link?: string | undefined },
): Promise<'DONE' | Refusal> {
  const { personId } = viewer;
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const now = platform.now();
    const locked = await lockFor(tx, huddleId, { personId, link }, now);
    if (!locked) return missing();
    const refused = decideInterest(factsOf(locked.row), locked.me, now);
    if (refused) return refused;
    await saveInterest(tx, huddleId, personId, interested);
    return 'DONE';
  });
}
