import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { GoContract } from '../../contract/go.ts';
import { done } from '../../messages.ts';
import { mayReadGo } from '../../rules/go.ts';
import { findHuddle } from '../reads.ts';
import { changeGo, decideGo, readGo } from './check-go.ts';

/** Whether an outing goes ahead (HUD-25). */
export function goRoutes(platform: Platform): Handlers<GoContract> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/go': async ({ viewer: { personId }, params: { huddleId } }) => {
      const huddle = await findHuddle(db, { personId }, huddleId);
      if (!huddle) return missing();
      const found = mayReadGo(huddle.access) ? await readGo(db, huddle.row) : null;
      if (!found) return { go: null };
      const { reasons, light, isDecided: decided } = found;
      const { checkedFor: _checked, decidedFor: _decided, ...criteria } = found.go;
      const { forecastNote } = criteria;
      const isHost = huddle.access === 'HOST';
      return { go: { reasons, light, decided, forecastNote, criteria: isHost ? criteria : null } };
    },
    'PUT /api/huddles/:huddleId/go': async ({ viewer, params: { huddleId }, body: { criteria } }) => {
      const changed = await changeGo(platform, viewer, huddleId, criteria);
      return isRefusal(changed) ? changed : done('GO_SAVED');
    },
    'PUT /api/huddles/:huddleId/go/decision': async ({ viewer, params: { huddleId } }) => {
      const decided = await decideGo(platform, viewer, huddleId);
      return isRefusal(decided) ? decided : done('GO_DECIDED');
    },
  };
}
