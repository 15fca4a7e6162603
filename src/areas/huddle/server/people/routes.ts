import { sayIn } from '#platform/server/format-message.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, refuse } from '#platform/shared/decision.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { PRESSED_AT, pressedTime } from '#platform/shared/outbox/pressed.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HostContract, ParticipantContract } from '../../contract/people.ts';
import { done, type HuddleConfirmation } from '../../messages.ts';
import { type AskedRole, mayReadRoster } from '../../rules/people.ts';
import { countMissed, lookOf } from '../missed/reads.ts';
import { findHuddle, type VisibleHuddle } from '../reads.ts';
import { answerHostRequest } from './answer-host-request.ts';
import { companionsOf } from './companions.ts';
import { experienceOf } from './experience.sql.ts';
import { sendAnswerFile } from './export.ts';
import { handOver, layDownRole } from './hosts.ts';
import { inviteToHuddle } from './invitations.ts';
import { acknowledgeMove, markAllAsCome, noteAttendance, notePayment } from './notes.ts';
import { presentParticipant, type SeenByHosts } from './present.ts';
import { listParticipants, type ParticipantRow } from './reads.ts';

export function participantRoutes(platform: Platform): Handlers<ParticipantContract> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/companions': async ({ viewer: { personId }, params: { huddleId } }) => {
      const huddle = await findHuddle(db, { personId }, huddleId);
      if (!huddle) return missing();
      return { items: await companionsOf(db, huddle, personId, platform.now()) };
    },
    'GET /api/huddles/:huddleId/participants': async ({ viewer, params: { huddleId }, query }) => {
      const huddle = await findHuddle(db, { personId: viewer.personId }, huddleId);
      if (!huddle) return missing();
      const { row, access } = huddle;
      const flags = { showAttending: row.show_attending, showInterested: row.show_interested };
      const { group, after, limit, name = '' } = query;
      if (!mayReadRoster(access, group, flags)) return { items: [], next: null };
      const onlooker = { id: viewer.personId, hosts: access === 'HOST' };
      const rows = await listParticipants(db, onlooker, huddleId, { group, name, after, limit });
      const shown = rows.slice(0, limit);
      const seen = await seenByHosts(platform, viewer, huddle, shown);
      const say = sayIn(bestLocale(viewer.locale));
      return {
        items: shown.map((participant) => presentParticipant(participant, huddle, seen, say)),
        next: rows.length > limit ? (shown.at(-1)?.rank ?? null) : null,
      };
    },
    'GET /api/huddles/:huddleId/participants.csv': async ({ viewer, params: { huddleId }, reply }) => {
      const huddle = await findHuddle(db, { personId: viewer.personId }, huddleId);
      if (!huddle) return missing();
      if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
      return sendAnswerFile(platform, reply, viewer, huddle);
    },
    'PUT /api/huddles/:huddleId/participants/:personId/attendance': async (call) => {
      const { viewer, params, body, request } = call;
      const pressedAt = pressedTime(request.headers[PRESSED_AT], platform.now());
      const noted = await noteAttendance(platform, viewer, params, { ...body, pressedAt });
      return isRefusal(noted) ? noted : done('ATTENDANCE_NOTED');
    },
    'PUT /api/huddles/:huddleId/attendance': async ({ viewer, params: { huddleId } }) => {
      const actId = await markAllAsCome(platform, viewer, huddleId);
      return isRefusal(actId) ? actId : { ...done('ATTENDANCE_NOTED'), actId };
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

async function seenByHosts(
  platform: Platform,
  viewer: Viewer,
  huddle: VisibleHuddle,
  rows: readonly ParticipantRow[],
): Promise<SeenByHosts> {
  if (huddle.access !== 'HOST') return { missed: new Map(), experience: new Map() };
  const { db } = platform.database;
  const people = rows.flatMap((row) => (row.registered ? row.id : []));
  return {
    missed: await countMissed(db, lookOf(platform, viewer, huddle), people),
    experience: await experienceOf(db, huddle.row, rows, platform.now()),
  };
}

const accepted: Readonly<Record<AskedRole, HuddleConfirmation>> = {
  CO_HOST: 'CO_HOST_ACCEPTED',
  HOST: 'HOST_ACCEPTED',
};

export function hostRoutes(platform: Platform): Handlers<HostContract> {
  return {
    'PUT /api/huddles/:huddleId/host': async ({ viewer, params, body }) => {
      const outcome = await handOver(platform, viewer, params.huddleId, body.personId);
      return isRefusal(outcome) ? outcome : done('HOST_ASKED');
    },
    'POST /api/huddles/:huddleId/invitations': async ({ viewer, params, body }) => {
      const people = await inviteToHuddle(platform, viewer, params.huddleId, body.personIds);
      return isRefusal(people) ? people : done('PEOPLE_INVITED', { people });
    },
    'PUT /api/huddles/:huddleId/host-request': async ({ viewer, params, body }) => {
      const outcome = await answerHostRequest(platform, viewer, params.huddleId, body.accept);
      if (isRefusal(outcome)) return outcome;
      if (outcome.waits) return done('HOST_WAITS');
      return done(body.accept ? accepted[outcome.role] : 'HOST_DECLINED');
    },
    'DELETE /api/huddles/:huddleId/host-role': async ({ viewer, params }) => {
      const outcome = await layDownRole(platform, viewer, params.huddleId);
      return isRefusal(outcome) ? outcome : done('CO_HOST_LEFT');
    },
  };
}
