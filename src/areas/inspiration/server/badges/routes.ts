import { presentPersonSummary } from '#areas/person/server/public.ts';
import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, refuse } from '#platform/shared/decision.ts';
import type { BadgeContract } from '../../contract/badges.ts';
import { done } from '../../messages.ts';
import { decideOnBadge, requestBadge } from './grant-badge.ts';
import { badgeOf, lastRequestOf, listOpenRequests } from './reads.ts';

export function badgeRoutes(platform: Platform): Handlers<BadgeContract> {
  const { db } = platform.database;
  return {
    'GET /api/badge': async ({ viewer: { personId } }) => {
      const last = await lastRequestOf(db, personId);
      const request = last && {
        profession: last.profession,
        state: last.state,
        createdAt: last.created_at.toISOString(),
      };
      return { badge: await badgeOf(db, personId), request };
    },
    'POST /api/badge-requests': idempotent(async ({ viewer, body, command }) => {
      const id = await requestBadge(platform, command, viewer, body);
      return isRefusal(id) ? id : { ...done('BADGE_REQUESTED'), id };
    }),
    'GET /api/badge-requests': async ({ viewer, query }) => {
      if (!viewer.moderator) return refuse('BADGE_MODERATORS_ONLY', {}, 'forbidden');
      const rows = await listOpenRequests(db, viewer.personId, query);
      const shown = rows.slice(0, query.limit);
      return {
        items: shown.map((row) => ({
          id: row.id,
          person: presentPersonSummary({ ...row, id: row.person_id }),
          profession: row.profession,
          proof: row.proof,
          createdAt: row.created_at.toISOString(),
        })),
        next: rows.length > query.limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    'PUT /api/badge-requests/:requestId': async ({ viewer, params: { requestId }, body: { granted } }) => {
      const decided = await decideOnBadge(platform, viewer, requestId, granted);
      if (isRefusal(decided)) return decided;
      return done(granted ? 'BADGE_GRANTED' : 'BADGE_REQUEST_DECLINED');
    },
  };
}
