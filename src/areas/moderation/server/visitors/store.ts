import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { DecisionId, ObjectId, PersonId, ReportId, VisitorReportId } from '#platform/shared/ids.ts';
import type { Reason } from '../../rules/reports.ts';
import { KEPT_DAYS, PROOF_DAYS, type ReportableByVisitors } from '../../rules/visitor-reports.ts';
import { isImpartial } from '../cases/access.sql.ts';
import { letGo } from './link.sql.ts';

export interface VisitorReportRow {
  readonly id: VisitorReportId;
  readonly email: string;
  readonly mailbox: string;
  readonly locale: string;
  readonly token: string;
  readonly object_type: ReportableByVisitors;
  readonly object_id: ObjectId;
  readonly object_name: string;
  readonly reason: Reason;
  readonly body: string;
  readonly asked_at: Date;
  readonly confirmed_at: Date | null;
}

const columns = sql`v.id, v.email, v.mailbox, v.locale, v.token, v.object_type, v.object_id, v.object_name, v.reason,
  v.body, v.asked_at, v.confirmed_at`;

/** What the same mailbox asks or presses waits for this. */
export async function lockMailbox(tx: Tx, mailbox: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visitor reports ${mailbox}`}, 0))`.execute(tx);
}

/** How many a mailbox has reported since, and whether its report of this thing waits for moderators. */
export async function reportedBy(
  tx: Tx,
  { mailbox, object_id }: Pick<VisitorReportRow, 'mailbox' | 'object_id'>,
  since: Date,
): Promise<{ readonly recent: number; readonly open: VisitorReportRow | undefined }> {
  const { rows } = await sql<VisitorReportRow & { readonly recent: number }>`
    select ${columns}, (select count(*)::int from visitor_reports w
      where w.mailbox = ${mailbox} and w.asked_at > ${since}) as recent
    from (select) one left join visitor_reports v on v.mailbox = ${mailbox} and v.object_id = ${object_id}
      and exists (select from reports r where r.visitor_id = v.id and r.state = 'OPEN') limit 1`.execute(tx);
  const [row] = rows;
  return { recent: row?.recent ?? 0, open: row?.id ? row : undefined };
}

/** Keeps what somebody typed; who asks again about the same thing before the press keeps the link. */
export async function saveAsked(
  tx: Tx,
  asked: Omit<VisitorReportRow, 'confirmed_at'>,
): Promise<VisitorReportRow> {
  const { email, locale, object_name, reason, body, asked_at } = asked;
  const row = await tx
    .insertInto('visitor_reports')
    .values(asked)
    .onConflict((conflict) =>
      conflict
        .columns(['mailbox', 'object_type', 'object_id'])
        .where('confirmed_at', 'is', null)
        .doUpdateSet({ email, locale, object_name, reason, body, asked_at }),
    )
    .returning('token')
    .executeTakeFirstOrThrow();
  return { ...asked, token: row.token, confirmed_at: null };
}

export async function findByToken(db: DbOrTx, token: string): Promise<VisitorReportRow | undefined> {
  const { rows } = await sql<VisitorReportRow>`select ${columns} from visitor_reports v
    where v.token = ${token}`.execute(db);
  return rows[0];
}

/** Its words stand in the report from now on. */
export async function saveConfirmed(tx: Tx, id: VisitorReportId, at: Date): Promise<void> {
  await sql`update visitor_reports set confirmed_at = ${at}, object_name = '', body = '' where id = ${id}`.execute(
    tx,
  );
}

export async function removeVisitorReport(tx: Tx, id: VisitorReportId): Promise<void> {
  await tx.deleteFrom('visitor_reports').where('id', '=', id).execute();
}

export interface LastReport {
  readonly state: 'OPEN' | 'UPHELD' | 'DISMISSED';
  readonly isReversed: boolean;
  readonly decidedAt: Date | null;
  readonly name: string;
  /** How many there are of it: the second is an objection. */
  readonly reports: number;
}

/** How the last report of it stands; undefined before the press. */
export async function lastReportOf(db: DbOrTx, id: VisitorReportId): Promise<LastReport | undefined> {
  const { rows } = await sql<LastReport>`
    select r.state, r.decided_at as "decidedAt", r.object_name as name,
      exists (select from moderation_decisions d where d.case_id = r.case_id and d.appeal = 'GRANTED') as "isReversed",
      (select count(*)::int from reports q where q.visitor_id = r.visitor_id) as reports
    from reports r where r.visitor_id = ${id} order by r.id desc limit 1`.execute(db);
  return rows[0];
}

export interface ToTell extends Pick<VisitorReportRow, 'id' | 'email' | 'locale' | 'token' | 'object_name'> {
  /** They have asked for another look at an earlier decision. */
  readonly objected: boolean;
}

/** Who without an account reported what was decided; a page after one of them. */
export async function visitorsToTell(
  db: DbOrTx,
  decisionId: DecisionId,
  after: VisitorReportId | null,
  limit: number,
): Promise<readonly ToTell[]> {
  const { rows } = await sql<ToTell>`
    select v.id, v.email, v.locale, v.token, c.object_name,
      (select count(*) from reports q where q.visitor_id = v.id) > 1 as objected
    from moderation_decisions d join moderation_cases c on c.id = d.case_id
      join visitor_reports v on v.id in (select r.visitor_id from reports r where r.case_id = c.id)
    where d.id = ${decisionId} ${after ? sql`and v.id > ${after}` : sql``}
    order by v.id limit ${limit}`.execute(db);
  return rows;
}

/** The address behind a report, for a moderator who may decide about it. */
export async function addressOfReport(
  db: DbOrTx,
  moderatorId: PersonId,
  id: ReportId,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`select v.email from reports r
      join visitor_reports v on v.id = r.visitor_id join moderation_cases c on c.id = r.case_id
    where r.id = ${id} and ${isImpartial(sql`${moderatorId}::uuid`)}`.execute(db);
  return rows[0]?.email;
}

/**
 * Addresses go a week after nobody pressed, and half a year after the last decision, and the reports with them, but for
 * those of accounts.
 */
export async function purgeVisitorReports(db: DbOrTx, now: Date): Promise<void> {
  const before = (days: number) => sql`${now}::timestamptz - ${days} * interval '1 day'`;
  await sql`delete from visitor_reports v where v.confirmed_at is null
    and v.asked_at < ${before(PROOF_DAYS)}`.execute(db);
  const { rows } = await sql<{ id: VisitorReportId }>`select v.id from visitor_reports v
    where v.confirmed_at < ${before(KEPT_DAYS)} and not exists (select from reports r where r.visitor_id = v.id
      and (r.state = 'OPEN' or r.decided_at >= ${before(KEPT_DAYS)}))`.execute(db);
  const ids = rows.map(({ id }) => id);
  await letGo(db, ids);
  await sql`delete from visitor_reports where id = any(${ids}::uuid[])`.execute(db);
}
