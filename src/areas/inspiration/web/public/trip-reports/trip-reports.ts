import { queryOptions } from '@tanstack/react-query';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { TripReportContract } from '../../../contract/trip-reports.ts';

const api = apiOf<TripReportContract>();

type Body<Wire extends keyof TripReportContract> = WireInput<TripReportContract[Wire]>['body'];
export type LookBack = Body<'PUT /api/huddles/:huddleId/look-back'>;
export type Findings = Body<'PUT /api/huddles/:huddleId/trip-report'>;

/** What I said of an outing, and the report that I began. */
export function lookBackQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'look-back'],
    queryFn: ({ signal }) => api('GET /api/huddles/:huddleId/look-back', { params: { huddleId }, signal }),
  });
}

/** How it was found lately where a huddle leads. */
export function conditionsQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'conditions'],
    queryFn: ({ signal }) => api('GET /api/huddles/:huddleId/conditions', { params: { huddleId }, signal }),
  });
}

export const lookBack = (huddleId: string, body: LookBack) =>
  api('PUT /api/huddles/:huddleId/look-back', { params: { huddleId }, body });

export const reportTrip = (huddleId: string, body: Findings) =>
  api('PUT /api/huddles/:huddleId/trip-report', { params: { huddleId }, body });
