import type { FastifyInstance } from 'fastify';
import type { Tx } from '#platform/server/db/database.ts';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import { nameOfDevice } from '#platform/server/identity/log-ins/device-of.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationId, PersonId } from '#platform/shared/ids.ts';
import { type NotificationContract, notificationContract } from '../contract.ts';
import { done, notificationConfirmations, notificationRefusals } from '../messages.ts';
import { type ChoiceWire, choiceRoutes } from './choices/routes.ts';
import { aboutOf, presentNotification } from './inbox/present.ts';
import { listNotifications, summaryOf } from './inbox/reads.ts';
import { tellCounts } from './inbox/tell-counts.ts';
import { markAboutRead, markRead, saveVisit } from './inbox/writes.ts';
import { type MuteWire, muteRoutes } from './mutes/routes.ts';
import { namesOfObjects } from './names-of-objects.ts';
import { type OutingWire, outingRoutes } from './outings/routes.ts';
import { type PushWire, pushRoutes } from './push/routes.ts';
import { type SettingsWire, settingsRoutes } from './settings/routes.ts';
import { type StopWire, stopRoutes } from './stops/routes.ts';
import { type TellingWire, tellingRoutes } from './tellings/routes.ts';
import { type WeekWire, weekRoutes } from './weeks/routes.ts';

export function registerNotifications(app: FastifyInstance, platform: Platform): void {
  registerMessages(notificationRefusals, notificationConfirmations);
  registerEndpoints(app, platform, notificationContract, {
    ...notificationRoutes(platform),
    ...choiceRoutes(platform),
    ...outingRoutes(platform),
    ...pushRoutes(platform),
    ...muteRoutes(platform),
    ...settingsRoutes(platform),
    ...stopRoutes(platform),
    ...tellingRoutes(platform),
    ...weekRoutes(platform),
  });
}

function notificationRoutes(
  platform: Platform,
): Handlers<
  Omit<
    NotificationContract,
    ChoiceWire | OutingWire | PushWire | MuteWire | SettingsWire | StopWire | TellingWire | WeekWire
  >
> {
  const { db } = platform.database;

  async function changeAndCount(personId: PersonId, change: (tx: Tx) => Promise<void>): Promise<void> {
    await inTransaction(platform.database, async (tx) => {
      await change(tx);
      await tellCounts(tx, [personId]);
      return 'DONE';
    });
  }

  return {
    'GET /api/notifications/summary': async ({ viewer: { personId } }) => {
      const { total, since, lastSeenAt } = await summaryOf(db, personId);
      return {
        countNewTotal: total,
        countSinceLastSeen: since,
        lastSeenAt: lastSeenAt?.toISOString() ?? null,
      };
    },
    'GET /api/notifications': async ({ viewer: { personId }, query }) => {
      const { limit, only } = query;
      const after = isUuid(query.after) ? query.after : undefined;
      const rows = await listNotifications(db, personId, { only, after, limit });
      const shown = rows.slice(0, limit);
      const nameOf = await namesOfObjects(db, personId, shown.map(aboutOf));
      return {
        items: shown.map((row) => presentNotification(row, nameOf(aboutOf(row)))),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    'PUT /api/notifications/seen': async ({ viewer: { personId } }) => {
      await changeAndCount(personId, (tx) => saveVisit(tx, personId, platform.now()));
      return done('NOTIFICATIONS_SEEN');
    },
    'PUT /api/notifications/read': async ({ viewer: { personId }, body: { ids }, request }) => {
      const how = { now: platform.now(), device: nameOfDevice(request.headers['user-agent']) };
      await changeAndCount(personId, (tx) => markRead(tx, personId, ids, how));
      return done(ids === 'ALL' ? 'ALL_NOTIFICATIONS_READ' : 'NOTIFICATIONS_READ');
    },
    'PUT /api/notifications/objects/:objectId': async ({ viewer: { personId }, params, request }) => {
      const how = { now: platform.now(), device: nameOfDevice(request.headers['user-agent']) };
      await inTransaction(platform.database, async (tx) => {
        // Most who look at something were told of nothing: their pages are left alone.
        if (await markAboutRead(tx, personId, params.objectId, how)) await tellCounts(tx, [personId]);
        return 'DONE';
      });
      return done('NOTIFICATIONS_READ');
    },
  };
}

/** Only what is an id can be looked for; any other cursor begins at the newest. */
function isUuid(text: string | undefined): text is NotificationId {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text ?? '');
}
