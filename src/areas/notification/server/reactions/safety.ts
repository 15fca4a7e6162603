import type { SafetyEvent } from '#areas/safety/rules/events.ts';
import { peopleOfPlan } from '#areas/safety/server/public.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { safetyRecipientsOf, toldSafetyEvents } from '../../rules/safety-recipients.ts';
import { deliverInPages } from '../deliver.ts';

async function tell(platform: Platform, events: Happened<SafetyEvent>): Promise<void> {
  for (const event of events) {
    const people = await peopleOfPlan(platform.database.db, event.planId);
    if (!people) continue;
    const rows = safetyRecipientsOf(event, people).map((telling) => ({
      ...telling,
      id: newId<NotificationId>(),
      eventId: event.id,
      objectType: 'RETURN_PLAN' as const,
      objectId: event.planId,
      at: event.at,
    }));
    await deliverInPages(platform, rows);
  }
}

/** The party is asked, and hosts are told who is overdue (SAFE-1). */
export const safetyReactions: ReadonlyMap<string, Reaction> = new Map(
  toldSafetyEvents.map((type) => [type, tell] as const),
);
