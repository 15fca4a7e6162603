import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityContract } from '../../contract/community.ts';
import type { memberContract } from '../../contract/members.ts';
import { type CommunityConfirmation, done } from '../../messages.ts';
import { holdings } from '../../rules/events.ts';
import { sendMembersOfDay } from '../history/file.ts';
import { findCommunity } from '../reads.ts';
import { mayIn } from '../rights.ts';
import { sendMemberFile } from './export.ts';
import { readHoldings } from './holdings.ts';
import { joinCommunity, leaveCommunity, type StatusLeft } from './join.ts';
import { answerJoinRequest, changeRole, giveTitle, handOver, invitePerson, removeMember } from './manage.ts';
import { handOverOffice, readOffice } from './office.ts';
import { presentMembers, readMembersCursor, seenBy } from './present.ts';
import { listMemberRows } from './reads.ts';

const leftCodes: Readonly<Record<StatusLeft, CommunityConfirmation>> = {
  MEMBER: 'COMMUNITY_LEFT',
  REQUESTED: 'JOIN_REQUEST_WITHDRAWN',
  INVITED: 'INVITATION_DECLINED',
};

const flagOf = { OUTINGS: 'outings', PLACES: 'places', CARS: 'cars' } as const;

const tell = (outcome: object | Refusal, code: CommunityConfirmation) =>
  isRefusal(outcome) ? outcome : done(code);

/** Who belongs to a community, and everything that changes it. */
export function memberRoutes(
  platform: Platform,
): Handlers<Pick<CommunityContract, keyof typeof memberContract>> {
  const { db } = platform.database;

  return {
    'PUT /api/communities/:communityId/membership': async ({ viewer, params, body }) => {
      const joined = await joinCommunity(platform, viewer, params.communityId, body);
      if (isRefusal(joined)) return joined;
      const code = joined.member ? 'JOINED' : 'JOIN_REQUESTED';
      return { ...done(code), member: joined.member };
    },
    'DELETE /api/communities/:communityId/membership': async ({ viewer, params }) => {
      const left = await leaveCommunity(platform, viewer, params.communityId);
      return isRefusal(left) ? left : done(leftCodes[left]);
    },
    'GET /api/communities/:communityId/members': async ({ viewer, params, query }) => {
      const found = await findCommunity(db, viewer.personId, params.communityId);
      if (!found) return missing();
      const forLeader = found.access === 'LEAD';
      if (!forLeader && found.access !== 'INSIDE') return refuse('NOT_A_MEMBER', {}, 'forbidden');
      if (!forLeader && query.group !== 'MEMBERS') return refuse('NOT_AN_ADMIN', {}, 'forbidden');
      const { group, text, after, limit, ...filter } = query;
      const sees = seenBy(found);
      if (filter.dues && !sees.dues) return refuse('NOT_A_KEEPER', {}, 'forbidden');
      if (filter.quietMonths && !sees.all) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
      const input = { communityId: params.communityId, viewerId: viewer.personId, group, text, limit };
      const page = { filter, now: platform.now(), after: readMembersCursor(after) };
      return presentMembers(await listMemberRows(db, { ...input, ...page }), { limit, filter, sees });
    },
    'GET /api/communities/:communityId/members.csv': async ({ viewer, params, query, reply }) => {
      const found = await findCommunity(db, viewer.personId, params.communityId);
      if (!found) return missing();
      if (!mayIn(found, 'EXPORT')) return refuse('NOT_A_KEEPER', {}, 'forbidden');
      return query.day === undefined
        ? sendMemberFile(platform, reply, viewer, found)
        : sendMembersOfDay(platform, reply, viewer, { community: found.row, day: query.day });
    },
    'POST /api/communities/:communityId/invitations': idempotent(async ({ viewer, params, body, command }) =>
      tell(await invitePerson(platform, command, viewer, { ...params, ...body }), 'INVITATION_SENT'),
    ),
    'PUT /api/communities/:communityId/requests/:personId': async ({ viewer, params, body: { accept } }) =>
      tell(
        await answerJoinRequest(platform, viewer, params, accept),
        accept ? 'JOIN_REQUEST_ACCEPTED' : 'JOIN_REQUEST_DECLINED',
      ),
    'GET /api/communities/:communityId/members/:personId/holdings': ({ viewer, params }) =>
      readHoldings(platform, viewer.personId, params),
    'DELETE /api/communities/:communityId/members/:personId': async ({ viewer, params, query }) => {
      const takes = holdings.filter((each) => query[flagOf[each]] === 'true');
      const removal = { ban: query.ban === 'true', takes };
      return tell(await removeMember(platform, viewer, params, removal), 'MEMBER_REMOVED');
    },
    ...roleRoutes(platform),
  };
}

type RoleWire =
  | `PUT /api/communities/:communityId/${'members/:personId/role' | 'members/:personId/title' | 'members/:personId/office' | 'owner'}`
  | 'GET /api/communities/:communityId/members/:personId/office';

/** Who may do what. */
function roleRoutes(platform: Platform): Handlers<Pick<CommunityContract, RoleWire>> {
  return {
    'PUT /api/communities/:communityId/members/:personId/role': async ({ viewer, params, body }) =>
      tell(await changeRole(platform, viewer, params, body.role), 'ROLE_CHANGED'),
    'PUT /api/communities/:communityId/members/:personId/title': async ({ viewer, params, body }) =>
      tell(await giveTitle(platform, viewer, params, body.title), 'TITLE_CHANGED'),
    'GET /api/communities/:communityId/members/:personId/office': ({ viewer, params }) =>
      readOffice(platform, viewer.personId, params),
    'PUT /api/communities/:communityId/members/:personId/office': async ({ viewer, params, body }) => {
      const { communityId, personId: holderId } = params;
      const office = { communityId, holderId, successorId: body.successorId };
      return tell(await handOverOffice(platform, viewer, office), 'OFFICE_HANDED_OVER');
    },
    'PUT /api/communities/:communityId/owner': async ({ viewer, params, body }) =>
      tell(await handOver(platform, viewer, { ...params, ...body }), 'COMMUNITY_HANDED_OVER'),
  };
}
