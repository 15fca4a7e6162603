import type { CommunityEvent } from '#areas/community/rules/events.ts';
import { leadersOf } from '#areas/community/server/public.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { SILENT_MS } from '../../rules/approval.ts';
import { takeSilent } from './store.ts';

/** Where nobody has answered for a week, all admins are told, once (C15). */
export async function tellStandIns(platform: Platform): Promise<void> {
  const now = platform.now();
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    const silent = await takeSilent(tx, new Date(now.getTime() - SILENT_MS), now);
    const admins = await leadersOf(
      tx,
      silent.map(({ communityId }) => communityId),
    );
    const events = silent.map(
      ({ communityId, personId }): CommunityEvent => ({
        type: 'community.outing-proposed',
        communityId,
        personId,
        actorId: personId,
        tells: admins.get(communityId) ?? [],
        overdue: true,
      }),
    );
    await recordEvents(tx, now, events);
    return 'DONE';
  });
}
