import type { FastifyInstance } from 'fastify';
import { findCommunity } from '#areas/community/server/public.ts';
import { readTimeCursor } from '#platform/server/cursor.ts';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { type HuddleContract, huddleContract } from '../contract/huddle.ts';
import type { HuddleView } from '../contract/views.ts';
import { done, huddleConfirmations, huddleRefusals } from '../messages.ts';
import { attendanceRoutes } from './attendance/routes.ts';
import { byHandRoutes } from './by-hand/routes.ts';
import { registerFeeds } from './calendar/routes.ts';
import { communityTemplateRoutes } from './community-templates/routes.ts';
import { contactRoutes } from './contacts/routes.ts';
import { datePollRoutes } from './date-poll/routes.ts';
import { listHuddles } from './discover/lists.sql.ts';
import { presentPage } from './discover/present.ts';
import { registerDiscovery } from './discover/routes.ts';
import { goRoutes } from './go/routes.ts';
import { hostActRoutes } from './host-acts/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { kitRoutes } from './kit/routes.ts';
import { mailAnswerRoutes } from './mail-answers/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { missedRoutes } from './missed/routes.ts';
import { queuePositionOf } from './people/reads.ts';
import { hostRoutes, participantRoutes } from './people/routes.ts';
import { pictureRoutes } from './photos/cover-routes.ts';
import { photoRoutes } from './photos/routes.ts';
import { createHuddle } from './plan/create.ts';
import { registerPlans } from './plan/routes.ts';
import { presentHuddle } from './present.ts';
import { registerProposals } from './proposals/routes.ts';
import { questionRoutes } from './questions/routes.ts';
import { findHuddle, type VisibleHuddle } from './reads.ts';

export function registerHuddles(app: FastifyInstance, platform: Platform): void {
  registerMessages(huddleRefusals, huddleConfirmations);
  registerEndpoints(app, platform, huddleContract, huddleRoutes(platform));
  registerPlans(app, platform);
  registerProposals(app, platform);
  registerDiscovery(app, platform);
  registerFeeds(app, platform);
}

function huddleRoutes(platform: Platform): Handlers<HuddleContract> {
  const { db } = platform.database;

  /** With the name of its community, where the onlooker may know that by the community's own rule. */
  async function view(huddle: VisibleHuddle, personId: PersonId | null): Promise<HuddleView> {
    const shown = presentHuddle(huddle, personId !== null, await queuePositionOf(db, huddle.mine));
    if (huddle.access === 'LINK' || !huddle.row.community_id) return shown;
    const community = await findCommunity(db, personId, huddle.row.community_id);
    return { ...shown, communityObj: community ? { name: community.row.name } : null };
  }

  return {
    ...pictureRoutes(platform),
    ...takingPart(platform),
    ...messageRoutes(platform),
    ...missedRoutes(platform),
    ...photoRoutes(platform),
    ...attendanceRoutes(platform),
    ...hostRoutes(platform),
    ...questionRoutes(platform),
    ...decidedTogether(platform),
    ...plansOfClubs(platform),
    'POST /api/huddles': idempotent(async ({ viewer, body, command }) => {
      const id = await createHuddle(platform, command, viewer, body);
      return isRefusal(id) ? id : { ...done('HUDDLE_PLANNED'), id };
    }),
    'GET /api/public/huddles': async ({ query: { after, limit, communityId } }) => {
      const club = communityId && (await findCommunity(db, null, communityId));
      // Which huddles are those of a private one is for its members.
      if (communityId && (!club || club.access === 'FRONT')) return { items: [], next: null };
      const input = { personId: null, communityId, after: readTimeCursor(after), limit, now: platform.now() };
      return presentPage(await listHuddles(db, input), limit, false);
    },
    'GET /api/huddles': async ({ viewer, query: { after, limit, ...which } }) => {
      const { personId } = viewer;
      const input = { personId, ...which, after: readTimeCursor(after), limit, now: platform.now() };
      return presentPage(await listHuddles(db, input), limit, true);
    },
    'GET /api/public/huddles/:huddleId': async ({ params, query }) => {
      const huddle = await findHuddle(db, { personId: null, link: query.link }, params.huddleId);
      return huddle ? view(huddle, null) : missing();
    },
    'GET /api/huddles/:huddleId': async ({ viewer, params, query }) => {
      const onlooker = { personId: viewer.personId, link: query.link };
      const huddle = await findHuddle(db, onlooker, params.huddleId);
      return huddle ? view(huddle, viewer.personId) : missing();
    },
  };
}

/** Who comes, with an account or without. */
function takingPart(platform: Platform) {
  return {
    ...participantRoutes(platform),
    ...byHandRoutes(platform),
    ...contactRoutes(platform),
    ...mailAnswerRoutes(platform),
    ...hostActRoutes(platform),
  };
}

/** Seasons from files, and what communities plan again and again. */
function plansOfClubs(platform: Platform) {
  return { ...importRoutes(platform), ...communityTemplateRoutes(platform) };
}

/** When, what with, and whether: what a group settles before it goes (HUD-25). */
function decidedTogether(platform: Platform) {
  return { ...datePollRoutes(platform), ...kitRoutes(platform), ...goRoutes(platform) };
}
