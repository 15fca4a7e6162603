import { presentPersonSummary } from '#areas/person/server/public.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { KitContract } from '../../contract/kit.ts';
import { done } from '../../messages.ts';
import { mayBringKit } from '../../rules/kit.ts';
import { findHuddle } from '../reads.ts';
import { bringKit, changeKit } from './change-kit.ts';
import { kitOf, promisesOf } from './reads.ts';

/** What the group needs, and who brings it (HUD-25). */
export function kitRoutes(platform: Platform): Handlers<KitContract> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/kit': async ({ viewer: { personId }, params: { huddleId }, query }) => {
      const huddle = await findHuddle(db, { personId, link: query.link }, huddleId);
      if (!huddle) return missing();
      const mayBring = mayBringKit(huddle.access);
      // A link alone opens name and date, not the list.
      if (huddle.access === 'LINK') return { items: [], mayBring };
      const [items, promises] = await Promise.all([kitOf(db, huddleId), promisesOf(db, huddleId)]);
      return {
        mayBring,
        items: items.map((item) => {
          const here = promises.filter((promise) => promise.kit_id === item.id);
          return {
            ...item,
            promised: here.reduce((sum, { amount }) => sum + amount, 0),
            mine: here.find(({ id }) => id === personId)?.amount ?? 0,
            bringers: mayBring
              ? here.map((promise) => ({ person: presentPersonSummary(promise), amount: promise.amount }))
              : [],
          };
        }),
      };
    },
    'PUT /api/huddles/:huddleId/kit': async ({ viewer, params: { huddleId }, body }) => {
      const changed = await changeKit(platform, viewer, huddleId, body.items);
      return isRefusal(changed) ? changed : done('KIT_SAVED');
    },
    'PUT /api/huddles/:huddleId/kit-items/:kitId/promise': async ({ viewer, params, body: { amount } }) => {
      const { huddleId, kitId } = params;
      const saved = await bringKit(platform, viewer, huddleId, { kitId, amount });
      return isRefusal(saved) ? saved : done(amount > 0 ? 'KIT_PROMISED' : 'KIT_TAKEN_BACK');
    },
  };
}
