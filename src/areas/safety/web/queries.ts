import { queryOptions } from '@tanstack/react-query';
import type { WireReply } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { ContactContract, ContactView } from '../contract/contacts.ts';
import type { PlanContract, ReturnPlanSummary, ReturnPlanView } from '../contract/plans.ts';

export type { ContactView, ReturnPlanSummary, ReturnPlanView };

const plans = apiOf<PlanContract>();
const contacts = apiOf<ContactContract>();

export type CheckInView = WireReply<PlanContract['GET /api/return-plans/:planId']>['checkIns'][number];

/** The plans that I started, those that run first. */
export const plansQuery = queryOptions({
  queryKey: ['return-plan', 'list'],
  queryFn: ({ signal }) => plans('GET /api/return-plans', { signal }),
});

const READ_AGAIN_MS = 60_000;

/** A plan of mine, or of a party that I belong to; while it runs it is read again each minute. */
export function planQuery(planId: string) {
  return queryOptions({
    queryKey: ['return-plan', planId],
    queryFn: ({ signal }) => plans('GET /api/return-plans/:planId', { params: { planId }, signal }),
    refetchInterval: ({ state }) => (state.data && state.data.endedAt === null ? READ_AGAIN_MS : false),
  });
}

export const contactsQuery = queryOptions({
  queryKey: ['return-plan', 'contacts'],
  queryFn: ({ signal }) => contacts('GET /api/me/emergency-contacts', { signal }),
});
