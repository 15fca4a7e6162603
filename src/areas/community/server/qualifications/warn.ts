import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { CommunityEvent } from '../../rules/events.ts';
import { warningDays, warningDue } from '../../rules/qualifications.ts';
import { lockEnding, markTold } from './store.ts';

const DAY_MS = 86_400_000;
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

/** Holders and admins are told before a qualification ends; nothing is taken away by this (C14). */
export async function warnOfEnds({ database, now }: Platform): Promise<void> {
  const at = now();
  await inTransaction<'DONE'>(database, async (tx) => {
    const events: CommunityEvent[] = [];
    const until = dayOf(new Date(at.getTime() + Math.max(...warningDays) * DAY_MS));
    for (const paper of await lockEnding(tx, dayOf(at), until)) {
      const days = warningDue(paper.validTo, paper.told, dayOf(at));
      if (days === undefined) continue;
      await markTold(tx, paper.id, days);
      const { communityId, personId, name } = paper;
      const about = { communityId, personId, actorId: personId };
      const left = Math.round((Date.parse(paper.validTo) - Date.parse(dayOf(at))) / DAY_MS);
      events.push({ ...about, type: 'community.qualification-ends', name, days: left });
    }
    await recordEvents(tx, at, events);
    return 'DONE';
  });
}
