import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type {
  CaseId,
  CommunityId,
  EventId,
  PersonId,
  ReportId,
  VisitorReportId,
} from '#platform/shared/ids.ts';
import type { HeldFor } from '../rules/held.ts';
import type { Reason, Reportable } from '../rules/reports.ts';
import type { Weight } from '../rules/weight.ts';

/** Who reports: somebody with an account, or without one, whose address may all the same be that of an account. */
export type From =
  | { readonly reporterId: PersonId; readonly visitorId?: undefined }
  | { readonly reporterId: PersonId | null; readonly visitorId: VisitorReportId };

export interface NewReport {
  readonly id: ReportId;
  readonly from: From;
  readonly objectType: Reportable;
  readonly objectId: string;
  readonly objectName: string;
  /** What it says now. */
  readonly words: string;
  readonly reason: Reason;
  readonly text: string;
  readonly at: Date;
  /** What it belongs to. */
  readonly communityId: CommunityId | null;
}

/** Keeps a report in the open case of its object, or in a new one, which belongs where the object does. */
export async function insertReport(tx: Tx, caseId: CaseId, report: NewReport): Promise<CaseId> {
  const opened = await sql<{ id: CaseId }>`
    insert into moderation_cases (id, object_type, object_id, object_name, opened_at, reports, community_id)
    values (${caseId}, ${report.objectType}, ${report.objectId}, ${report.objectName}, ${report.at}, 1,
      ${report.communityId})
    on conflict (object_type, object_id) where state = 'OPEN'
    do update set version = moderation_cases.version + 1, reports = moderation_cases.reports + 1 returning id`.execute(
    tx,
  );
  const id = opened.rows[0]?.id ?? caseId;
  await tx
    .insertInto('reports')
    .values({
      id: report.id,
      case_id: id,
      reporter_id: report.from.reporterId,
      visitor_id: report.from.visitorId ?? null,
      as_visitor: report.from.visitorId !== undefined && report.from.reporterId !== null,
      object_type: report.objectType,
      object_id: report.objectId,
      object_name: report.objectName,
      words: report.words,
      reason: report.reason,
      body: report.text,
      created_at: report.at,
    })
    .execute();
  return id;
}

export async function saveWeight(tx: Tx, id: CaseId, { weight, voices, doubts }: Weight): Promise<void> {
  await sql`update moderation_cases set weight = ${weight}, voices = ${voices}, doubts = ${doubts}::text[]
    where id = ${id}`.execute(tx);
}

/** Moderators have the case from then on at the latest. */
export async function saveModeratorsAt(tx: Tx, id: CaseId, from: Date): Promise<void> {
  await sql`update moderation_cases set moderators_at = least(moderators_at, ${from}) where id = ${id}`.execute(
    tx,
  );
}

export interface NewHeld extends Pick<NewReport, 'objectType' | 'objectId' | 'objectName' | 'words' | 'at'> {
  /** Whose it is. */
  readonly personId: PersonId;
  readonly eventId: EventId;
  readonly why: HeldFor;
  readonly count: number | null;
}

/** Opens a case of what is held back, or adds that to the open one of the same thing; once for an event. */
export async function openHeld(tx: Tx, caseId: CaseId, held: NewHeld): Promise<void> {
  const { objectType, objectId, objectName, words, personId, eventId, why, count, at } = held;
  await sql`
    insert into moderation_cases (id, object_type, object_id, object_name, opened_at, held_for, held_words, held_from,
      held_count, held_event)
    select ${caseId}, ${objectType}, ${objectId}, ${objectName}, ${at}, ${why}, ${words}, ${personId}, ${count},
      ${eventId}
    where not exists (select 1 from moderation_cases where held_event = ${eventId})
    on conflict (object_type, object_id) where state = 'OPEN' do update set held_for = excluded.held_for,
      held_words = excluded.held_words, held_from = excluded.held_from,
      held_event = excluded.held_event, version = moderation_cases.version + 1,
      held_count = coalesce(moderation_cases.held_count, 0) + excluded.held_count`.execute(tx);
}
