import { type RawBuilder, sql } from 'kysely';
import { isUnknownSql } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CaseId, PersonId, ReportId } from '#platform/shared/ids.ts';
import type { Reporter } from '../rules/weight.ts';

export interface ReportPage {
  readonly after?: ReportId | undefined;
  readonly limit: number;
}

const DAY_MS = 24 * 3_600_000;

/** What the same person reports, or has reported without their account, waits for this. */
export async function lockReports(tx: Tx, reporterId: PersonId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${reporterId}`}, 0))`.execute(tx);
}

/** What decides whether somebody may report one more thing; their next report waits for this one. */
export async function reportsOf(tx: Tx, reporterId: PersonId, objectId: string, now: Date) {
  await lockReports(tx, reporterId);
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

/** In how many cases a report of the same person, or of the same mailbox, was decided so. */
const decidedOf = (state: RawBuilder<unknown>) => sql`case when v.id is null
    then (select count(distinct u.case_id)::int from reports u where u.reporter_id = p.id and u.state = ${state})
    else (select count(distinct u.case_id)::int from visitor_reports w join reports u on u.visitor_id = w.id
      where w.mailbox = v.mailbox and u.state = ${state}) end`;

/** Who reported a case that is open, the last of them, each of them once, and how their reports before were decided. */
export async function reportersOfCase(tx: Tx, id: CaseId, now: Date): Promise<Reporter[]> {
  const since = new Date(now.getTime() - NEW_DAYS * DAY_MS);
  const found = await sql<Reporter>`
    select coalesce(p.created_at, v.asked_at) as "joinedAt", v.id is not null as "isVisitor",
      (v.id is not null or ${isUnknownSql(since)}) as "isNew",
      ${decidedOf(sql`'UPHELD'`)} as upheld, ${decidedOf(sql`'DISMISSED'`)} as dismissed
    from (select distinct l.reporter_id, case when l.reporter_id is null then l.visitor_id end as visitor_id
      from (select r.reporter_id, r.visitor_id from reports r where r.case_id = ${id} order by r.id desc
        limit ${MAX_WEIGHED}) l) r
    left join people p on p.id = r.reporter_id left join visitor_reports v on v.id = r.visitor_id`.execute(
    tx,
  );
  return found.rows;
}
