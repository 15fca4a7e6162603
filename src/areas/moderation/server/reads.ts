import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { PersonId, ReportId } from '#platform/shared/ids.ts';

export interface ReportPage {
  readonly after?: ReportId | undefined;
  readonly limit: number;
}

const DAY_MS = 24 * 3_600_000;

/** What decides whether somebody may report one more thing; their next report waits for this one. */
export async function reportsOf(tx: Tx, reporterId: PersonId, objectId: string, now: Date) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${reporterId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('reports')
    .select((eb) => [
      eb.fn
        .countAll<number>()
        .filterWhere('created_at', '>', new Date(now.getTime() - DAY_MS))
        .as('today'),
      eb.fn
        .countAll<number>()
        .filterWhere(eb.and([eb('object_id', '=', objectId), eb('state', '=', 'OPEN')]))
        .as('open'),
    ])
    .where('reporter_id', '=', reporterId)
    .executeTakeFirstOrThrow();
  return { today: Number(row.today), alreadyOpen: Number(row.open) > 0 };
}

/** What one person has reported, newest first. */
export async function listOwn(db: DbOrTx, reporterId: PersonId, page: ReportPage) {
  let query = db
    .selectFrom('reports')
    .select(['id', 'object_type', 'object_id', 'object_name', 'state', 'created_at'])
    .where('reporter_id', '=', reporterId)
    .orderBy('id', 'desc')
    .limit(page.limit + 1);
  if (page.after) query = query.where('id', '<', page.after);
  return query.execute();
}
