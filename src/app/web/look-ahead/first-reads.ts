import type { QueryClient } from '@tanstack/react-query';
import { matchPath, type Params } from 'react-router';
import { faultOfUsername } from '#areas/account/rules/username.ts';
import { carpoolQuery } from '#areas/carpool/web/queries.ts';
import { messagesQuery, roomQuery, roomsQuery } from '#areas/chat/web/queries.ts';
import { communitiesQuery, communityQuery } from '#areas/community/web/queries.ts';
import { readDiscover } from '#areas/huddle/web/discover/read-discover.ts';
import { huddleQuery, huddlesQuery } from '#areas/huddle/web/queries.ts';
import { storiesQuery } from '#areas/inspiration/web/queries.ts';
import { notificationsQuery } from '#areas/notification/web/queries.ts';
import { tellingQuery } from '#areas/notification/web/telling/telling.ts';
import { profileQuery } from '#areas/person/web/queries.ts';
import {
  placeQuery,
  postQuery,
  postsOfQuery,
  savedQuery,
  tagQuery,
  timelineQuery,
} from '#areas/post/web/queries.ts';
import { planQuery, plansQuery } from '#areas/safety/web/queries.ts';

interface Wanted {
  readonly params: Params;
  readonly search: URLSearchParams;
}

type Read = (queries: QueryClient, wanted: Wanted) => unknown;

/**
 * What a page of the app reads first when it is opened without anything chosen on it, by its path; the first that fits.
 * The pages say themselves what they read: this is only asked a moment earlier, at the touch that leads to them.
 */
export const firstReads: Readonly<Record<string, Read>> = {
  '/home': (queries) => queries.prefetchInfiniteQuery(timelineQuery()),
  '/home/timeline/view/:postId': (queries, { params: { postId = '' } }) =>
    queries.prefetchQuery(postQuery(postId)),
  '/home/saved': (queries) => queries.prefetchInfiniteQuery(savedQuery()),
  '/tag/:tag': (queries, { params: { tag = '' } }) => queries.prefetchInfiniteQuery(tagQuery(tag)),
  '/place/:placeId': (queries, { params: { placeId } }) =>
    queries.prefetchInfiniteQuery(placeQuery(Number(placeId))),
  '/huddle/huddles': (queries, { search }) => readDiscover(queries, search),
  '/huddle/mine': (queries, { search }) =>
    search.has('show') || queries.prefetchInfiniteQuery(huddlesQuery('GOING')),
  '/huddle/view/:huddleId': (queries, { params: { huddleId = '' }, search }) =>
    queries.prefetchQuery(huddleQuery(huddleId, search.get('link') ?? undefined)),
  '/community': (queries, { search }) =>
    search.has('show') || queries.prefetchInfiniteQuery(communitiesQuery({ mine: 'MEMBER' })),
  '/community/discover': (queries, { search }) =>
    search.size > 0 || queries.prefetchInfiniteQuery(communitiesQuery({})),
  '/community/view/:communityId': (queries, { params: { communityId = '' } }) =>
    queries.prefetchQuery(communityQuery(communityId)),
  '/inspiration': (queries, { search }) =>
    search.size > 0 || queries.prefetchInfiniteQuery(storiesQuery('SAVED')),
  '/carpool/view/new/:carpoolId': (queries, { params: { carpoolId = '' } }) =>
    queries.prefetchQuery(carpoolQuery(carpoolId)),
  '/chat': (queries) => queries.prefetchInfiniteQuery(roomsQuery('MINE', '')),
  '/chat/view/:roomId': (queries, { params: { roomId = '' } }) => [
    queries.prefetchQuery(roomQuery(roomId)),
    queries.prefetchQuery(messagesQuery(roomId)),
  ],
  '/notification': (queries) => queries.prefetchInfiniteQuery(notificationsQuery()),
  '/notification/view/:notificationId': (queries, { params: { notificationId = '' } }) =>
    queries.prefetchQuery(tellingQuery(notificationId)),
  '/return-plans': (queries) => queries.prefetchQuery(plansQuery),
  '/return-plans/:planId': (queries, { params: { planId = '' } }) =>
    planId !== 'new' && queries.prefetchQuery(planQuery(planId)),
  '/:username': (queries, { params: { username = '' } }) => {
    const name = username.toLowerCase();
    if (faultOfUsername(name)) return;
    return [queries.prefetchQuery(profileQuery(name)), queries.prefetchInfiniteQuery(postsOfQuery(name))];
  },
};

/** Asks for what the page at this address reads first, unless it is known and fresh; what fails is asked again there. */
export function readAhead(queries: QueryClient, { pathname, search }: { pathname: string; search: string }) {
  for (const [path, read] of Object.entries(firstReads)) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    read(queries, { params: match.params, search: new URLSearchParams(search) });
    return;
  }
}
