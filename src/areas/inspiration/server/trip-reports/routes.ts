import { findHuddle } from '#areas/huddle/server/public.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { TripReportContract } from '../../contract/trip-reports.ts';
import { done } from '../../messages.ts';
import { cellOfRow, dayOf, findOuting, whyNotYet } from './outing.ts';
import { conditionsAt, findLookBack, findReport, type LookBack } from './reads.ts';
import { reportTrip } from './report-trip.ts';
import { saveLookBack } from './writes.ts';

export function tripReportRoutes(platform: Platform): Handlers<TripReportContract> {
  const { db } = platform.database;
  return {
    'GET /api/huddles/:huddleId/look-back': async ({ viewer: { personId }, params: { huddleId } }) => {
      const outing = await findOuting(db, personId, huddleId);
      if (isRefusal(outing)) return outing;
      const mine = (await findLookBack(db, huddleId, personId)) ?? null;
      const report = await findReport(db, huddleId, personId);
      if (!report) return { mine, report: null };
      const { id, conditions, note } = report;
      return { mine, report: { id, conditions, note } };
    },
    'PUT /api/huddles/:huddleId/look-back': async ({ viewer, params: { huddleId }, body }) => {
      const said = await lookBack(platform, viewer, huddleId, body);
      return isRefusal(said) ? said : done('LOOKED_BACK');
    },
    'PUT /api/huddles/:huddleId/trip-report': async ({ viewer, params: { huddleId }, body }) => {
      const id = await reportTrip(platform, viewer, huddleId, body);
      return isRefusal(id) ? id : { ...done('TRIP_REPORTED'), id };
    },
    'GET /api/huddles/:huddleId/conditions': async ({ viewer: { personId }, params: { huddleId } }) => {
      const huddle = await findHuddle(db, { personId }, huddleId);
      if (!huddle || huddle.access === 'LINK') return missing();
      const { row } = huddle;
      const spot = { huddleId, cell: cellOfRow(row), trailUrl: row.external_trail_url };
      return { items: await conditionsAt(db, personId, spot, dayOf(platform.now(), row)) };
    },
  };
}

function lookBack(
  platform: Platform,
  { personId }: Viewer,
  huddleId: HuddleId,
  said: LookBack,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const outing = await findOuting(tx, personId, huddleId);
    if (isRefusal(outing)) return outing;
    const refused = whyNotYet(outing, platform.now());
    if (refused) return refused;
    await saveLookBack(tx, { ...said, huddleId, personId });
    return 'DONE';
  });
}
