import type { CaseDecided, CommunityCaseOpened } from '#areas/moderation/rules/events.ts';
import { adminsToTell } from '#areas/moderation/server/public.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import { caseRecipientsOf, moderationRecipientsOf } from '../../rules/moderation-recipients.ts';
import { deliverInPages } from '../deliver.ts';
import { countCases } from '../inbox/count-cases.sql.ts';

async function tell(platform: Platform, events: Happened<CaseDecided>): Promise<void> {
  const rows = events.flatMap((event) =>
    moderationRecipientsOf(event).map((telling) => ({
      ...telling,
      id: newId<NotificationId>(),
      eventId: event.id,
      objectType: 'DECISION' as const,
      objectId: event.decisionId,
      at: event.at,
    })),
  );
  await deliverInPages(platform, rows);
}

/** The admins of a community hear that something waits for them: one notice until they look, which counts. */
async function tellAdmins(platform: Platform, events: Happened<CommunityCaseOpened>): Promise<void> {
  const { db } = platform.database;
  for (const { id, at, communityId, caseId } of events) {
    const admins = await adminsToTell(db, caseId);
    const counted = await countCases(db, communityId, admins, platform.now());
    const rows = caseRecipientsOf(admins, counted).map((telling) => ({
      ...telling,
      id: newId<NotificationId>(),
      eventId: id,
      objectType: 'COMMUNITY' as const,
      objectId: communityId,
      at,
    }));
    await deliverInPages(platform, rows);
  }
}

export const moderationNewsReactions: ReadonlyMap<string, Reaction> = new Map<string, Reaction>([
  ['moderation.decided', tell],
  ['moderation.community-case-opened', tellAdmins],
]);
