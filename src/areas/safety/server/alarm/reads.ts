import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, ReturnPlanId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { PlanRow } from '../plans/reads.ts';

/** Where an outing begins. */
export async function placeOfHuddle(db: DbOrTx, id: HuddleId): Promise<PlaceValue | null> {
  const row = await db
    .selectFrom('huddles')
    .select(['meeting_point', 'venue'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.meeting_point ?? row?.venue ?? null;
}

export interface DuePlan {
  readonly id: ReturnPlanId;
  readonly next_at: Date;
}

/** Plans for which there is something to do, the longest overdue first; a page after one of them. */
export async function duePlans(
  db: DbOrTx,
  now: Date,
  { after, limit }: { readonly after: DuePlan | undefined; readonly limit: number },
): Promise<DuePlan[]> {
  const { rows } = await sql<DuePlan>`select id, next_at from return_plans
    where next_at is not null and next_at <= ${now}
      ${after ? sql`and (next_at, id) > (${after.next_at}, ${after.id}::uuid)` : sql``}
    order by next_at, id limit ${limit}`.execute(db);
  return rows;
}

/** One of them, locked; undefined where another process has it, or it is due for nothing any more. */
export function lockDue(tx: Tx, id: ReturnPlanId, now: Date): Promise<PlanRow | undefined> {
  return tx
    .selectFrom('return_plans')
    .selectAll()
    .where('id', '=', id)
    .where('next_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The plan of the page that a contact reads. */
export async function planByToken(db: DbOrTx, token: string) {
  const row = await db
    .selectFrom('return_plan_contacts as pc')
    .innerJoin('emergency_contacts as c', 'c.id', 'pc.contact_id')
    .select(['pc.plan_id', 'pc.seen_at', 'c.person_id'])
    .where('pc.token', '=', token)
    .executeTakeFirst();
  if (!row) return undefined;
  const plan = await db
    .selectFrom('return_plans')
    .selectAll()
    .where('id', '=', row.plan_id)
    .executeTakeFirst();
  return plan && { plan, contactOwner: row.person_id, seenAt: row.seen_at };
}

/** When another contact of the plan said that they see to it, the latest. */
export async function othersSeenAt(
  db: DbOrTx,
  { planId, token }: { readonly planId: ReturnPlanId; readonly token: string },
): Promise<Date | null> {
  const row = await db
    .selectFrom('return_plan_contacts')
    .select(({ fn }) => fn.max('seen_at').as('latest'))
    .where('plan_id', '=', planId)
    .where('token', '<>', token)
    .executeTakeFirst();
  return row?.latest ?? null;
}
