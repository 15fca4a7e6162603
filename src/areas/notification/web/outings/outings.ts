import { queryOptions } from '@tanstack/react-query';
import type { WireInput, WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { NotificationContract } from '../../contract.ts';

const api = apiOf<NotificationContract>();

export type OutingChoiceView = WireReply<NotificationContract['GET /api/notifications/outings/:communityId']>;

/** Of which new outings of a community I hear. */
export function outingChoiceQuery(communityId: string) {
  return queryOptions({
    queryKey: ['notification', 'outings', communityId],
    queryFn: ({ signal }) =>
      api('GET /api/notifications/outings/:communityId', { params: { communityId }, signal }),
  });
}

export const chooseOutings = (communityId: string, body: OutingChoiceView) =>
  api('PUT /api/notifications/outings/:communityId', { params: { communityId }, body });

export type PlannedOuting = WireInput<
  NotificationContract['POST /api/notifications/outings/:communityId/preview']
>['body'];

/** How many members would hear of an outing if it were published now. */
export function outingNewsQuery(communityId: string, body: PlannedOuting) {
  return queryOptions({
    queryKey: ['notification', 'outings', communityId, 'preview', body],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      api('POST /api/notifications/outings/:communityId/preview', { params: { communityId }, body, signal }),
  });
}

/** How many a reminder would reach, for hosts. */
export function reminderQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'reminder'],
    queryFn: ({ signal }) => api('GET /api/huddles/:huddleId/reminder', { params: { huddleId }, signal }),
  });
}

/** Who would be reminded now, and who would not. */
export function reminderReadersQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'reminder', 'readers'],
    queryFn: ({ signal }) =>
      api('GET /api/huddles/:huddleId/reminder/readers', { params: { huddleId }, signal }),
  });
}

export const remindPeople = (huddleId: string, idempotencyKey: string) =>
  api('POST /api/huddles/:huddleId/reminder', { params: { huddleId }, idempotencyKey });
