import { infiniteQueryOptions } from '@tanstack/react-query';
import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { HuddleContract } from '../../contract/huddle.ts';

const api = apiOf<HuddleContract>();

type Body<W extends keyof HuddleContract> = WireInput<HuddleContract[W]>['body'];

type Written = Body<'POST /api/huddles/:huddleId/unregistered-parties'>;
export const addByHand = (huddleId: string, body: Written, idempotencyKey: string) =>
  api('POST /api/huddles/:huddleId/unregistered-parties', { params: { huddleId }, body, idempotencyKey });
export const changeByHand = (huddleId: string, unregisteredId: string, body: Written) =>
  api('PUT /api/huddles/:huddleId/unregistered-parties/:unregisteredId', {
    params: { huddleId, unregisteredId },
    body,
  });
export const removeByHand = (huddleId: string, unregisteredId: string) =>
  api('DELETE /api/huddles/:huddleId/unregistered-parties/:unregisteredId', {
    params: { huddleId, unregisteredId },
  });
export const notePaymentByHand = (huddleId: string, unregisteredId: string, paid: boolean) =>
  api('PUT /api/huddles/:huddleId/unregistered-parties/:unregisteredId/payment', {
    params: { huddleId, unregisteredId },
    body: { paid },
  });
export const letIn = (
  huddleId: string,
  partyId: string,
  body: Body<'PUT /api/huddles/:huddleId/waiting-parties/:partyId/place'>,
) =>
  api('PUT /api/huddles/:huddleId/waiting-parties/:partyId/place', { params: { huddleId, partyId }, body });
export const moveInQueue = (
  huddleId: string,
  partyId: string,
  body: Body<'PUT /api/huddles/:huddleId/waiting-parties/:partyId/position'>,
) =>
  api('PUT /api/huddles/:huddleId/waiting-parties/:partyId/position', {
    params: { huddleId, partyId },
    body,
  });
export const undoHostAct = (huddleId: string, actId: string) =>
  api('DELETE /api/huddles/:huddleId/host-acts/:actId', { params: { huddleId, actId } });

/** What hosts did by hand; for who waits, why others were let in. */
export function hostActsQuery(huddleId: string) {
  return infiniteQueryOptions({
    queryKey: ['huddle', huddleId, 'host-acts'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /api/huddles/:huddleId/host-acts', {
        params: { huddleId },
        query: { after: pageParam, limit: 5 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
