import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { CaseId, CommunityId, DecisionId, PersonId } from '#platform/shared/ids.ts';
import type { Act } from '../../rules/decisions.ts';
import type { Reason } from '../../rules/reports.ts';

export async function saveClaim(
  tx: Tx,
  id: CaseId,
  claim: { readonly by: PersonId; readonly until: Date } | null,
): Promise<void> {
  await sql`update moderation_cases set claimed_by = ${claim?.by ?? null}, claimed_until = ${claim?.until ?? null}
    where id = ${id}`.execute(tx);
}

export interface NewDecision {
  readonly id: DecisionId;
  readonly caseId: CaseId;
  readonly subjectId: PersonId | null;
  /** The community in whose name it was decided; null of a moderator. */
  readonly communityId: CommunityId | null;
  readonly deciderId: PersonId;
  readonly at: Date;
  readonly acts: readonly Act[];
  readonly days: number | null;
  readonly reason: Reason;
  readonly words: string;
  /** The mail as it is sent. */
  readonly notice: string | null;
}

/** Closes the case and its reports with what was decided. */
export async function saveDecision(tx: Tx, one: NewDecision): Promise<void> {
  const state = one.acts.includes('NONE') ? 'DISMISSED' : 'UPHELD';
  await sql`insert into moderation_decisions (id, case_id, subject_id, decided_by, at, acts, days, reason, words, notice,
      by_community)
    values (${one.id}, ${one.caseId}, ${one.subjectId}, ${one.deciderId}, ${one.at}, ${one.acts}::text[], ${one.days},
      ${one.reason}, ${one.words}, ${one.notice}, ${one.communityId !== null})`.execute(tx);
  await sql`update moderation_cases set state = 'DECIDED', claimed_by = null, claimed_until = null
    where id = ${one.caseId}`.execute(tx);
  await sql`update reports set state = ${state}, decided_at = ${one.at}, decided_by = ${one.deciderId}
    where case_id = ${one.caseId} and state = 'OPEN'`.execute(tx);
}

export async function saveAppeal(tx: Tx, id: DecisionId, words: string, at: Date): Promise<void> {
  await sql`update moderation_decisions set appeal = 'OPEN', appeal_words = ${words}, appealed_at = ${at}
    where id = ${id}`.execute(tx);
}

export interface Answer {
  readonly id: DecisionId;
  readonly granted: boolean;
  readonly words: string;
  /** Null for an operator. */
  readonly by: PersonId | null;
  readonly at: Date;
}

export async function saveAnswer(tx: Tx, { id, granted, words, by, at }: Answer): Promise<void> {
  await sql`update moderation_decisions set appeal = ${granted ? 'GRANTED' : 'REFUSED'}, answer_words = ${words},
    answered_by = ${by}, answered_at = ${at} where id = ${id}`.execute(tx);
}

export interface LogLine {
  readonly at: Date;
  readonly act: 'DECIDED' | 'APPEALED' | 'APPEAL_GRANTED' | 'APPEAL_REFUSED' | 'TAKEN_BACK';
  readonly caseId: CaseId;
  readonly decisionId: DecisionId;
  /** A person, or an operator by name. */
  readonly actor: string;
  readonly subjectId: PersonId | null;
  readonly detail: object;
}

/** The log cannot be changed: the database refuses it. */
export async function logModeration(tx: Tx, line: LogLine): Promise<void> {
  await sql`insert into moderation_log (id, at, act, case_id, decision_id, actor, subject_id, detail)
    values (${newId()}, ${line.at}, ${line.act}, ${line.caseId}, ${line.decisionId}, ${line.actor}, ${line.subjectId},
      ${JSON.stringify(line.detail)})`.execute(tx);
}
