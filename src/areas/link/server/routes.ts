import type { FastifyInstance } from 'fastify';
import { isCarpoolOpen } from '#areas/carpool/server/public.ts';
import { findCommunity } from '#areas/community/server/public.ts';
import { findHuddle } from '#areas/huddle/server/public.ts';
import { isReadable } from '#areas/inspiration/server/public.ts';
import { namesOfVisiblePeople } from '#areas/person/server/public.ts';
import { isPublished } from '#areas/post/server/public.ts';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import { type LinkContract, linkContract } from '../contract.ts';
import { done, linkConfirmations, linkRefusals } from '../messages.ts';
import { createLink } from './create-link.ts';
import { findLink } from './reads.ts';
import { revokeLink } from './revoke-link.ts';

export function registerLinks(app: FastifyInstance, platform: Platform): void {
  registerMessages(linkRefusals, linkConfirmations);
  registerEndpoints(app, platform, linkContract, linkRoutes(platform));
}

function linkRoutes(platform: Platform): Handlers<LinkContract> {
  const { db } = platform.database;
  /** Whether what it leads to is still there. */
  async function leads({
    uid,
    object_type: type,
    object_id: id,
  }: NonNullable<Awaited<ReturnType<typeof findLink>>>) {
    if (type === 'POST') return isPublished(db, null, id);
    if (type === 'INSPIRATION') return isReadable(db, null, id);
    if (type === 'COMMUNITY') return findCommunity(db, null, id);
    if (type === 'CARPOOL') return isCarpoolOpen(db, id, platform.now());
    return findHuddle(db, { personId: null, link: uid }, id);
  }

  return {
    'POST /api/links': idempotent(async ({ viewer, body, command }) => {
      const link = await createLink(platform, command, viewer, body);
      if (isRefusal(link)) return link;
      return {
        ...done('LINK_CREATED'),
        uid: link.uid,
        url: `${platform.config.PUBLIC_ORIGIN}/join/${link.uid}`,
      };
    }),
    'GET /api/public/links/:uid': async ({ params: { uid } }) => {
      const link = await findLink(db, uid);
      if (!link) return missing();
      if (!(await leads(link))) return missing();
      const sharer = link.for_person_id;
      const names = await namesOfVisiblePeople(db, sharer, [sharer]);
      return {
        objectId: link.object_id,
        objectType: link.object_type,
        forUser: { id: sharer, displayName: names.get(sharer) ?? null },
      };
    },
    'DELETE /api/links/:uid': async ({ viewer, params: { uid } }) => {
      const revoked = await revokeLink(platform, viewer, uid);
      return isRefusal(revoked) ? revoked : done('LINK_ENDED');
    },
  };
}
