import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { NotificationContract } from '../../contract.ts';
import { done } from '../../messages.ts';
import { isMutable } from '../../rules/objects.ts';
import { namesOfObjects } from '../names-of-objects.ts';
import { countMutes, listMutes, MAX_MUTES } from './reads.ts';
import { deleteMute, saveMute } from './writes.ts';

export type MuteWire =
  | 'GET /api/notifications/mutes'
  | `${'PUT' | 'DELETE'} /api/notifications/mutes/:type/:id`;

/** What somebody hears less of, object by object (NOT-6). */
export function muteRoutes(platform: Platform): Handlers<Pick<NotificationContract, MuteWire>> {
  const { database } = platform;
  const { db } = database;
  return {
    'GET /api/notifications/mutes': async ({ viewer }) => {
      const muted = (await listMutes(db, viewer.personId)).filter(isMutable);
      const nameOf = await namesOfObjects(db, viewer.personId, muted);
      return { items: muted.map((object) => ({ ...object, name: nameOf(object) })) };
    },
    'PUT /api/notifications/mutes/:type/:id': async ({ viewer: { personId }, params }) => {
      const muted = await inTransaction<'DONE' | Refusal>(database, async (tx) => {
        const nameOf = await namesOfObjects(tx, personId, [params]);
        if (nameOf(params) === null) return missing();
        if ((await countMutes(tx, personId)) >= MAX_MUTES)
          return refuse('TOO_MANY_MUTED', { most: MAX_MUTES });
        await saveMute(tx, personId, params, platform.now());
        return 'DONE';
      });
      return isRefusal(muted) ? muted : done('NEWS_MUTED');
    },
    'DELETE /api/notifications/mutes/:type/:id': async ({ viewer, params }) => {
      await deleteMute(db, viewer.personId, params);
      return done('NEWS_UNMUTED');
    },
  };
}
