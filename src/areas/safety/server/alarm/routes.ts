import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { AlarmContract } from '../../contract/alarm.ts';
import { done } from '../../messages.ts';
import { announcePlan } from '../plans/change-plan.ts';
import type { PlanRow } from '../plans/reads.ts';
import { othersSeenAt, planByToken } from './reads.ts';
import { reportOf } from './report.ts';
import { saveSeen } from './writes.ts';

/** What an emergency contact reads and says (SAFE-1). */
export function alarmRoutes(platform: Platform): Handlers<AlarmContract> {
  const { db } = platform.database;
  return {
    'GET /api/public/return-plans/:token': async ({ params: { token } }) => {
      const found = await planByToken(db, token);
      if (!found) return missing();
      const { plan, contactOwner, seenAt } = found;
      const { name } = plan;
      if (plan.ended_at) return { name, over: true, report: null, later: null };
      if (plan.reached !== 'CONTACTS') return { name, over: false, report: null, later: laterOf(plan) };
      const others = await othersSeenAt(db, { planId: plan.id, token });
      const facts = await reportOf(db, plan, contactOwner);
      const seen = { seenAt: seenAt?.toISOString() ?? null, othersSeenAt: others?.toISOString() ?? null };
      return { name, over: false, report: { ...facts, ...seen }, later: null };
    },
    'PUT /api/public/return-plans/:token/seen': async ({ params: { token } }) => {
      const seen = await seeTo(platform, token);
      return isRefusal(seen) ? seen : done('SEEN_TO');
    },
  };
}

const laterOf = ({ expected_at, time_zone }: PlanRow) => ({
  expectedAt: expected_at.toISOString(),
  timeZone: time_zone,
});

/** A contact sees to it; the party and the other contacts read that somebody does. */
function seeTo(platform: Platform, token: string): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const found = await planByToken(tx, token);
    if (!found) return missing();
    if (found.plan.ended_at) return refuse('PLAN_ENDED');
    await saveSeen(tx, token, platform.now());
    await announcePlan(tx, found.plan);
    return 'DONE';
  });
}
