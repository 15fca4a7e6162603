import { sql } from 'kysely';
import { isUnknownSql } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CaseId, PersonId, ReportId } from '#platform/shared/ids.ts';
import type { Reporter } from '../rules/weight.ts';

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

/** More than these change nothing about the order. */
const MAX_WEIGHED = 200;
/** Days in which an account that came to no outing is new, whatever the limits of newcomers. */
const NEW_DAYS = 14;

/** Who reported a case that is open, the last of them, and how their reports before were decided. */
export async function reportersOfCase(tx: Tx, id: CaseId, now: Date): Promise<Reporter[]> {
  const since = new Date(now.getTime() - NEW_DAYS * DAY_MS);
  const found = await sql<Reporter>`
    select p.created_at as "joinedAt", ${isUnknownSql(since)} as "isNew",
      (select count(*)::int from reports u where u.reporter_id = p.id and u.state = 'UPHELD') as upheld,
      (select count(*)::int from reports d where d.reporter_id = p.id and d.state = 'DISMISSED') as dismissed
    from (select r.reporter_id from reports r where r.case_id = ${id} order by r.id desc limit ${MAX_WEIGHED}) r
    join people p on p.id = r.reporter_id`.execute(tx);
  return found.rows;
}
