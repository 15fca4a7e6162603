import { queryOptions } from '@tanstack/react-query';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { PlanContract } from '../../contract/plan.ts';
import type { ProposalContract } from '../../contract/proposals.ts';
import type { HuddleForm, HuddleValues } from '../../rules/fields.ts';

const api = apiOf<PlanContract>();
const proposals = apiOf<ProposalContract>();

export type Scope = 'THIS' | 'FOLLOWING';
export type Pace = WireInput<PlanContract['POST /api/huddles/:huddleId/repetitions']>['body']['every'];

/** A plan for editing; never answered from what was stored, so that an edit begins with the newest. */
export function planQuery(huddleId: string) {
  return queryOptions({
    queryKey: ['huddle', huddleId, 'plan'],
    meta: { kept: false },
    queryFn: ({ signal }) => readPlan(huddleId, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

export const readPlan = (huddleId: string, signal?: AbortSignal) =>
  api('GET /api/huddles/:huddleId/plan', { params: { huddleId }, signal });
/** My last outings as plans for the next such weekday; read again for each new plan, for their dates move. */
export const templatesQuery = queryOptions({
  queryKey: ['huddle', 'templates'],
  queryFn: async ({ signal }) => (await api('GET /api/huddles/templates', { signal })).items,
  staleTime: 60_000,
});

export const withdrawProposal = (huddleId: string) =>
  proposals('DELETE /api/huddles/:huddleId/proposal', { params: { huddleId } });

export const createDraft = (form: HuddleForm, idempotencyKey: string) =>
  api('POST /api/huddles/drafts', { body: { form }, idempotencyKey });
export const saveDraft = (huddleId: string, form: HuddleForm, edition: string) =>
  api('PUT /api/huddles/:huddleId/draft', { params: { huddleId }, body: { form, edition } });
export const deleteDraft = (huddleId: string) =>
  api('DELETE /api/huddles/:huddleId/draft', { params: { huddleId } });
export const publish = (huddleId: string, plan: HuddleValues, edition: string) =>
  api('POST /api/huddles/:huddleId/publication', {
    params: { huddleId },
    body: { plan, edition },
    idempotencyKey: `publish-${huddleId}-${edition}`,
  });
export const changePlan = (huddleId: string, body: { plan: HuddleValues; edition: string; scope: Scope }) =>
  api('PUT /api/huddles/:huddleId/plan', { params: { huddleId }, body });
export const cancelHuddle = (huddleId: string, reason: string, scope: Scope) =>
  api('POST /api/huddles/:huddleId/cancellation', { params: { huddleId }, body: { reason, scope } });
export const returnHuddle = (huddleId: string, to: 'PUBLISHED' | 'DRAFT') =>
  api('POST /api/huddles/:huddleId/return', { params: { huddleId }, body: { to } });
export const copyHuddle = (huddleId: string) =>
  api('POST /api/huddles/:huddleId/copies', { params: { huddleId } });
export const repeatHuddle = (huddleId: string, every: Pace, times: number) =>
  api('POST /api/huddles/:huddleId/repetitions', { params: { huddleId }, body: { every, times } });
