import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { refuse } from '#platform/shared/decision.ts';
import type { NotificationContract } from '../../contract.ts';
import { done } from '../../messages.ts';
import { isAwayTime } from '../../rules/settings.ts';
import { findSettings } from './reads.ts';
import { changeSettings } from './writes.ts';

export type SettingsWire = `${'GET' | 'PUT'} /api/notifications/settings`;

/** Lock screen, quiet hours and digest. */
export function settingsRoutes(platform: Platform): Handlers<Pick<NotificationContract, SettingsWire>> {
  const { database } = platform;
  return {
    'GET /api/notifications/settings': async ({ viewer }) => {
      const { awayUntil, ...settings } = await findSettings(database.db, viewer.personId);
      const isAway = awayUntil !== null && awayUntil > platform.now();
      return { ...settings, awayUntil: isAway ? awayUntil.toISOString() : null };
    },
    'PUT /api/notifications/settings': async ({ viewer, body: { awayUntil, ...rest } }) => {
      const now = platform.now();
      const until = typeof awayUntil === 'string' ? new Date(awayUntil) : awayUntil;
      if (until && !isAwayTime(until, now)) return refuse('AWAY_NOT_AHEAD');
      await inTransaction(database, async (tx) => {
        await changeSettings(tx, viewer.personId, { ...rest, awayUntil: until }, now);
        return 'DONE';
      });
      return done('CHOICE_SAVED');
    },
  };
}
