import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { WireInput, WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { CommunityContract } from '../contract/community.ts';

const SENDING_MS = 2_000;
const api = apiOf<CommunityContract>();

type ListQuery = WireInput<CommunityContract['GET /api/communities']>['query'];
export type CommunityFilter = Omit<ListQuery, 'after' | 'most'>;
export type MemberGroup = NonNullable<
  WireInput<CommunityContract['GET /api/communities/:communityId/members']>['query']['group']
>;

/** A community as I see it. */
export function communityQuery(communityId: string) {
  return queryOptions({
    queryKey: ['community', communityId, 'view'],
    queryFn: ({ signal }) => api('GET /api/communities/:communityId', { params: { communityId }, signal }),
  });
}

/** Communities that I may find, or mine. */
export function communitiesQuery(filter: CommunityFilter) {
  return infiniteQueryOptions({
    queryKey: ['community', 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/communities', { query: { ...filter, after: pageParam, limit: 24 }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

type MembersQuery = WireInput<CommunityContract['GET /api/communities/:communityId/members']>['query'];
export type MemberFilter = Pick<MembersQuery, 'role' | 'joinedSince' | 'dues' | 'quietMonths'>;

/** What the community keeps of me. */
export function myMembershipQuery(communityId: string) {
  return queryOptions({
    queryKey: ['community', communityId, 'mine'],
    queryFn: ({ signal }) =>
      api('GET /api/communities/:communityId/membership', { params: { communityId }, signal }),
  });
}

export type OfficeView = WireReply<
  CommunityContract['GET /api/communities/:communityId/members/:personId/office']
>;
export type HoldingsView = WireReply<
  CommunityContract['GET /api/communities/:communityId/members/:personId/holdings']
>;

/** What a member has to come in the club. */
export function holdingsQuery(communityId: string, personId: string) {
  return queryOptions({
    queryKey: ['holdings', communityId, personId],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      api('GET /api/communities/:communityId/members/:personId/holdings', {
        params: { communityId, personId },
        signal,
      }),
    gcTime: 0,
  });
}

/** What goes along when the office of a member is handed over. */
export function officeQuery(communityId: string, personId: string) {
  return queryOptions({
    queryKey: ['office', communityId, personId],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      api('GET /api/communities/:communityId/members/:personId/office', {
        params: { communityId, personId },
        signal,
      }),
    gcTime: 0,
  });
}

export function noteQuery(communityId: string, personId: string) {
  return queryOptions({
    queryKey: ['member-note', communityId, personId],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      api('GET /api/communities/:communityId/members/:personId/note', {
        params: { communityId, personId },
        signal,
      }),
    gcTime: 0,
  });
}

export function membersQuery(
  communityId: string,
  group: MemberGroup,
  text: string,
  filter: MemberFilter = {},
) {
  return infiniteQueryOptions({
    queryKey: ['community', communityId, 'members', group, text, filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/communities/:communityId/members', {
        params: { communityId },
        query: { group, ...filter, ...(text && { text }), after: pageParam, limit: 30 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Invitations by link and mail that still stand. */
export function invitationLinksQuery(communityId: string) {
  return queryOptions({
    queryKey: ['community', communityId, 'invitation-links'],
    queryFn: ({ signal }) =>
      api('GET /api/communities/:communityId/invitation-links', { params: { communityId }, signal }),
  });
}

/** Lists of invitations that were sent; asked again while some are on their way. */
export function sentListsQuery(communityId: string) {
  return queryOptions({
    queryKey: ['community', communityId, 'sent-lists'],
    queryFn: ({ signal }) =>
      api('GET /api/communities/:communityId/invitation-lists', { params: { communityId }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ counts }) => (counts.WAITING ?? 0) > 0) ? SENDING_MS : false,
  });
}

export function sentLinesQuery(communityId: string, listId: string) {
  return queryOptions({
    queryKey: ['community', communityId, 'sent-lists', listId],
    queryFn: ({ signal }) =>
      api('GET /api/communities/:communityId/invitation-lists/:listId', {
        params: { communityId, listId },
        signal,
      }),
  });
}

/** What an invitation leads to, by its word. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['community', 'invitation', token],
    meta: { kept: false },
    queryFn: ({ signal }) => api('GET /api/public/invitations/:token', { params: { token }, signal }),
  });
}

/** A picture of a hidden community, as bytes: an address would need a token. */
export function pictureQuery(communityId: string, picture: 'logo' | 'cover', version: number) {
  return queryOptions({
    queryKey: ['community', communityId, picture, version],
    queryFn: async ({ signal }) => {
      const params = { communityId };
      const answer =
        picture === 'logo'
          ? await api('GET /api/communities/:communityId/logo', { params, signal })
          : await api('GET /api/communities/:communityId/cover', { params, query: { w: 1280 }, signal });
      return answer.blob();
    },
    staleTime: 600_000,
  });
}

/** What the club did in a year. */
export function statisticsQuery(communityId: string, year: number) {
  return queryOptions({
    queryKey: ['community', communityId, 'statistics', year],
    queryFn: ({ signal }) =>
      api('GET /api/communities/:communityId/statistics', {
        params: { communityId },
        query: { year },
        signal,
      }),
  });
}

export function outingsOfYearQuery(communityId: string, year: number) {
  return infiniteQueryOptions({
    queryKey: ['community', communityId, 'statistics', year, 'outings'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/communities/:communityId/statistics/outings', {
        params: { communityId },
        query: { year, after: pageParam, limit: 30 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Who took part, the most active first; for admins and treasurers. */
export function membersOfYearQuery(communityId: string, year: number) {
  return infiniteQueryOptions({
    queryKey: ['community', communityId, 'statistics', year, 'members'],
    meta: { kept: false },
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/communities/:communityId/statistics/members', {
        params: { communityId },
        query: { year, after: pageParam, limit: 30 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** Who of these members would get a message, or a reminder of dues. */
export function memberReadersQuery(communityId: string, what: 'message' | 'dues', personIds: string[]) {
  const input = { params: { communityId }, body: { personIds } };
  return queryOptions({
    queryKey: ['community', communityId, 'readers', what, personIds],
    queryFn: () =>
      what === 'dues'
        ? api('POST /api/communities/:communityId/dues/reminders/preview', input)
        : api('POST /api/communities/:communityId/member-messages/preview', input),
  });
}
