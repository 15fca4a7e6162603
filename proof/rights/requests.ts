import { goodPicture } from '#platform/server/media/picture-corpus.ts';
import { accountRequests } from './account-requests.ts';
import { auroraRequests } from './aurora-requests.ts';
import { carpoolRequests } from './carpool-requests.ts';
import { chatRequests } from './chat-requests.ts';
import { communityRequests } from './community-requests.ts';
import { inspirationRequests } from './inspiration-requests.ts';
import { integrationRequests } from './integration-requests.ts';
import { get, type Make } from './make-request.ts';
import { messageRequests } from './message-requests.ts';
import { moderationRequests } from './moderation-requests.ts';
import { notificationRequests } from './notification-requests.ts';
import { operatorRequests } from './operator-requests.ts';
import { outingRequests } from './outing-requests.ts';
import { personRequests } from './person-requests.ts';
import type { Fixture, Persona } from './personas.ts';
import { planRequests } from './plan-requests.ts';
import { postRequests } from './post-requests.ts';
import { safetyRequests } from './safety-requests.ts';

const picture = await goodPicture(20, 20);
const MISSING = '018f0000-0000-7000-8000-000000000000';

/** Puts an id that names nothing where the object's id stands: what a forbidden object must look like. */
export function onMissing(fixture: Fixture): Fixture {
  return {
    ...fixture,
    huddleId: MISSING,
    link: 'x'.repeat(32),
    otherLink: 'y'.repeat(32),
    comment: MISSING,
    photo: MISSING,
    communityId: MISSING,
    invitation: MISSING,
    invitationWord: 'z'.repeat(22),
    listed: MISSING,
    message: MISSING,
    messagePicture: MISSING,
    carpoolId: MISSING,
    returnPlan: MISSING,
    needId: MISSING,
    postId: MISSING,
    postDraft: MISSING,
    inspirationId: MISSING,
    talk: MISSING,
    turn: MISSING,
  };
}

/** The holder of a link sends it along; nobody else does. */
const linked = (on: Fixture, persona: Persona) => (persona === 'L' ? { link: on.link } : {});
const query = (on: Fixture, persona: Persona) => (persona === 'L' ? `?link=${on.link}` : '');

