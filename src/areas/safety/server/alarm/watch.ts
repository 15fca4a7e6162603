import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { ReturnPlanId } from '#platform/shared/ids.ts';
import type { SafetyEvent } from '../../rules/events.ts';
import { LATE_MS, nextAt, type Stage, type Turn, turnOf } from '../../rules/stages.ts';
import { type Keys, keysOf } from '../contacts/reads.ts';
import { announcePlan } from '../plans/change-plan.ts';
import { countdownOf, type PlanRow } from '../plans/reads.ts';
import { noteWatched, saveCountdown } from '../plans/writes.ts';
import { type DuePlan, duePlans, lockDue } from './reads.ts';
import { tellContacts } from './tell-contacts.ts';

const A_PAGE = 100;

interface Watch {
  readonly now: Date;
  readonly keys: Keys;
  /** When no process looked at the plans, as far as that matters. */
  readonly away: { readonly from: Date; readonly to: Date } | null;
}

/**
 * Carries out what running plans are due for; a job of every minute. What a stage says and that it was carried out are
 * one transaction, so it happens once, whatever dies in between.
 */
export async function watchReturnPlans(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const now = platform.now();
  const before = await noteWatched(db, now);
  const isAway = before !== null && now.getTime() - before.getTime() > LATE_MS;
  const watch = { now, keys: await keysOf(db), away: isAway ? { from: before, to: now } : null };
  const faults: unknown[] = [];
  let after: DuePlan | undefined;
  do {
    const due: DuePlan[] = await duePlans(db, now, { after, limit: A_PAGE });
    // One that fails keeps none of the others waiting; it is tried again in a minute.
    for (const { id } of due)
      await carryOut(platform, watch, id).catch((error: unknown) => faults.push(error));
    after = due.length === A_PAGE ? due.at(-1) : undefined;
  } while (after);
  if (faults.length > 0) throw new AggregateError(faults, 'return plans could not be carried out');
}

async function carryOut(platform: Platform, watch: Watch, id: ReturnPlanId): Promise<void> {
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    const row = await lockDue(tx, id, watch.now);
    const turn = row && turnOf(countdownOf(row), watch.now);
    if (!row) return 'DONE';
    if (!turn) {
      await saveCountdown(tx, id, { next_at: nextAt(countdownOf(row)) });
      return 'DONE';
    }
    await saveCountdown(tx, id, {
      next_at: turn.nextAt,
      ...(turn.askLate ? { asked_late: true } : { reached: turn.stages.at(-1) ?? row.reached }),
    });
    await recordEvents(tx, watch.now, eventsOf(id, turn));
    if (turn.stages.includes('CONTACTS')) await tellOutside(platform, tx, watch, row);
    await announcePlan(tx, row);
    return 'DONE';
  });
}

function tellOutside(platform: Platform, tx: Tx, { keys, away }: Watch, plan: PlanRow): Promise<void> {
  return tellContacts(platform, tx, keys, { plan, news: 'OVERDUE', away });
}

function eventsOf(planId: ReturnPlanId, { askLate, stages }: Turn): SafetyEvent[] {
  if (askLate) return [{ type: 'safety.party-asked', planId, when: 'LATE' }];
  return stages.map((stage) => eventOf(planId, stage));
}

function eventOf(planId: ReturnPlanId, stage: Stage): SafetyEvent {
  return stage === 'HOSTS' || stage === 'CONTACTS'
    ? { type: 'safety.overdue', planId, told: stage }
    : { type: 'safety.party-asked', planId, when: stage };
}
