import { findHuddle } from '#areas/huddle/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { findLink } from './reads.ts';
import { markRevoked } from './writes.ts';

/** Ends a link; anyone who held it has no more rights by it from the next request on. */
export function revokeLink(platform: Platform, viewer: Viewer, uid: string): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const link = await findLink(tx, uid);
    if (!link) return missing();
    if (link.for_person_id !== viewer.personId) {
      const huddle = await findHuddle(tx, { personId: viewer.personId }, link.object_id);
      if (huddle?.access !== 'HOST') return missing();
    }
    await markRevoked(tx, uid, platform.now());
    return 'DONE';
  });
}
