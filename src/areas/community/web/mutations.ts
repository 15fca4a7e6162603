import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { CommunityContract } from '../contract/community.ts';

const api = apiOf<CommunityContract>();

type Body<W extends keyof CommunityContract> = WireInput<CommunityContract[W]>['body'];
export type CommunityPlanInput = Body<'POST /api/communities'>;

export const initCommunity = () => api('POST /api/communities/init', {});
export const foundCommunity = (body: CommunityPlanInput, idempotencyKey: string) =>
  api('POST /api/communities', { body, idempotencyKey });
export const editCommunity = (communityId: string, body: Body<'PUT /api/communities/:communityId'>) =>
  api('PUT /api/communities/:communityId', { params: { communityId }, body });
export const joinCommunity = (
  communityId: string,
  body: Body<'PUT /api/communities/:communityId/membership'>,
) => api('PUT /api/communities/:communityId/membership', { params: { communityId }, body });
export const leaveCommunity = (communityId: string) =>
  api('DELETE /api/communities/:communityId/membership', { params: { communityId } });
export const invitePerson = (communityId: string, personId: string) =>
  api('POST /api/communities/:communityId/invitations', { params: { communityId }, body: { personId } });
export const answerJoinRequest = (communityId: string, personId: string, accept: boolean) =>
  api('PUT /api/communities/:communityId/requests/:personId', {
    params: { communityId, personId },
    body: { accept },
  });
/** Of today, or as of a calendar day. */
export const readMemberFile = (communityId: string, day?: string) =>
  api('GET /api/communities/:communityId/members.csv', {
    params: { communityId },
    query: { day },
    patienceMs: 60_000,
  });
export const keepMyAddress = (communityId: string, address: string) =>
  api('PUT /api/communities/:communityId/membership/address', { params: { communityId }, body: { address } });
export type GivenRole = Body<'PUT /api/communities/:communityId/members/:personId/role'>['role'];
export const changeRole = (communityId: string, personId: string, role: GivenRole) =>
  api('PUT /api/communities/:communityId/members/:personId/role', {
    params: { communityId, personId },
    body: { role },
  });
export const giveTitle = (communityId: string, personId: string, title: string) =>
  api('PUT /api/communities/:communityId/members/:personId/title', {
    params: { communityId, personId },
    body: { title },
  });
type Removal = Readonly<Record<'ban' | 'outings' | 'places' | 'cars', boolean>>;
const flag = (set = false) => (set ? 'true' : 'false');
export const removeMember = (communityId: string, personId: string, what: Partial<Removal> = {}) =>
  api('DELETE /api/communities/:communityId/members/:personId', {
    params: { communityId, personId },
    query: {
      ban: flag(what.ban),
      outings: flag(what.outings),
      places: flag(what.places),
      cars: flag(what.cars),
    },
  });
export const answerJoinRequests = (communityId: string, personIds: string[], accept: boolean) =>
  api('PUT /api/communities/:communityId/requests', { params: { communityId }, body: { personIds, accept } });
export const writeNote = (communityId: string, personId: string, text: string) =>
  api('PUT /api/communities/:communityId/members/:personId/note', {
    params: { communityId, personId },
    body: { text },
  });
export const writeToMembers = (
  communityId: string,
  personIds: string[],
  text: string,
  idempotencyKey: string,
) =>
  api('POST /api/communities/:communityId/member-messages', {
    params: { communityId },
    body: { personIds, text },
    idempotencyKey,
  });
export const setDues = (communityId: string, body: Body<'PUT /api/communities/:communityId/dues'>) =>
  api('PUT /api/communities/:communityId/dues', { params: { communityId }, body });
export const markPaid = (communityId: string, personIds: string[], paidUntil: string | null) =>
  api('PUT /api/communities/:communityId/dues/paid-until', {
    params: { communityId },
    body: { personIds, paidUntil },
  });
type Payments = Body<'PUT /api/communities/:communityId/dues/payments'>['payments'];
export const readPayments = (communityId: string, payments: Payments, apply: boolean) =>
  api('PUT /api/communities/:communityId/dues/payments', {
    params: { communityId },
    body: { payments, apply },
  });
export const remindOfDues = (communityId: string, personIds: string[]) =>
  api('POST /api/communities/:communityId/dues/reminders', { params: { communityId }, body: { personIds } });
export const handOverOffice = (communityId: string, personId: string, successorId: string) =>
  api('PUT /api/communities/:communityId/members/:personId/office', {
    params: { communityId, personId },
    body: { successorId },
  });
export const handOver = (communityId: string, personId: string) =>
  api('PUT /api/communities/:communityId/owner', { params: { communityId }, body: { personId } });
export const shareCommunity = (communityId: string, userIds: string[]) =>
  api('POST /api/communities/:communityId/shares', { params: { communityId }, body: { userIds } });
export const archive = (communityId: string, archived: boolean) =>
  api('PUT /api/communities/:communityId/archive', { params: { communityId }, body: { archived } });
export const end = (communityId: string, wanted: boolean) =>
  api('PUT /api/communities/:communityId/deletion', { params: { communityId }, body: { wanted } });
export const createInvitationLink = (
  communityId: string,
  body: Body<'POST /api/communities/:communityId/invitation-links'>,
) => api('POST /api/communities/:communityId/invitation-links', { params: { communityId }, body });
export const revokeInvitationLink = (communityId: string, invitationId: string) =>
  api('DELETE /api/communities/:communityId/invitation-links/:invitationId', {
    params: { communityId, invitationId },
  });
export const takeInvitation = (communityId: string, token: string) =>
  api('PUT /api/communities/:communityId/invitation', { params: { communityId }, body: { token } });

type Lines = Body<'POST /api/communities/:communityId/invitation-previews'>['people'];
export const previewInvitations = (communityId: string, people: Lines) =>
  api('POST /api/communities/:communityId/invitation-previews', {
    params: { communityId },
    body: { people },
  });
export const sendInvitations = (communityId: string, people: Lines, idempotencyKey: string) =>
  api('POST /api/communities/:communityId/invitation-lists', {
    params: { communityId },
    body: { people },
    idempotencyKey,
  });
export const revokeList = (communityId: string, listId: string) =>
  api('DELETE /api/communities/:communityId/invitation-lists/:listId', { params: { communityId, listId } });
export const resendInvitation = (communityId: string, invitationId: string) =>
  api('POST /api/communities/:communityId/invitation-links/:invitationId/mails', {
    params: { communityId, invitationId },
  });
