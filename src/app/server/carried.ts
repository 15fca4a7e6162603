import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { performs } from '#areas/carry/server/performer.ts';
import { registerCarry } from '#areas/carry/server/routes.ts';
import { messageContract } from '#areas/chat/contract/messages.ts';
import { sayInRoom } from '#areas/chat/server/messages/say-in-room.ts';
import { byHandContract } from '#areas/huddle/contract/by-hand.ts';
import { participantContract } from '#areas/huddle/contract/people.ts';
import { noteAttendanceByHand } from '#areas/huddle/server/by-hand/note-by-hand.ts';
import { noteAttendance } from '#areas/huddle/server/people/notes.ts';
import { planContract } from '#areas/safety/contract/plans.ts';
import { endPlan } from '#areas/safety/server/plans/change-plan.ts';
import type { Platform } from '#platform/server/platform.ts';
import { withIdempotency } from '#platform/server/write.ts';

const came = 'PUT /api/huddles/:huddleId/participants/:personId/attendance';
const cameByHand = 'PUT /api/huddles/:huddleId/unregistered-parties/:unregisteredId/attendance';
const allBack = 'PUT /api/return-plans/:planId/end';
const message = 'POST /api/rooms/:roomId/messages';

/** Everything that may go by the phone of somebody else, each by the verb of its own route (O17). */
export function registerCarriedActs(app: FastifyInstance, platform: Platform): void {
  registerCarry(app, platform, {
    [came]: performs(came, participantContract[came], ({ viewer, params, body, command, pressedAt }) =>
      withIdempotency(platform, command, () =>
        noteAttendance(platform, viewer, params, { ...body, pressedAt }),
      ),
    ),
    [cameByHand]: performs(
      cameByHand,
      byHandContract[cameByHand],
      ({ viewer, params, body, command, pressedAt }) =>
        withIdempotency(platform, command, () =>
          noteAttendanceByHand(platform, viewer, params, { ...body, pressedAt }),
        ),
    ),
    // It has no body: in a code that is null, and in its request nothing.
    [allBack]: performs(
      allBack,
      { params: planContract[allBack].params, body: z.null().transform(() => undefined) },
      ({ viewer, params, command }) =>
        withIdempotency(platform, command, () => endPlan(platform, viewer, params.planId)),
    ),
    [message]: performs(message, messageContract[message], ({ viewer, params, body, command }) =>
      sayInRoom(platform, command, viewer, params.roomId, body),
    ),
  });
}
