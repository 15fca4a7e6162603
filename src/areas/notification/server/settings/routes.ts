import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationContract } from '../../contract.ts';
import { done } from '../../messages.ts';
import { findSettings } from './reads.ts';
import { changeSettings } from './writes.ts';

export type SettingsWire = `${'GET' | 'PUT'} /api/notifications/settings`;

/** Lock screen, quiet hours and digest. */
export function settingsRoutes(platform: Platform): Handlers<Pick<NotificationContract, SettingsWire>> {
  const { database } = platform;
  return {
    'GET /api/notifications/settings': ({ viewer }) => findSettings(database.db, viewer.personId),
    'PUT /api/notifications/settings': async ({ viewer, body }) => {
      await inTransaction(database, async (tx) => {
        await changeSettings(tx, viewer.personId, body, platform.now());
        return 'DONE';
      });
      return done('CHOICE_SAVED');
    },
  };
}
