import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

const areas = '../../areas';

/** What anybody may open; rendered on the server. */
const publicPages = [
  route('start', `${areas}/site/web/start.page.tsx`),
  route('features', `${areas}/site/web/features.page.tsx`),
  route('newsletter/:step/:token', `${areas}/site/web/newsletter.page.tsx`),
  route('terms', `${areas}/site/web/terms.page.tsx`),
  route('privacy', `${areas}/site/web/privacy.page.tsx`),
  route('cookies', `${areas}/site/web/cookies.page.tsx`),
  route('support', `${areas}/site/web/support.page.tsx`),
  route('error', `${areas}/site/web/error.page.tsx`),
  route('login', 'shell/login.page.tsx', { id: 'login' }),
  route('signup', 'shell/login.page.tsx', { id: 'signup' }),
  route('auth/callback', `${areas}/account/web/auth-callback.page.tsx`),
  route('verify/email/confirm', `${areas}/account/web/confirm-email.page.tsx`),
  route('unsubscribe/:token', `${areas}/notification/web/unsubscribe.page.tsx`),
  route('join/huddle/:huddleId', `${areas}/huddle/web/join-huddle.page.tsx`),
  route('join/community/:communityId', `${areas}/community/web/join-community.page.tsx`),
  route('join/answer/:token', `${areas}/huddle/web/mail-answer.page.tsx`),
  route('join/invitation/:token', `${areas}/community/web/join-invitation.page.tsx`),
  route('timeline/view/:postId', `${areas}/post/web/public-post.page.tsx`),
  route('explore/inspiration', `${areas}/inspiration/web/explore.page.tsx`),
  route('explore/inspiration/:inspirationId', `${areas}/inspiration/web/story.page.tsx`, {
    id: 'explored-story',
  }),
  route('inspiration/view/:inspirationId', `${areas}/inspiration/web/story.page.tsx`, { id: 'story' }),
  route('contact/:token', `${areas}/safety/web/contact.page.tsx`),
  route('overdue/:token', `${areas}/safety/web/overdue.page.tsx`),
  route('join/:uid', `${areas}/link/web/join.page.tsx`),
  // The address a missing profile leads to: otherwise it would be somebody's name.
  route('404', `${areas}/site/web/not-found.page.tsx`, { id: 'page-404' }),
  route('*', `${areas}/site/web/not-found.page.tsx`),
];

/** Between logging in and being in. */
const gatePages = [
  route('verify/email', `${areas}/account/web/verify-email.page.tsx`),
  // Also for those who are suspended.
  route('moderation/mine', `${areas}/moderation/web/decisions-about-me.page.tsx`),
  route('onboard', `${areas}/account/web/onboard.page.tsx`),
  route('leaving', `${areas}/leaving/web/leaving.page.tsx`),
];

