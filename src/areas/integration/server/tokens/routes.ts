import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { tokenContract } from '../../contract/tokens.ts';
import { done } from '../../messages.ts';
import { isScope } from '../../rules/tokens.ts';
import { listClubOutings } from '../outings/list-club-outings.ts';
import { refuseNoAdmin } from '../refuse-no-admin.ts';
import { makeToken, revokeToken } from './make-token.ts';
import { tokensOf } from './reads.ts';

/** Tokens of programs, and the outings as programs read them (I11). */
export function tokenRoutes(platform: Platform): Handlers<typeof tokenContract> {
  const { db } = platform.database;
  return {
    'GET /api/communities/:communityId/outings': ({ viewer, params, query }) =>
      listClubOutings(platform, viewer, { ...params, ...query }),
    'GET /api/communities/:communityId/tokens': async ({ viewer, params: { communityId } }) => {
      const refused = await refuseNoAdmin(db, viewer.personId, communityId);
      if (refused) return refused;
      const rows = await tokensOf(db, communityId);
      const makers = rows.map(({ made_by }) => made_by);
      const faces = await visiblePersonSummaries(db, viewer.personId, makers);
      return {
        items: rows.map((row) => ({
          id: row.id,
          name: row.name,
          scopes: row.scopes.filter(isScope),
          madeBy: faces.get(row.made_by) ?? null,
          createdAt: row.created_at.toISOString(),
          expiresAt: row.expires_at.toISOString(),
          lastUsedAt: row.last_used_at?.toISOString() ?? null,
        })),
      };
    },
    'PUT /api/communities/:communityId/tokens/:tokenId': async ({ viewer, params, body }) => {
      const { communityId, tokenId } = params;
      const token = await makeToken(platform, viewer, { ...body, communityId, id: tokenId });
      return isRefusal(token) ? token : { ...done('TOKEN_MADE'), token };
    },
    'DELETE /api/communities/:communityId/tokens/:tokenId': async ({ viewer, params }) => {
      const revoked = await revokeToken(platform, viewer, params);
      return isRefusal(revoked) ? revoked : done('TOKEN_REVOKED');
    },
  };
}
