import type { Fixture } from '../rights/personas.ts';
import type { Asked } from './weigh-operations.ts';

/** Requests that cost otherwise than the plain one of their operation: searches, filters, rare words. */
export function variants(on: Fixture): Asked[] {
  const huddle = `/api/huddles/${on.huddleId}`;
  const club = `/api/communities/${on.communityId}`;
  return [
    { name: 'listCases · moderator', persona: 'CH', url: '/api/moderation/cases' },
    { name: 'listCases · appeals', persona: 'CH', url: '/api/moderation/cases?show=APPEALS' },
    { name: 'listCases · decided', persona: 'CH', url: '/api/moderation/cases?show=DECIDED' },
    { name: 'listCases · with communities', persona: 'CH', url: '/api/moderation/cases?show=COMMUNITIES' },
    { name: 'listCommunityCases · of an admin', persona: 'CH', url: `${club}/cases` },
    { name: 'readCommunityCase · of an admin', persona: 'CH', url: `${club}/cases/${reported}` },
    { name: 'listCommunityCases · decided', persona: 'H', url: `${club}/cases?show=DECIDED` },
    { name: 'readCase · moderator', persona: 'CH', url: `/api/moderation/cases/${reported}` },
    {
      name: 'readVisitorAddress · moderator',
      persona: 'CH',
      url: `/api/moderation/reports/${outside}/address`,
    },
    { name: 'readHealth · operator', persona: 'CH', url: '/api/operator' },
    { name: 'listFailedJobs · operator', persona: 'CH', url: '/api/operator/jobs' },
    { name: 'listWaitingMails · operator', persona: 'CH', url: '/api/operator/mails' },
    { name: 'checkSender · operator', persona: 'CH', url: '/api/operator/sender' },
    { name: 'findPeopleToHelp · operator', persona: 'CH', url: '/api/operator/people?words=asha' },
    { name: 'listBadgeRequests · moderator', persona: 'CH', url: '/api/badge-requests' },
    { name: 'readCalendar · of the host', persona: 'V', url: `/api/public/calendars/${feed}.ics` },
    { name: 'fetchMyExport · ready', persona: 'H', url: `/api/me/exports/${takenAlong}/file` },
    { name: 'exportContacts · of today', persona: 'H', url: `/api/huddles/${soon}/contacts.vcf` },
    { name: 'readMailAnswer · kept', persona: 'V', url: `/api/public/mail-answers/${mailed}` },
    { name: 'readContactRequest · kept', persona: 'V', url: `/api/public/emergency-contacts/${contacted}` },
    { name: 'readOverduePlan · kept', persona: 'V', url: `/api/public/return-plans/${contacted}` },
    { name: 'listDeliveries · of the host', persona: 'H', url: `/api/webhooks/${hooked}/deliveries` },
    { name: 'readNotification · of the host', persona: 'H', url: `/api/notifications/${told}` },
    { name: 'readUsername · taken', persona: 'P', url: '/api/usernames/grow7' },
    { name: 'searchPlaces · near', persona: 'P', url: '/api/places?q=zurich&near=46.5,7.5' },
    { name: 'listHuddles · mine, past', persona: 'H', url: '/api/huddles?mine=PAST' },
    { name: 'listHuddles · where I go', persona: 'H', url: '/api/huddles?mine=HOSTING' },
    { name: 'listCarpools · mine', persona: 'P', url: '/api/carpools?show=MINE' },
    { name: 'listCarpools · past', persona: 'P', url: '/api/carpools?show=PAST' },
    { name: 'listCarpools · needs', persona: 'P', url: '/api/carpools?show=NEEDS' },
    { name: 'listCarpools · near', persona: 'P', url: '/api/carpools?lat=46.5&lng=7.5&within=50' },
    { name: 'listConnections · followers, by name', persona: 'H', url: `${connections}FOLLOWERS&text=zzq` },
    { name: 'listConnections · followings', persona: 'H', url: `${connections}FOLLOWINGS` },
    { name: 'listClubOutings · past', persona: 'H', url: `${club}/outings?when=PAST` },
    { name: 'listMembers · by name', persona: 'H', url: `${club}/members?text=zzq` },
    { name: 'listMembers · leaders', persona: 'H', url: `${club}/members?role=LEADER` },
    { name: 'listMembers · dues open', persona: 'H', url: `${club}/members?dues=OPEN` },
    { name: 'listMembers · quiet', persona: 'H', url: `${club}/members?quietMonths=1` },
    { name: 'listMembers · joined since', persona: 'H', url: `${club}/members?joinedSince=2026-02-01` },
    { name: 'listMembers · requests', persona: 'H', url: `${club}/members?group=REQUESTED` },
    { name: 'listRoomPeople · by name', persona: 'H', url: `/api/rooms/${on.communityId}/people?text=zzq` },
    { name: 'listParticipants · by name', persona: 'H', url: `${huddle}/participants?name=zzq` },
    { name: 'listParticipants · invited', persona: 'H', url: `${huddle}/participants?group=INVITED` },
    { name: 'listParticipants · waiting', persona: 'H', url: `${huddle}/participants?group=WAITING` },
    { name: 'listRooms · by name', persona: 'P', url: '/api/rooms?text=zzq' },
    { name: 'searchPeople · two letters', persona: 'P', url: '/api/people?q=ma' },
    { name: 'searchPeople · a common name', persona: 'P', url: '/api/people?q=lars' },
    { name: 'listPublicInspirations · no match', persona: 'V', url: '/api/public/inspirations?topic=GEAR' },
    { name: 'listInspirations · all', persona: 'P', url: '/api/inspirations' },
    { name: 'listPublicInspirations · all', persona: 'V', url: '/api/public/inspirations' },
    { name: 'listCommunities · by name', persona: 'P', url: '/api/communities?text=zzq' },
    {
      name: 'listPublicCommunities · near',
      persona: 'V',
      url: '/api/public/communities?lat=46.5&lng=7.5&within=50',
    },
    { name: 'listPostsOfPerson · deep', persona: 'P', url: '/api/posts/of/persona.h?page=1' },
    { name: 'search · a common word', persona: 'P', url: '/api/search?q=walk' },
    { name: 'searchInspirationCards · common', persona: 'P', url: '/api/inspirations/cards?q=walk' },
    { name: 'discoverHuddles · no match', persona: 'P', url: '/api/huddles/discover?q=zzq' },
  ];
}

/** Something that the host was told. */
export const told = '0190a000-0000-7000-8000-00000000701d';

/** The case about a post. */
export const reported = '0190a000-0000-7000-8000-00000000ca5e';
/** A report of it by somebody without an account. */
export const outside = '0190a000-0000-7000-8000-0000000007f1';
/** A copy of the host's data. */
export const takenAlong = '0190a000-0000-7000-8000-00000000da7a';
/** An outing of the host that starts today. */
export const soon = '0190a000-0000-7000-8000-00000000500b';
/** The word of an answer without an account. */
export const contacted = 'c'.repeat(43);
export const mailed = 'm'.repeat(43);
/** A webhook of the club. */
export const hooked = '0190a000-0000-7000-8000-00000000b00c';
/** The word of the host's calendar. */
export const feed = 'f'.repeat(43);
const connections = '/api/me/connections?list=';
