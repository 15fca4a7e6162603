import { planningFor } from '#areas/community/server/public.ts';
import { findHuddle } from '#areas/huddle/server/public.ts';
import { presentReaders } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import { idempotent } from '#platform/server/http/endpoints.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, EventId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { NotificationContract } from '../../contract.ts';
import { done } from '../../messages.ts';
import {
  decideReminder,
  nextReminderAt,
  type OutingChoice,
  sortedActivities,
} from '../../rules/outing-news.ts';
import { countNews, countReminded, remindedAt } from './hearers.sql.ts';
import { findOutingChoice, lastReminder } from './reads.ts';
import { enqueueTelling } from './tell.ts';
import { lockReminders, saveOutingChoice, saveReminder } from './writes.ts';

export type OutingWire =
  | `${'GET' | 'PUT'} /api/notifications/outings/:communityId`
  | 'POST /api/notifications/outings/:communityId/preview'
  | `${'GET' | 'POST'} /api/huddles/:huddleId/reminder`
  | 'GET /api/huddles/:huddleId/reminder/readers';

/** Who hears of new outings, and who is asked again for an answer (COM-9). */
export function outingRoutes(platform: Platform): Handlers<Pick<NotificationContract, OutingWire>> {
  const { db } = platform.database;
  return {
    'GET /api/notifications/outings/:communityId': async ({ viewer, params }) => {
      const choice = await findOutingChoice(db, viewer.personId, params.communityId);
      return choice ? { ...choice, activities: [...choice.activities] } : missing();
    },
    'PUT /api/notifications/outings/:communityId': async ({ viewer, params, body }) => {
      const saved = await choose(platform, viewer.personId, params.communityId, body);
      return isRefusal(saved) ? saved : done('OUTING_CHOICE_SAVED');
    },
    'POST /api/notifications/outings/:communityId/preview': async ({ viewer, params, body }) => {
      const planning = await planningFor(db, viewer.personId, params.communityId);
      if (planning === 'NONE' || planning === 'NO') return missing();
      return countNews(db, { ...params, ...body, actorId: viewer.personId });
    },
    'GET /api/huddles/:huddleId/reminder': async ({ viewer, params: { huddleId } }) => {
      const huddle = await findHuddle(db, { personId: viewer.personId }, huddleId);
      if (huddle?.access !== 'HOST') return missing();
      const remindedAt = await lastReminder(db, huddleId);
      return {
        ...(await countReminded(db, huddleId, viewer.personId)),
        remindedAt: remindedAt?.toISOString() ?? null,
        nextAt: nextReminderAt(remindedAt, platform.now())?.toISOString() ?? null,
      };
    },
    'GET /api/huddles/:huddleId/reminder/readers': async ({ viewer: { personId }, params: { huddleId } }) => {
      const huddle = await findHuddle(db, { personId }, huddleId);
      return huddle?.access === 'HOST'
        ? presentReaders(db, personId, remindedAt(huddleId, personId))
        : missing();
    },
    'POST /api/huddles/:huddleId/reminder': idempotent(async ({ viewer, params: { huddleId }, command }) => {
      const reminded = await remindSilent(platform, command, viewer.personId, huddleId);
      return isRefusal(reminded)
        ? reminded
        : { ...done('REMINDED', { people: reminded.people }), people: reminded.people };
    }),
  };
}

function choose(
  { database }: Platform,
  personId: PersonId,
  communityId: CommunityId,
  choice: OutingChoice,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(database, async (tx) => {
    if (!(await findOutingChoice(tx, personId, communityId))) return missing();
    await saveOutingChoice(tx, personId, communityId, {
      ...choice,
      activities: sortedActivities(choice.activities),
    });
    return 'DONE';
  });
}

interface Owner {
  readonly personId: PersonId;
  readonly communityId: CommunityId;
}

/** Ends the mails of new outings of one community; who has left it has none to end. */
export async function endOutingMails(tx: Tx, { personId, communityId }: Owner): Promise<'DONE'> {
  const choice = await findOutingChoice(tx, personId, communityId);
  if (choice) await saveOutingChoice(tx, personId, communityId, { ...choice, byMail: false });
  return 'DONE';
}

/** Asks those who have not answered or not seen a change, and answers how many they are. */
function remindSilent(
  platform: Platform,
  command: Command,
  personId: PersonId,
  huddleId: HuddleId,
): Promise<{ readonly people: number } | Refusal> {
  const now = platform.now();
  return write<{ readonly people: number }>(platform, command, async (tx) => {
    await lockReminders(tx, huddleId);
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (huddle?.access !== 'HOST') return missing();
    const { status, starts_at: startsAt, moved_what: changes } = huddle.row;
    const refused = decideReminder({ status, startsAt, remindedAt: await lastReminder(tx, huddleId) }, now);
    if (refused) return refused;
    const { unanswered, unseen } = await countReminded(tx, huddleId, personId);
    const people = unanswered + unseen;
    if (people === 0) return refuse('NOBODY_TO_REMIND', {}, 'conflict');
    await saveReminder(tx, huddleId, personId, now);
    const event = { eventId: newId<EventId>(), huddleId, actorId: personId, at: now.toISOString() };
    await enqueueTelling(tx, { what: 'REMINDER', ...event, series: false, changes: [...changes] });
    return { people };
  });
}
