import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import { PRESSED_AT, pressedBefore } from '#platform/shared/outbox/pressed.ts';
import type { AttendanceContract } from '../../contract/attendance.ts';
import { done, type HuddleConfirmation } from '../../messages.ts';
import { queuePositionOf } from '../people/reads.ts';
import { confirmOutcome, presentParticipation } from '../present.ts';
import { refuseChange } from '../proposals/approval.ts';
import { answerQuestions } from '../questions/ask-questions.ts';
import { findHuddle, sharerOf } from '../reads.ts';
import { changeAttendance, type Outcome } from './change-attendance.ts';
import { setInterest } from './set-interest.ts';

/** Everything that changes who comes: a body becomes a command. Nobody can answer for somebody else (HUD-15). */
export function attendanceRoutes(platform: Platform): Handlers<AttendanceContract> {
  const { db } = platform.database;
  return {
    'PUT /api/huddles/:huddleId/rsvp': async ({ viewer, params: { huddleId }, body, request }) => {
      const { rsvpType: answer, guests, link } = body;
      const asked = await answerQuestions(platform, viewer, huddleId, body);
      if (isRefusal(asked)) return asked;
      const broughtBy = await sharerOf(db, link, huddleId);
      const pressedAt = pressedBefore(request.headers[PRESSED_AT], platform.now());
      const { personId: actor } = viewer;
      const rsvp = { type: 'rsvp', actor, answer, guests, link, broughtBy, pressedAt } as const;
      return presentOutcome(await changeAttendance(platform, huddleId, rsvp));
    },
    'DELETE /api/huddles/:huddleId/rsvp': async ({ viewer, params: { huddleId } }) => {
      const withdraw = { type: 'withdraw', actor: viewer.personId } as const;
      return presentOutcome(await changeAttendance(platform, huddleId, withdraw));
    },
    'PUT /api/huddles/:huddleId/offer': async ({ viewer, params: { huddleId }, body }) => {
      const type = body.take ? 'acceptOffer' : 'declineOffer';
      return presentOutcome(await changeAttendance(platform, huddleId, { type, actor: viewer.personId }));
    },
    'PUT /api/huddles/:huddleId/interest': async ({ viewer, params: { huddleId }, body }) => {
      const refused = await setInterest(platform, viewer, huddleId, body);
      if (isRefusal(refused)) return refused;
      const mine = (await findHuddle(db, { personId: viewer.personId }, huddleId))?.mine ?? null;
      const participation = presentParticipation(mine, await queuePositionOf(db, mine));
      return { ...done(body.interested ? 'INTERESTED' : 'NOT_INTERESTED'), participation };
    },
    'PUT /api/huddles/:huddleId/requests/:personId': async ({ viewer, params, body: { accept } }) => {
      const { huddleId, personId } = params;
      const type = accept ? 'acceptRequest' : 'declineRequest';
      const outcome = await changeAttendance(platform, huddleId, { type, actor: viewer.personId, personId });
      return confirm(outcome, accept ? 'REQUEST_ACCEPTED' : 'REQUEST_TURNED_DOWN');
    },
    'PUT /api/huddles/:huddleId/participants/:personId/admission': async ({ viewer, params, body }) => {
      const { huddleId, personId } = params;
      const type = body.admitted ? 'readmitParticipant' : 'removeParticipant';
      const outcome = await changeAttendance(platform, huddleId, { type, actor: viewer.personId, personId });
      return confirm(outcome, body.admitted ? 'PARTICIPANT_READMITTED' : 'PARTICIPANT_REMOVED');
    },
    'PUT /api/huddles/:huddleId/capacity': async ({ viewer, params: { huddleId }, body: { capacity } }) => {
      const huddle = await findHuddle(db, { personId: viewer.personId }, huddleId);
      const refused = huddle?.access === 'HOST' && (await refuseChange(db, viewer.personId, huddle.row));
      if (refused) return refused;
      const setCapacity = { type: 'setCapacity', actor: viewer.personId, capacity } as const;
      return confirm(await changeAttendance(platform, huddleId, setCapacity), 'CAPACITY_CHANGED');
    },
  };
}

/** What the viewer's own part is after the change, in words and fields. */
function presentOutcome(outcome: Outcome) {
  if (isRefusal(outcome)) return outcome;
  const participation = presentParticipation(outcome.mine, outcome.queuePosition);
  return { ...confirmOutcome(participation), participation };
}

function confirm(outcome: Outcome, code: HuddleConfirmation) {
  return isRefusal(outcome) ? outcome : done(code);
}
