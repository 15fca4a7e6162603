import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { mailboxKey } from '#platform/server/mail/mailbox-key.ts';
import type { CaseId, PersonId, ReportId, VisitorReportId } from '#platform/shared/ids.ts';
import type { VisitorReportRow } from './store.ts';

/** Whose proved address it is. */
export async function holderOf(db: DbOrTx, email: string): Promise<PersonId | null> {
  const { rows } = await sql<{ id: PersonId }>`select id from people
    where email = ${email} and email_verified and deleted_at is null`.execute(db);
  return rows[0]?.id ?? null;
}

/** The proved address of somebody. */
export async function addressOf(db: DbOrTx, personId: PersonId): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`select email from people
    where id = ${personId} and email_verified and deleted_at is null`.execute(db);
  return rows[0]?.email ?? null;
}

type About = Pick<VisitorReportRow, 'id' | 'object_type' | 'object_id'>;

/** Whether somebody has reported this thing with their account, and nobody has decided yet; their next report waits for this one. */
export async function hasOpenReport(tx: Tx, reporterId: PersonId, about: About): Promise<boolean> {
  const { rows } = await sql`select from reports where ${openBy(reporterId, about)} limit 1`.execute(tx);
  return rows.length > 0;
}

/** That report is what the mail is about from now on; false where another mail has it. */
export async function joinOpenReport(tx: Tx, reporterId: PersonId, about: About): Promise<boolean> {
  const { numAffectedRows } = await sql`update reports set visitor_id = ${about.id}
    where ${openBy(reporterId, about)} and visitor_id is null`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

const openBy = (reporterId: PersonId, { object_type, object_id }: About) =>
  sql`reporter_id = ${reporterId} and object_type = ${object_type} and object_id = ${object_id} and state = 'OPEN'`;

interface Earlier {
  readonly id: ReportId;
  readonly caseId: CaseId;
  readonly isOpen: boolean;
  /** What the account itself has reported of the same thing, and nobody has decided yet. */
  readonly own: ReportId | null;
}

/** What was sent from an address before it was an account's is that account's now; answers the cases that wait. */
export async function linkEarlier(tx: Tx, personId: PersonId, email: string): Promise<CaseId[]> {
  const { rows } = await sql<Earlier>`select r.id, r.case_id as "caseId", r.state = 'OPEN' as "isOpen",
      (select o.id from reports o where o.reporter_id = ${personId} and o.object_type = r.object_type
        and o.object_id = r.object_id and o.state = 'OPEN' and r.state = 'OPEN') as own
    from visitor_reports v join reports r on r.visitor_id = v.id
    where v.mailbox = ${mailboxKey(email)} and v.email::citext = ${email} and r.reporter_id is null order by r.id`.execute(
    tx,
  );
  for (const row of rows) {
    if (row.own) await merge(tx, row.id, row.own);
    else
      await sql`update reports set reporter_id = ${personId}, as_visitor = true where id = ${row.id}`.execute(
        tx,
      );
  }
  return rows.filter(({ isOpen }) => isOpen).map(({ caseId }) => caseId);
}

const MAX_WORDS = 2_000;

/** Two reports of one thing by one person are one, with the words of both. */
async function merge(tx: Tx, mailed: ReportId, own: ReportId): Promise<void> {
  await sql`update reports o set visitor_id = coalesce(o.visitor_id, m.visitor_id),
      body = left(trim(o.body || E'\\n\\n' || m.body), ${MAX_WORDS})
    from reports m where o.id = ${own} and m.id = ${mailed}`.execute(tx);
  await sql`with gone as (delete from reports where id = ${mailed} returning case_id)
    update moderation_cases set reports = reports - 1 where id in (select case_id from gone)`.execute(tx);
}

/** A report of an account outlives the address that it was sent from. */
export async function letGo(db: DbOrTx, ids: readonly VisitorReportId[]): Promise<void> {
  await sql`update reports set visitor_id = null
    where visitor_id = any(${[...ids]}::uuid[]) and reporter_id is not null`.execute(db);
}