/** One valid request an operation: what differs between the cells is only who sends it. */
export const requests: Readonly<Record<string, Make>> = {
  ...communityRequests,
  ...personRequests,
  ...chatRequests,
  ...auroraRequests,
  ...carpoolRequests,
  ...postRequests,
  ...inspirationRequests,
  getSignInSettings: get(() => '/api/public/sign-in'),
  uploadPicture: () => ({
    method: 'POST',
    url: '/api/media',
    body: picture,
    headers: { 'content-type': 'image/jpeg' },
  }),
  ...accountRequests,
  readUsername: get(() => '/api/usernames/somebody.new'),
  readNamed: get(() => '/api/public/usernames/somebody.new'),
  readPicture: (_on, _persona, self) => ({ method: 'GET', url: `/api/user/${self}/pic` }),
  readPublicPicture: (_on, _persona, self) => ({ method: 'GET', url: `/api/public/user/${self}/pic` }),
  readCover: (_on, _persona, self) => ({ method: 'GET', url: `/api/user/${self}/cover` }),
  listTowns: get(() => '/api/public/places/around?box=5,45,11,48'),
  searchPlaces: get(() => '/api/places?q=zurich'),
  findUsualPlace: get(() => '/api/places/usual'),
  search: get(() => '/api/search?q=canary'),
  readSiteCard: get(() => '/api/public/site/card.jpg'),
  subscribeToNewsletter: () => ({
    method: 'POST',
    url: '/api/public/newsletter',
    body: { email: 'reader@mail.example' },
  }),
  confirmNewsletter: () => ({ method: 'POST', url: `/api/public/newsletter/confirm/${'x'.repeat(32)}` }),
  leaveNewsletter: () => ({ method: 'POST', url: `/api/public/newsletter/leave/${'x'.repeat(32)}` }),
  joinWaitlist: () => ({
    method: 'POST',
    url: '/api/public/waitlist',
    body: { name: 'Wim', email: 'wim@mail.example' },
  }),
  sendFeedback: () => ({
    method: 'POST',
    url: '/api/feedback',
    body: { message: 'Well done.', page: '/home', version: 'test' },
  }),
  ...planRequests,
  ...outingRequests,
  ...safetyRequests,
  searchPeople: get(() => '/api/people?q=persona'),
  readCalendarFeed: get(() => '/api/me/calendar'),
  renewCalendarFeed: () => ({ method: 'PUT', url: '/api/me/calendar' }),
  revokeCalendarFeed: () => ({ method: 'DELETE', url: '/api/me/calendar' }),
  // Nobody's address: what is behind one of somebody is in the test of the feed.
  readCalendar: get(() => `/api/public/calendars/${'x'.repeat(43)}.ics`),
  discoverHuddles: get(() => '/api/huddles/discover?q=walk&near=46.5,7.5&sort=NEAR'),
  listFacesOfHuddles: get((on) => `/api/huddles/faces?ids=${on.huddleId}`),
  countHuddles: get(() => '/api/huddles/discover/counts?q=walk&here=46.5,7.5&fits=HIKING'),
  listMyDays: get(() => '/api/huddles/calendar?from=2026-06-01T00:00:00Z&to=2026-07-01T00:00:00Z'),
  listHostedWith: get((on) => `/api/people/${on.requester}/hosted-huddles`),
  listHuddles: get(() => '/api/huddles'),
  listPublicHuddles: get(() => '/api/public/huddles'),
  listPublicHuddlesNear: get(() => '/api/public/huddles/near?near=46.5,7.5'),
  listHuddlesByRegion: get(() => '/api/public/huddles/by-region'),
  readPublicHuddle: (on, persona) => ({
    method: 'GET',
    url: `/api/public/huddles/${on.huddleId}${query(on, persona)}`,
  }),
  readHuddle: (on, persona) => ({ method: 'GET', url: `/api/huddles/${on.huddleId}${query(on, persona)}` }),
  listHuddleCompanions: get((on) => `/api/huddles/${on.huddleId}/companions`),
  listParticipants: get((on) => `/api/huddles/${on.huddleId}/participants`),
  listMissedOutings: get((on) => `/api/huddles/${on.huddleId}/participants/${on.requester}/missed`),
  listMyMissedOutings: get(() => '/api/me/missed-outings'),
  answerMissedOuting: (on) => ({
    method: 'PUT',
    url: `/api/me/missed-outings/${on.huddleId}/reply`,
    body: { reply: 'Ill' },
  }),
  exportContacts: get((on) => `/api/huddles/${on.huddleId}/contacts.vcf`),
  exportAnswers: get((on) => `/api/huddles/${on.huddleId}/participants.csv`),
  rsvpToHuddle: (on, persona) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/rsvp`,
    body: { rsvpType: 'YES', ...linked(on, persona) },
  }),
  withdrawRsvp: (on) => ({ method: 'DELETE', url: `/api/huddles/${on.huddleId}/rsvp` }),
  setInterest: (on, persona) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/interest`,
    body: { interested: true, ...linked(on, persona) },
  }),
  answerOffer: (on) => ({ method: 'PUT', url: `/api/huddles/${on.huddleId}/offer`, body: { take: true } }),
  answerRequest: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/requests/${on.requester}`,
    body: { accept: true },
  }),
  admitParticipant: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/participants/${on.requester}/admission`,
    body: { admitted: false },
  }),
  noteAttendance: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/participants/${on.requester}/attendance`,
    body: { people: 1 },
  }),
  markAllAsCome: (on) => ({ method: 'PUT', url: `/api/huddles/${on.huddleId}/attendance` }),
  notePayment: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/participants/${on.requester}/payment`,
    body: { paid: true },
  }),
  listQuestions: (on, persona) => ({
    method: 'GET',
    url: `/api/huddles/${on.huddleId}/questions${query(on, persona)}`,
  }),
  changeQuestions: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/questions`,
    body: { items: [] },
  }),
  saveQuestionReplies: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/replies`,
    body: { replies: [{ questionId: on.huddleId, version: 1, values: ['YES'] }] },
  }),
  listQuestionReplies: get((on) => `/api/huddles/${on.huddleId}/replies`),
  acknowledgeMove: (on) => ({ method: 'PUT', url: `/api/huddles/${on.huddleId}/acknowledgement` }),
  listComments: get((on) => `/api/huddles/${on.huddleId}/comments`),
  listReplies: get((on) => `/api/huddles/${on.huddleId}/comments/${on.comment}/replies`),
  addComment: (on) => ({
    method: 'POST',
    url: `/api/huddles/${on.huddleId}/comments`,
    body: { text: 'Is there shade?', parentId: on.comment },
  }),
  changeComment: (on) => ({
    method: 'PATCH',
    url: `/api/huddles/${on.huddleId}/comments/${on.comment}`,
    body: { text: 'There is shade.' },
  }),
  listPhotos: get((on) => `/api/huddles/${on.huddleId}/photos`),
  addPhoto: (on) => ({
    method: 'POST',
    url: `/api/huddles/${on.huddleId}/photos`,
    body: { mediaId: MISSING },
  }),
  describePhoto: (on) => ({
    method: 'PATCH',
    url: `/api/huddles/${on.huddleId}/photos/${on.photo}`,
    body: { alt: 'A ridge' },
  }),
  readPhoto: get((on) => `/api/huddles/${on.huddleId}/photos/${on.photo}/picture`),
  removePhoto: (on) => ({ method: 'DELETE', url: `/api/huddles/${on.huddleId}/photos/${on.photo}` }),
  removeComment: (on) => ({ method: 'DELETE', url: `/api/huddles/${on.huddleId}/comments/${on.comment}` }),
  reportObject: (on) => ({
    method: 'POST',
    url: '/api/reports',
    body: { objectType: 'HUDDLE', objectId: on.huddleId, reason: 'SPAM' },
  }),
  ...moderationRequests,
  ...operatorRequests,
  ...integrationRequests,
  listMyReports: get(() => '/api/reports/mine'),
  changeCapacity: (on) => ({
    method: 'PUT',
    url: `/api/huddles/${on.huddleId}/capacity`,
    body: { capacity: 5 },
  }),
  readHuddleCover: get((on) => `/api/huddles/${on.huddleId}/cover`),
  readPublicHuddleCover: get((on) => `/api/public/huddles/${on.huddleId}/cover`),
  readHuddleCard: get((on) => `/api/public/huddles/${on.huddleId}/card.jpg`),
  readPublicHuddleCalendar: get((on) => `/api/public/huddles/${on.huddleId}/calendar.ics`),
  readHuddleCalendar: get((on) => `/api/huddles/${on.huddleId}/calendar.ics`),
  createLink: (on) => ({
    method: 'POST',
    url: '/api/links',
    body: { objectType: 'HUDDLE', objectId: on.huddleId },
  }),
  resolveLink: get((on) => `/api/public/links/${on.link}`),
  revokeLink: (on) => ({ method: 'DELETE', url: `/api/links/${on.otherLink}` }),
  ...messageRequests,
  ...notificationRequests,
  unsubscribe: () => ({ method: 'POST', url: `/api/public/unsubscribe/${'z'.repeat(32)}` }),
  subscribe: get((on) => `/api/sse/subscribe?watch=huddle:${on.huddleId}`),
  // Last, because it changes who U1 is.
  onboard: (_on, persona) => ({
    method: 'PUT',
    url: '/api/me/onboarding',
    body: {
      username: `named.${persona.toLowerCase()}`,
      displayName: 'Somebody',
      location: null,
      interestTags: [],
      units: { mass: 'KG', length: 'KM', volume: 'L', energy: 'KCAL', temperature: 'C', time: 'H24' },
      timeZone: 'UTC',
    },
  }),
};