/** The app: the server sends one empty shell, the browser asks the API. */
const memberPages = [
  route('home', 'home/home.page.tsx'),
  route('home/timeline/view/:postId', `${areas}/post/web/post.page.tsx`),
  route('home/chatbot', `${areas}/aurora/web/chatbot.page.tsx`),
  route('home/mine', `${areas}/post/web/mine.page.tsx`),
  route('home/saved', `${areas}/post/web/saved.page.tsx`),
  route('tag/:tag', `${areas}/post/web/tag.page.tsx`),
  route('place/:placeId', `${areas}/post/web/place.page.tsx`),
  route('huddle', `${areas}/huddle/web/huddle-home.page.tsx`),
  route('huddle/huddles', `${areas}/huddle/web/huddles.page.tsx`),
  route('huddle/mine', `${areas}/huddle/web/my-huddles.page.tsx`),
  route('huddle/create', `${areas}/huddle/web/create-huddle.page.tsx`),
  route('huddle/import', `${areas}/huddle/web/import-huddles.page.tsx`),
  route('huddle/calendar', `${areas}/huddle/web/calendar.page.tsx`),
  route('huddle/carpool/create', `${areas}/carpool/web/create-carpool.page.tsx`, { id: 'carpool-new' }),
  route('huddle/edit/:huddleId', `${areas}/huddle/web/edit-huddle.page.tsx`),
  route('huddle/roster/:huddleId', `${areas}/huddle/web/roster.page.tsx`),
  route('huddle/poster/:huddleId', `${areas}/huddle/web/poster.page.tsx`),
  route('huddle/view/:huddleId', `${areas}/huddle/web/huddle.page.tsx`),
  route('nav/:id?', `${areas}/link/web/nav.page.tsx`),
  route('community', `${areas}/community/web/my-communities.page.tsx`),
  route('community/discover', `${areas}/community/web/discover-communities.page.tsx`),
  route('community/create', `${areas}/community/web/create-community.page.tsx`),
  route('community/invite/:communityId', `${areas}/community/web/invite-many.page.tsx`),
  route('community/history/:communityId', `${areas}/community/web/history.page.tsx`),
  route('community/moderation/:communityId', `${areas}/moderation/web/community-moderation.page.tsx`),
  route('community/programs/:communityId', `${areas}/integration/web/programs.page.tsx`),
  route('community/statistics/:communityId', `${areas}/community/web/statistics.page.tsx`),
  route('community/poster/:token', `${areas}/community/web/community-poster.page.tsx`),
  route('community/view/:communityId', `${areas}/community/web/community.page.tsx`),
  route('inspiration', `${areas}/inspiration/web/reading-list.page.tsx`),
  route('inspiration/authored', `${areas}/inspiration/web/authored.page.tsx`),
  route('inspiration/edit', `${areas}/inspiration/web/edit-inspiration.page.tsx`),
  route('carpool', `${areas}/carpool/web/carpools.page.tsx`, { id: 'carpools' }),
  route('carpool/view/new/:carpoolId', `${areas}/carpool/web/carpool.page.tsx`, { id: 'carpool' }),
  route('carpool/edit/:carpoolId', `${areas}/carpool/web/edit-carpool.page.tsx`, { id: 'carpool-edit' }),
  route('chat', `${areas}/chat/web/chat.page.tsx`, { id: 'chat' }),
  route('chat/view/:roomId', `${areas}/chat/web/chat.page.tsx`, { id: 'room' }),
  route('account', `${areas}/account/web/account.page.tsx`),
  route('account/people', `${areas}/person/web/connections.page.tsx`),
  route('moderation', `${areas}/moderation/web/moderation.page.tsx`),
  route('operator', `${areas}/operator/web/operator.page.tsx`),
  route('return-plans', `${areas}/safety/web/return-plans.page.tsx`),
  route('return-plans/new', `${areas}/safety/web/start-return-plan.page.tsx`),
  route('return-plans/:planId', `${areas}/safety/web/return-plan.page.tsx`),
  route('search', `${areas}/search/web/search.page.tsx`),
  route('setting', `${areas}/account/web/setting.page.tsx`),
  route('setting/security', `${areas}/account/web/security.page.tsx`),
  route('setting/missed', `${areas}/huddle/web/missed.page.tsx`),
  route('setting/export', `${areas}/leaving/web/export.page.tsx`),
  route('setting/import', `${areas}/leaving/web/import.page.tsx`),
  route('setting/leave', `${areas}/leaving/web/leave.page.tsx`),
  route('setting/notifications', `${areas}/notification/web/choices.page.tsx`),
  route('notification', `${areas}/notification/web/notifications.page.tsx`),
  route('notification/view/:notificationId', `${areas}/notification/web/telling.page.tsx`),
  // Whatever is nobody else's address; the names that people may choose leave the others free (GATE-8).
  route(':username', 'profile.page.tsx'),
];

/** Every part of the look on one page; not in a build. */
const devPages =
  process.env.NODE_ENV === 'development' ? [route('dev/gallery', 'shell/gallery.page.tsx')] : [];

/** Every page loads the list of all routes, with their names twice: a path is shorter than where the file stands. */
function namedByPath(page: RouteConfigEntry): RouteConfigEntry {
  return { ...page, id: page.id ?? page.path ?? page.file };
}

export default [
  index(`${areas}/site/web/home-redirect.ts`),
  layout('shell/PublicFrame.tsx', [...devPages, ...publicPages.map(namedByPath)]),
  layout('shell/gate.layout.tsx', gatePages.map(namedByPath)),
  layout('shell/member.layout.tsx', memberPages.map(namedByPath)),
] satisfies RouteConfig;
