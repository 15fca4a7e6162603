import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import type { OperatorContract } from '../contract/operator.ts';

const api = apiOf<OperatorContract>();

export const operatorKey = ['operator'] as const;

const CALM_MS = 30_000;

export const healthQuery = queryOptions({
  queryKey: [...operatorKey, 'health'],
  meta: { kept: false },
  queryFn: ({ signal }) => api('GET /api/operator', { signal }),
  refetchInterval: CALM_MS,
});

export const failedJobsQuery = infiniteQueryOptions({
  queryKey: [...operatorKey, 'jobs'],
  meta: { kept: false },
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/operator/jobs', { query: { after: pageParam, limit: 20 }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
});

export const waitingMailsQuery = infiniteQueryOptions({
  queryKey: [...operatorKey, 'mails'],
  meta: { kept: false },
  queryFn: ({ pageParam, signal }) =>
    api('GET /api/operator/mails', { query: { after: pageParam, limit: 20 }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next ?? undefined,
});

export const senderQuery = queryOptions({
  queryKey: [...operatorKey, 'sender'],
  meta: { kept: false },
  queryFn: ({ signal }) => api('GET /api/operator/sender', { signal }),
});

export const peopleQuery = (words: string) =>
  queryOptions({
    queryKey: [...operatorKey, 'people', words],
    meta: { kept: false },
    queryFn: ({ signal }) => api('GET /api/operator/people', { query: { words }, signal }),
    enabled: words !== '',
  });
