import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';
import { huddleCarpoolsQuery } from '#areas/carpool/web/public/huddle-rides.ts';
import { commentsQuery } from '#areas/comment/web/public/comments-query.ts';
import { planOfHuddleQuery } from '#areas/safety/web/public/plan-of-huddle.ts';
import type { HuddleView } from '../../contract/views.ts';
import { mayReadDiscussion } from '../../rules/messaging.ts';
import { mayReadRoster } from '../../rules/people.ts';
import { maySeePhotos } from '../../rules/photos.ts';
import {
  companionsQuery,
  coverQuery,
  goQuery,
  huddleQuery,
  kitQuery,
  messagesQuery,
  participantsQuery,
  photosQuery,
  questionsQuery,
} from '../queries.ts';
import { isShownByAddress } from '../view/shown-by-address.ts';

export type PartName =
  | 'DETAILS'
  | 'PEOPLE'
  | 'DISCUSSION'
  | 'MESSAGES'
  | 'COMPANIONS'
  | 'KIT'
  | 'GO'
  | 'RETURN_PLAN'
  | 'RIDES'
  | 'QUESTIONS'
  | 'PHOTOS'
  | 'COVER';

/** One read of what the page of a huddle shows. */
export interface Part {
  readonly name: PartName;
  readonly queryKey: QueryKey;
  /** Reads it again, however fresh it is: what was kept of it may be gone. What fails stays missing. */
  read(queries: QueryClient): Promise<void>;
}

/** Whether the page shows where it is on a map. */
export const hasMap = ({ venue, meetingPoint }: HuddleView) => venue !== null || meetingPoint !== null;

/** All that the page of a huddle shows me. */
export function partsOf(huddle: HuddleView): Part[] {
  const { id, sight, participantsSummary: summary, features, coverPhotoUrl: cover } = huddle;
  const flags = {
    showAttending: summary.totalRsvpedYesParticipants !== undefined,
    showInterested: summary.totalInterestedParticipants !== undefined,
  };
  const isInside = sight === 'HOST' || sight === 'INSIDE';
  const shown: readonly (readonly [boolean, Part])[] = [
    [true, one('DETAILS', huddleQuery(id))],
    [mayReadRoster(sight, 'CONFIRMED', flags), paged('PEOPLE', participantsQuery(id, 'CONFIRMED'))],
    [mayReadDiscussion(sight), paged('DISCUSSION', commentsQuery({ kind: 'huddle', id }))],
    [true, paged('MESSAGES', messagesQuery(id))],
    [true, one('COMPANIONS', companionsQuery(id))],
    [huddle.kitCount > 0 && sight !== 'LINK', one('KIT', kitQuery(id))],
    [huddle.goCheck && isInside, one('GO', goQuery(id))],
    [isInside, one('RETURN_PLAN', planOfHuddleQuery(id))],
    [
      features.some(({ key, enabled }) => key === 'CARPOOLING' && enabled),
      one('RIDES', huddleCarpoolsQuery(id)),
    ],
    [huddle.questionCount > 0, one('QUESTIONS', questionsQuery(id))],
    [maySeePhotos(sight), paged('PHOTOS', photosQuery(id))],
    [cover !== '' && !isShownByAddress(cover), one('COVER', coverQuery(id, cover))],
  ];
  return shown.filter(([isShown]) => isShown).map(([, part]) => part);
}

function one<Data, Key extends QueryKey>(
  name: PartName,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Part {
  return {
    name,
    queryKey: query.queryKey,
    read: (queries) => queries.prefetchQuery({ ...query, staleTime: 0 }),
  };
}

function paged<Data, Key extends QueryKey, Page>(
  name: PartName,
  query: FetchInfiniteQueryOptions<Data, Error, Data, Key, Page>,
): Part {
  const read = (queries: QueryClient) => queries.prefetchInfiniteQuery({ ...query, staleTime: 0 });
  return { name, queryKey: query.queryKey, read };
}
