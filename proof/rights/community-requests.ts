import { get, type Make } from './make-request.ts';
import type { Fixture } from './personas.ts';

const club = (on: Fixture, rest = '') => `/api/communities/${on.communityId}${rest}`;
const publicClub = (on: Fixture, rest = '') => `/api/public/communities/${on.communityId}${rest}`;

export const communityRequests: Readonly<Record<string, Make>> = {
  listPublicCommunities: get(() => '/api/public/communities'),
  readCommunitiesSummary: get(() => '/api/communities/summary'),
  initCommunity: () => ({ method: 'POST', url: '/api/communities/init' }),
  createCommunity: () => ({ method: 'POST', url: '/api/communities', body: { name: 'Club' } }),
  listCommunities: get(() => '/api/communities'),
  readPublicCommunity: get(publicClub),
  readPublicCommunityCover: get((on) => publicClub(on, '/cover')),
  readCommunityCard: get((on) => publicClub(on, '/card.jpg')),
  readPublicCommunityLogo: get((on) => publicClub(on, '/logo')),
  readCommunity: get(club),
  readCommunityCover: get((on) => club(on, '/cover')),
  readCommunityLogo: get((on) => club(on, '/logo')),
  editCommunity: (on) => ({ method: 'PUT', url: club(on), body: { name: 'Club', version: 1 } }),
  joinCommunity: (on) => ({ method: 'PUT', url: club(on, '/membership'), body: {} }),
  leaveCommunity: (on) => ({ method: 'DELETE', url: club(on, '/membership') }),
  listMembers: get((on) => club(on, '/members')),
  exportMembers: get((on) => club(on, '/members.csv')),
  invitePerson: (on) => ({ method: 'POST', url: club(on, '/invitations'), body: { personId: on.outsider } }),
  answerJoinRequest: (on) => ({
    method: 'PUT',
    url: club(on, `/requests/${on.requester}`),
    body: { accept: true },
  }),
  changeMemberRole: (on) => ({
    method: 'PUT',
    url: club(on, `/members/${on.member}/role`),
    body: { role: 'ADMIN' },
  }),
  listProposals: get((on) => club(on, '/proposals')),
  answerProposal: (on) => ({
    method: 'PUT',
    url: club(on, `/proposals/${on.huddleId}`),
    body: { accept: false, edition: '1.any' },
  }),
  readMyMembership: get((on) => club(on, '/membership')),
  answerJoinRequests: (on) => ({
    method: 'PUT',
    url: club(on, '/requests'),
    body: { personIds: [on.requester], accept: true },
  }),
  readMemberNote: get((on) => club(on, `/members/${on.member}/note`)),
  writeMemberNote: (on) => ({
    method: 'PUT',
    url: club(on, `/members/${on.member}/note`),
    body: { text: 'Knows the hut.' },
  }),
  writeToMembers: (on) => ({
    method: 'POST',
    url: club(on, '/member-messages'),
    body: { personIds: [on.member], text: 'Hello' },
  }),
  setDues: (on) => ({
    method: 'PUT',
    url: club(on, '/dues'),
    body: { dues: { cents: 4_500, currency: 'CHF', every: 'YEAR' } },
  }),
  markPaid: (on) => ({
    method: 'PUT',
    url: club(on, '/dues/paid-until'),
    body: { personIds: [on.member], paidUntil: '2027-12-31' },
  }),
  readPayments: (on) => ({
    method: 'PUT',
    url: club(on, '/dues/payments'),
    body: { payments: [{ who: 'nobody', paidUntil: '2027-12-31' }] },
  }),
  remindOfDues: (on) => ({
    method: 'POST',
    url: club(on, '/dues/reminders'),
    body: { personIds: [on.member] },
  }),
  readHoldings: get((on) => club(on, `/members/${on.member}/holdings`)),
  giveTitle: (on) => ({
    method: 'PUT',
    url: club(on, `/members/${on.member}/title`),
    body: { title: 'Warden' },
  }),
  removeMember: (on) => ({ method: 'DELETE', url: club(on, `/members/${on.member}`) }),
  handOverCommunity: (on) => ({ method: 'PUT', url: club(on, '/owner'), body: { personId: on.member } }),
  readOutingChoice: get((on) => `/api/notifications/outings/${on.communityId}`),
  chooseOutings: (on) => ({
    method: 'PUT',
    url: `/api/notifications/outings/${on.communityId}`,
    body: { wanted: 'NONE', byMail: false, activities: [], withinKm: null, hardest: null },
  }),
  readInvitation: get((on) => `/api/public/invitations/${on.invitationWord}`),
  previewInvitations: (on) => ({
    method: 'POST',
    url: club(on, '/invitation-previews'),
    body: { people: [{ name: '', email: 'new@mail.example' }] },
  }),
  sendInvitations: (on) => ({
    method: 'POST',
    url: club(on, '/invitation-lists'),
    body: { people: [{ name: 'New', email: 'new@mail.example' }] },
  }),
  listSentLists: get((on) => club(on, '/invitation-lists')),
  readSentList: get((on) => club(on, `/invitation-lists/${on.listed}`)),
  revokeSentList: (on) => ({ method: 'DELETE', url: club(on, `/invitation-lists/${on.listed}`) }),
  resendInvitation: (on) => ({ method: 'POST', url: club(on, `/invitation-links/${on.listed}/mails`) }),
  listInvitationLinks: get((on) => club(on, '/invitation-links')),
  createInvitationLink: (on) => ({ method: 'POST', url: club(on, '/invitation-links'), body: {} }),
  revokeInvitationLink: (on) => ({ method: 'DELETE', url: club(on, `/invitation-links/${on.invitation}`) }),
  takeInvitation: (on) => ({
    method: 'PUT',
    url: club(on, '/invitation'),
    body: { token: on.invitationWord },
  }),
  shareCommunity: (on) => ({ method: 'POST', url: club(on, '/shares'), body: { userIds: [on.outsider] } }),
  archiveCommunity: (on) => ({ method: 'PUT', url: club(on, '/archive'), body: { archived: true } }),
  deleteCommunity: (on) => ({ method: 'PUT', url: club(on, '/deletion'), body: { wanted: true } }),
};
