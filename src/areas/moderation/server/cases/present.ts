import { type FaceRow, presentPersonSummary } from '#areas/person/server/public.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { CaseLine, DecisionView, WholeCase } from '../../contract/cases.ts';
import { actsFor, decideAnswer } from '../../rules/decisions.ts';
import { ONE } from '../../rules/weight.ts';
import type { Addressee, CaseRow, ComplaintRow, DecisionRow } from './reads.ts';

export function presentLine(row: CaseRow, moderatorId: PersonId, now: Date): CaseLine {
  const { id, object_type: type, object_id, object_name: name, claimer, claimed_until: until } = row;
  const isClaimed = claimer !== null && until !== null && until > now;
  return {
    id,
    object: { type, id: object_id, name },
    reports: row.reports,
    countsAs: row.voices,
    weight: row.weight / ONE,
    doubts: [...row.doubts],
    held: row.held_for,
    openedAt: row.opened_at.toISOString(),
    claimed: isClaimed
      ? {
          by: presentPersonSummary(claimer),
          mine: claimer.id === moderatorId,
          until: until.toISOString(),
        }
      : null,
  };
}

interface WholeRow {
  readonly row: CaseRow;
  readonly complaints: readonly ComplaintRow[];
  readonly subject: Addressee | undefined;
  readonly decisions: readonly DecisionRow[];
  readonly history: readonly DecisionRow[];
}

export function presentCase(whole: WholeRow, moderatorId: PersonId, now: Date): WholeCase {
  const { row, complaints, subject, decisions, history } = whole;
  return Object.assign(presentLine(row, moderatorId, now), {
    open: row.state === 'OPEN',
    version: row.version,
    acts: [...actsFor(row.object_type, row.held_for !== null)],
    heldWords: row.held_words,
    heldCount: row.held_count,
    complaints: complaints.map((each) => ({
      id: each.id,
      reporter: each.reporter && presentPersonSummary(each.reporter),
      objects: each.objects,
      reason: each.reason,
      text: each.body,
      words: each.words,
      createdAt: each.created_at.toISOString(),
    })),
    subject: subject ? presentPersonSummary(subject as FaceRow) : null,
    decisions: decisions.map((each) => presentDecision(each, moderatorId)),
    history: history
      .filter(({ case_id }) => case_id !== row.id)
      .map(({ at, acts, reason, object_name: name }) => ({
        at: at.toISOString(),
        acts: [...acts],
        reason,
        name,
      })),
  });
}

function presentDecision(row: DecisionRow, moderatorId: PersonId): DecisionView {
  const isOwn = row.decided_by === moderatorId;
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: row.decider ? presentPersonSummary(row.decider) : null,
    acts: [...row.acts],
    days: row.days,
    reason: row.reason,
    words: row.words,
    appeal: row.appeal,
    appealWords: row.appeal_words,
    appealedAt: row.appealed_at?.toISOString() ?? null,
    answerWords: row.answer_words,
    mayAnswer: decideAnswer(row, { isGranted: true, isOwn }) === undefined,
  };
}
