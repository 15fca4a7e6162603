import type { WireInput } from '#platform/shared/wire.ts';
import { apiOf } from '#platform/web/api.ts';
import type { HuddleContract } from '../contract.ts';

const api = apiOf<HuddleContract>();

type Body<W extends keyof HuddleContract> = WireInput<HuddleContract[W]>['body'];

export const saveRsvp = (huddleId: string, body: Body<'PUT /api/huddles/:huddleId/rsvp'>) =>
  api('PUT /api/huddles/:huddleId/rsvp', { params: { huddleId }, body });
export const withdrawRsvp = (huddleId: string) =>
  api('DELETE /api/huddles/:huddleId/rsvp', { params: { huddleId } });
export const saveInterest = (huddleId: string, body: Body<'PUT /api/huddles/:huddleId/interest'>) =>
  api('PUT /api/huddles/:huddleId/interest', { params: { huddleId }, body });
export const answerOffer = (huddleId: string, take: boolean) =>
  api('PUT /api/huddles/:huddleId/offer', { params: { huddleId }, body: { take } });
export const answerRequest = (huddleId: string, personId: string, accept: boolean) =>
  api('PUT /api/huddles/:huddleId/requests/:personId', { params: { huddleId, personId }, body: { accept } });
export const saveCapacity = (huddleId: string, capacity: number | null) =>
  api('PUT /api/huddles/:huddleId/capacity', { params: { huddleId }, body: { capacity } });
export const readCalendar = (huddleId: string) =>
  api('GET /api/huddles/:huddleId/calendar.ics', { params: { huddleId } });
