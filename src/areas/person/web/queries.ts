import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { PersonContract } from '../contract/person.ts';
import type { ConnectionList } from '../contract/relations.ts';
import type { ProfilePart } from '../rules/profile-parts.ts';

const api = apiOf<PersonContract>();

/** Somebody as I may see them; everything under `relation` is read again when a relation of mine changes. */
export function profileQuery(username: string) {
  return queryOptions({
    queryKey: ['relation', 'profile', username],
    queryFn: ({ signal }) => api('GET /api/profiles/:username', { params: { username }, signal }),
  });
}

export function mutualsQuery(username: string) {
  return queryOptions({
    queryKey: ['relation', 'mutuals', username],
    queryFn: ({ signal }) =>
      api('GET /api/profiles/:username/mutual-connections', { params: { username }, signal }),
  });
}

/** A list of my own: followers, followings, requests, blocked or muted people. */
export function connectionsQuery(list: ConnectionList, text = '') {
  return infiniteQueryOptions({
    queryKey: ['relation', 'list', list, text],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/me/connections', {
        query: { list, ...(text && { text }), after: pageParam, limit: 30 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}

/** What somebody has earned. */
export function awardsQuery(username: string) {
  return queryOptions({
    queryKey: ['person', 'awards', username],
    queryFn: ({ signal }) => api('GET /api/profiles/:username/awards', { params: { username }, signal }),
  });
}

/** The last months of somebody's outings. */
export function trendsQuery(username: string, months: number) {
  return queryOptions({
    queryKey: ['person', 'trends', username, months],
    queryFn: ({ signal }) =>
      api('GET /api/profiles/:username/trends', { params: { username }, query: { months }, signal }),
  });
}

export const publishTrends = (published: boolean) => api('PUT /api/me/trends', { body: { published } });

/** The clubs of somebody, and with whom they went out most. */
export function companionsQuery(username: string) {
  return queryOptions({
    queryKey: ['person', 'companions', username],
    queryFn: ({ signal }) => api('GET /api/profiles/:username/companions', { params: { username }, signal }),
  });
}

export const showPart = (part: ProfilePart, shown: boolean) =>
  api('PUT /api/me/companions', { body: { part, shown } });
