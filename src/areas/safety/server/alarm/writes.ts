import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { ReturnPlanId } from '#platform/shared/ids.ts';

/** The plan that a contact sees to from now on, or has seen to before. */
export async function saveSeen(tx: Tx, token: string, now: Date): Promise<ReturnPlanId | undefined> {
  const saved = await tx
    .updateTable('return_plan_contacts')
    .set({ seen_at: sql<Date>`coalesce(seen_at, ${now})` })
    .where('token', '=', token)
    .returning('plan_id')
    .executeTakeFirst();
  return saved?.plan_id;
}
