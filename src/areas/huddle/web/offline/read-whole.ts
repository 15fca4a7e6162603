import type { QueryClient } from '@tanstack/react-query';
import { huddleCarpoolsQuery } from '#areas/carpool/web/public/huddle-rides.ts';
import { commentsQuery } from '#areas/comment/web/public/comments-query.ts';
import type { HuddleView } from '../../contract/views.ts';
import { mayReadDiscussion } from '../../rules/messaging.ts';
import { mayReadRoster } from '../../rules/people.ts';
import { maySeePhotos } from '../../rules/photos.ts';
import {
  companionsQuery,
  coverQuery,
  huddleQuery,
  messagesQuery,
  participantsQuery,
  photosQuery,
  questionsQuery,
} from '../queries.ts';

/** Reads all that the page of a huddle shows me, one after the other, so that it is kept (OFF-1). */
export async function readWhole(queries: QueryClient, huddleId: string): Promise<HuddleView> {
  const huddle = await queries.fetchQuery({ ...huddleQuery(huddleId), staleTime: 0 });
  // What is missing of it is missing on the page, too: the rest is kept all the same.
  for (const read of readsOf(queries, huddle)) await read();
  return huddle;
}

function readsOf(queries: QueryClient, huddle: HuddleView): (() => Promise<void>)[] {
  const { id, sight, participantsSummary: summary, features } = huddle;
  const flags = {
    showAttending: summary.totalRsvpedYesParticipants !== undefined,
    showInterested: summary.totalInterestedParticipants !== undefined,
  };
  const hasRides = features.some(({ key, enabled }) => key === 'CARPOOLING' && enabled);
  const { coverPhotoUrl: cover } = huddle;
  const isCoverPrivate = cover !== '' && !isShownByAddress(cover);
  return [
    ...(mayReadRoster(sight, 'CONFIRMED', flags)
      ? [() => queries.prefetchInfiniteQuery(participantsQuery(id, 'CONFIRMED'))]
      : []),
    ...(mayReadDiscussion(sight)
      ? [() => queries.prefetchInfiniteQuery(commentsQuery({ kind: 'huddle', id }))]
      : []),
    () => queries.prefetchInfiniteQuery(messagesQuery(id)),
    () => queries.prefetchQuery(companionsQuery(id)),
    ...(hasRides ? [() => queries.prefetchQuery(huddleCarpoolsQuery(id))] : []),
    ...(huddle.questionCount > 0 ? [() => queries.prefetchQuery(questionsQuery(id))] : []),
    ...(maySeePhotos(sight) ? [() => queries.prefetchInfiniteQuery(photosQuery(id))] : []),
    ...(isCoverPrivate ? [() => queries.prefetchQuery(coverQuery(id))] : []),
  ];
}

/** Whether a picture is shown by its address alone, without a token. */
export const isShownByAddress = (url: string) => url.startsWith('/api/public/');
