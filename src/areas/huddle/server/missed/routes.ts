import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing, refuse } from '#platform/shared/decision.ts';
import type { MissedContract } from '../../contract/missed.ts';
import { done } from '../../messages.ts';
import { findHuddle } from '../reads.ts';
import { hasPart, listMissed, listMyMissed, lookOf } from './reads.ts';
import { saveReply } from './writes.ts';

/** What people missed, as hosts see it, and what they say about it themselves (COM-13). */
export function missedRoutes(platform: Platform): Handlers<MissedContract> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/participants/:personId/missed': async ({ viewer, params }) => {
      const huddle = await findHuddle(db, { personId: viewer.personId }, params.huddleId);
      if (!huddle) return missing();
      if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
      if (!(await hasPart(db, huddle.row.id, params.personId))) return missing();
      const rows = await listMissed(db, lookOf(platform, viewer, huddle), params.personId);
      return { items: rows.map(({ startsAt, ...row }) => ({ ...row, startsAt: startsAt.toISOString() })) };
    },
    'GET /api/me/missed-outings': async ({ viewer }) => {
      const rows = await listMyMissed(db, viewer.personId, platform.now());
      return {
        items: rows.map(({ startsAt, fadesAt, ...row }) => ({
          ...row,
          startsAt: startsAt.toISOString(),
          fadesAt: fadesAt.toISOString(),
        })),
      };
    },
    'PUT /api/me/missed-outings/:huddleId/reply': async ({ viewer, params, body }) => {
      const about = { huddleId: params.huddleId, personId: viewer.personId };
      if (!(await saveReply(db, about, body.reply, platform.now()))) return missing();
      return done(body.reply === null ? 'MISSED_REPLY_TAKEN_BACK' : 'MISSED_REPLY_KEPT');
    },
  };
}
