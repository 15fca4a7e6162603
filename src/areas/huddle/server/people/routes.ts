import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { ParticipantContract } from '../../contract/people.ts';
import { done } from '../../messages.ts';
import { mayReadRoster } from '../../rules/roster.ts';
import { findHuddle } from '../reads.ts';
import { acknowledgeMove } from './acknowledge-move.ts';
import { noteAttendance, notePayment } from './note-participant.ts';
import { presentParticipant } from './present.ts';
import { listParticipants } from './reads.ts';

export function participantRoutes(
  platform: Platform,
): Handlers<Omit<ParticipantContract, 'PUT /api/huddles/:huddleId/participants/:personId/admission'>> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/participants': async ({ viewer, params: { huddleId }, query }) => {
      const huddle = await findHuddle(db, { personId: viewer.personId }, huddleId);
      if (!huddle) return missing();
      const { row, access } = huddle;
      const flags = { showAttending: row.show_attending, showInterested: row.show_interested };
      const { group, after, most, name = '' } = query;
      if (!mayReadRoster(access, group, flags)) return { items: [], next: null };
      const onlooker = { id: viewer.personId, hosts: access === 'HOST' };
      const rows = await listParticipants(db, onlooker, huddleId, { group, name, after, most });
      const shown = rows.slice(0, most);
      return {
        items: shown.map((participant) => presentParticipant(participant, huddle)),
        next: rows.length > most ? (shown.at(-1)?.rank ?? null) : null,
      };
    },
    'PUT /api/huddles/:huddleId/participants/:personId/attendance': async ({ viewer, params, body }) => {
      const noted = await noteAttendance(platform, viewer, params, body.people);
      return isRefusal(noted) ? noted : done('ATTENDANCE_NOTED');
    },
    'PUT /api/huddles/:huddleId/participants/:personId/payment': async ({ viewer, params, body }) => {
      const noted = await notePayment(platform, viewer, params, body.paid);
      return isRefusal(noted) ? noted : done(body.paid ? 'PAYMENT_NOTED' : 'PAYMENT_CLEARED');
    },
    'PUT /api/huddles/:huddleId/acknowledgement': async ({ viewer, params: { huddleId } }) => {
      const outcome = await acknowledgeMove(platform, viewer, huddleId);
      return isRefusal(outcome) ? outcome : done('MOVE_ACKNOWLEDGED');
    },
  };
}
