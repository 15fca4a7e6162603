import type { Handlers } from '#platform/server/http/endpoints.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, refuse } from '#platform/shared/decision.ts';
import type { HostActId, UnregisteredId } from '#platform/shared/ids.ts';
import { PRESSED_AT, pressedTime } from '#platform/shared/outbox/pressed.ts';
import type { ByHandContract } from '../../contract/by-hand.ts';
import { done } from '../../messages.ts';
import { MAX_ADDED } from '../../rules/by-hand.ts';
import { changeAttendance } from '../attendance/change-attendance.ts';
import { noteAttendanceByHand, notePaymentByHand } from './note-by-hand.ts';
import { countByHand } from './reads.ts';

/** Hosts add, change and take off people without an account; a body becomes a command about attendance (HUD-29). */
export function byHandRoutes(platform: Platform): Handlers<ByHandContract> {
  const { db } = platform.database;
  return {
    'POST /api/huddles/:huddleId/unregistered-parties': async ({ viewer, params: { huddleId }, body }) => {
      const id = newId<UnregisteredId>();
      const { people: size, name, note } = body;
      const actId = newId<HostActId>();
      const who = { actor: viewer.personId, unregisteredId: id, size, name, note, actId };
      const isFull = (await countByHand(db, huddleId)) >= MAX_ADDED;
      if (isFull) return refuse('TOO_MANY_ADDED', { limit: MAX_ADDED }, 'conflict');
      const outcome = await changeAttendance(platform, huddleId, { type: 'addByHand', ...who });
      if (isRefusal(outcome)) return outcome;
      const code = outcome.unregistered?.status === 'WAITING' ? 'ADDED_TO_WAIT' : 'ADDED_BY_HAND';
      return { ...done(code, { name }), id, actId };
    },
    'PUT /api/huddles/:huddleId/unregistered-parties/:unregisteredId': async ({ viewer, params, body }) => {
      const { huddleId, unregisteredId } = params;
      const { people: size, name, note } = body;
      const who = { actor: viewer.personId, unregisteredId, size, name, note };
      const outcome = await changeAttendance(platform, huddleId, { type: 'changeByHand', ...who });
      return isRefusal(outcome) ? outcome : done('CHANGED_BY_HAND');
    },
    'DELETE /api/huddles/:huddleId/unregistered-parties/:unregisteredId': async ({ viewer, params }) => {
      const { huddleId, unregisteredId } = params;
      const actId = newId<HostActId>();
      const remove = { type: 'removeByHand', actor: viewer.personId, unregisteredId, actId } as const;
      const outcome = await changeAttendance(platform, huddleId, remove);
      return isRefusal(outcome) ? outcome : { ...done('PARTICIPANT_REMOVED'), actId };
    },
    'PUT /api/huddles/:huddleId/unregistered-parties/:unregisteredId/attendance': async ({
      viewer,
      params,
      body,
      request,
    }) => {
      const pressedAt = pressedTime(request.headers[PRESSED_AT], platform.now());
      const noted = await noteAttendanceByHand(platform, viewer, params, { ...body, pressedAt });
      return isRefusal(noted) ? noted : done('ATTENDANCE_NOTED');
    },
    'PUT /api/huddles/:huddleId/unregistered-parties/:unregisteredId/payment': async ({
      viewer,
      params,
      body,
    }) => {
      const noted = await notePaymentByHand(platform, viewer, params, body.paid);
      return isRefusal(noted) ? noted : done(body.paid ? 'PAYMENT_NOTED' : 'PAYMENT_CLEARED');
    },
  };
}
