import type { Handlers } from '#platform/server/http/endpoints.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing, refuse } from '#platform/shared/decision.ts';
import type { HostActId } from '#platform/shared/ids.ts';
import type { HostActContract, HostActView } from '../../contract/host-acts.ts';
import { done } from '../../messages.ts';
import { undoEndsAt } from '../../rules/host-acts.ts';
import { changeAttendance } from '../attendance/change-attendance.ts';
import { findHuddle } from '../reads.ts';
import { actOf, type ListedAct, listActs } from './reads.ts';
import { undoAllCame } from './undo-all-came.ts';

/** What hosts do out of turn, the log of it, and undoing it (HUD-29). */
export function hostActRoutes(platform: Platform): Handlers<HostActContract> {
  const { db } = platform.database;
  return {
    'PUT /api/huddles/:huddleId/waiting-parties/:partyId/place': async ({ viewer, params, body }) => {
      const { huddleId, partyId } = params;
      const actId = newId<HostActId>();
      const party = body.unregistered ? { unregisteredId: partyId } : { personId: partyId };
      const letIn = { type: 'letIn', actor: viewer.personId, party, reason: body.reason, actId } as const;
      const outcome = await changeAttendance(platform, huddleId, letIn);
      return isRefusal(outcome) ? outcome : { ...done('LET_IN'), actId };
    },
    'PUT /api/huddles/:huddleId/waiting-parties/:partyId/position': async ({ viewer, params, body }) => {
      const { huddleId, partyId } = params;
      const party = body.unregistered ? { unregisteredId: partyId } : { personId: partyId };
      const moving = { type: 'moveInQueue', actor: viewer.personId, party, move: body.move } as const;
      const outcome = await changeAttendance(platform, huddleId, moving);
      return isRefusal(outcome) ? outcome : done('QUEUE_MOVED');
    },
    'GET /api/huddles/:huddleId/host-acts': async ({ viewer: { personId }, params: { huddleId }, query }) => {
      const huddle = await findHuddle(db, { personId }, huddleId);
      if (!huddle) return missing();
      const isHost = huddle.access === 'HOST';
      if (!isHost && !waiting.has(huddle.mine?.place ?? 'NONE')) return { items: [], next: null };
      const { after, limit } = query;
      const rows = await listActs(db, huddleId, { after, limit, reasonsOnly: !isHost });
      const shown = rows.slice(0, limit);
      return {
        items: shown.map((row) => presentAct(row, isHost)),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    'DELETE /api/huddles/:huddleId/host-acts/:actId': async ({ viewer, params }) => {
      const { huddleId, actId } = params;
      const { personId } = viewer;
      const huddle = await findHuddle(db, { personId }, huddleId);
      if (!huddle) return missing();
      if (huddle.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
      const act = await actOf(db, huddleId, actId);
      if (!act) return missing();
      const outcome =
        act.kind === 'ALL_CAME'
          ? await undoAllCame(platform, viewer, params)
          : await changeAttendance(platform, huddleId, { type: 'undo', actor: personId, act });
      return isRefusal(outcome) ? outcome : done('ACT_UNDONE');
    },
  };
}

const waiting: ReadonlySet<string> = new Set(['WAITING', 'OFFERED', 'REQUESTED']);

/** Who waits learns that somebody was let in and why, not whom. */
function presentAct({ id, kind, reason, at, undone, ...row }: ListedAct, isHost: boolean): HostActView {
  return {
    id,
    kind,
    name: isHost ? row.name : null,
    hostName: isHost ? row.hostName : null,
    reason,
    at: at.toISOString(),
    undoEndsAt: isHost && !undone ? undoEndsAt(at).toISOString() : null,
  };
}
