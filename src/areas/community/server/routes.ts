import type { FastifyInstance } from 'fastify';
import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerMessages } from '#platform/server/http/sentences.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { type CommunityContract, communityContract } from '../contract/community.ts';
import type { historyContract } from '../contract/history.ts';
import type { invitationListContract } from '../contract/invitation-lists.ts';
import type { invitationContract } from '../contract/invitations.ts';
import type { keepingContract } from '../contract/keeping.ts';
import type { memberContract } from '../contract/members.ts';
import type { qualificationContract } from '../contract/qualifications.ts';
import type { statisticsContract } from '../contract/statistics.ts';
import { type CommunityConfirmation, communityConfirmations, communityRefusals, done } from '../messages.ts';
import { decideFounding, MAX_OWNED } from '../rules/founding.ts';
import { listRoutes } from './discover/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { keepingRoutes } from './keeping/routes.ts';
import { listRoutesOf } from './lists/routes.ts';
import { memberRoutes } from './members/routes.ts';
import { pictureRoutes } from './pictures/routes.ts';
import { editCommunity, foundCommunity } from './plan/create.ts';
import { archiveCommunity, endCommunity } from './plan/end.ts';
import { shareCommunity } from './plan/share.ts';
import { presentCommunity } from './present.ts';
import { qualificationRoutes } from './qualifications/routes.ts';
import { countOwned, findCommunityWithCounts, waitingFor } from './reads.ts';
import { statisticsRoutes } from './statistics/routes.ts';

export function registerCommunities(app: FastifyInstance, platform: Platform): void {
  registerMessages(communityRefusals, communityConfirmations);
  registerEndpoints(app, platform, communityContract, {
    ...listRoutes(platform),
    ...memberRoutes(platform),
    ...keepingRoutes(platform),
    ...qualificationRoutes(platform),
    ...statisticsRoutes(platform),
    ...historyRoutes(platform),
    ...invitationRoutes(platform),
    ...listRoutesOf(platform),
    ...pictureRoutes(platform),
    ...ownRoutes(platform),
  });
}

type ListWire = 'GET /api/public/communities' | 'GET /api/communities';
type OwnWire = Exclude<
  keyof CommunityContract,
  | ListWire
  | keyof typeof memberContract
  | keyof typeof keepingContract
  | keyof typeof qualificationContract
  | keyof typeof statisticsContract
  | keyof typeof historyContract
  | keyof typeof invitationContract
  | keyof typeof invitationListContract
  | `GET /api/${string}/:communityId/${'cover' | 'logo' | 'card.jpg'}`
>;

/** The community itself: founding, reading, editing, ending. */
function ownRoutes(platform: Platform): Handlers<Pick<CommunityContract, OwnWire>> {
  const { db } = platform.database;
  const tell = (outcome: unknown, code: CommunityConfirmation) => (isRefusal(outcome) ? outcome : done(code));

  async function read(viewer: Viewer | null, communityId: CommunityId) {
    const personId = viewer?.personId ?? null;
    const found = await findCommunityWithCounts(db, personId, communityId, platform.now());
    if (!found) return missing();
    if (found.access === 'FRONT') return presentCommunity(found, { counts: null, invitedBy: null });
    const { counts, mine } = found;
    const inviter = mine?.state === 'INVITED' ? mine.invited_by : null;
    const faces = personId && inviter ? await visiblePersonSummaries(db, personId, [inviter]) : undefined;
    return presentCommunity(found, { counts, invitedBy: (inviter && faces?.get(inviter)) ?? null });
  }

  return {
    'POST /api/communities/init': async ({ viewer }) => {
      const count = await countOwned(db, viewer.personId);
      return decideFounding(count) ?? { ...done('MAY_FOUND'), count, most: MAX_OWNED };
    },
    'POST /api/communities': idempotent(async ({ viewer, body, command }) => {
      const id = await foundCommunity(platform, command, viewer, body);
      return isRefusal(id) ? id : { ...done('COMMUNITY_FOUNDED'), id };
    }),
    'PUT /api/communities/:communityId': async ({ viewer, params, body }) =>
      tell(await editCommunity(platform, viewer, params.communityId, body), 'COMMUNITY_SAVED'),
    'GET /api/communities/summary': ({ viewer }) => waitingFor(db, viewer.personId),
    'GET /api/public/communities/:communityId': ({ params }) => read(null, params.communityId),
    'GET /api/communities/:communityId': ({ viewer, params }) => read(viewer, params.communityId),
    'POST /api/communities/:communityId/shares': idempotent(async ({ viewer, params, body, command }) =>
      tell(
        await shareCommunity(platform, command, viewer, params.communityId, body.userIds),
        'COMMUNITY_SHARED',
      ),
    ),
    'PUT /api/communities/:communityId/archive': async ({ viewer, params, body: { archived } }) =>
      tell(
        await archiveCommunity(platform, viewer, params.communityId, archived),
        archived ? 'COMMUNITY_CLOSED' : 'COMMUNITY_REOPENED',
      ),
    'PUT /api/communities/:communityId/deletion': async ({ viewer, params, body: { wanted } }) =>
      tell(
        await endCommunity(platform, viewer, params.communityId, wanted),
        wanted ? 'COMMUNITY_ENDS' : 'COMMUNITY_STAYS',
      ),
  };
}
