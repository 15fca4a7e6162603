import { type FaceRow, presentPersonSummary } from '#areas/person/server/public.ts';
import type { CaseLine, DecisionView, WholeCase } from '../../contract/cases.ts';
import type { Act } from '../../rules/decisions.ts';
import { decideAnswer } from '../../rules/decisions.ts';
import { mayReadReport } from '../../rules/standing.ts';
import { ONE } from '../../rules/weight.ts';
import type { Decider } from './access.sql.ts';
import type { Addressee, CaseRow, ComplaintRow, DecisionRow, OwnedDecision } from './reads.ts';

/** Admins of a community read nothing of who reported: neither names nor what their accounts are worth. */
export function presentLine(row: CaseRow, by: Decider, now: Date): CaseLine {
  const { id, object_type: type, object_id, object_name: name } = row;
  const isOutside = by.communityId !== null;
  return {
    id,
    object: { type, id: object_id, name },
    under: row.under,
    reports: row.reports,
    countsAs: isOutside ? row.reports : row.voices,
    weight: isOutside ? row.reports : row.weight / ONE,
    doubts: isOutside ? [] : [...row.doubts],
    held: row.held_for,
    openedAt: row.opened_at.toISOString(),
    claimed: presentClaim(row, by, now),
    community: row.community_id ? { id: row.community_id, name: row.community_name ?? '' } : null,
    moderatorsAt: (row.moderators_at ?? row.opened_at).toISOString(),
    withModerators: row.moderators_at === null || row.moderators_at <= now,
  };
}

/** Admins learn that a moderator looks at it, and not which. */
function presentClaim(
  { claimer, claimed_until: until, claimer_leads }: CaseRow,
  { personId, communityId }: Decider,
  now: Date,
): CaseLine['claimed'] {
  if (claimer === null || until === null || until <= now) return null;
  const isNamed = communityId === null || claimer_leads;
  return {
    by: isNamed ? presentPersonSummary(claimer) : null,
    mine: claimer.id === personId,
    until: until.toISOString(),
  };
}

interface WholeRow {
  readonly row: CaseRow;
  readonly acts: readonly Act[];
  readonly complaints: readonly ComplaintRow[];
  readonly subject: Addressee | undefined;
  readonly decisions: readonly OwnedDecision[];
  readonly history: readonly DecisionRow[];
}

export function presentCase(whole: WholeRow, by: Decider, now: Date): WholeCase {
  const { row, acts, complaints, subject, decisions, history } = whole;
  return Object.assign(presentLine(row, by, now), {
    open: row.state === 'OPEN',
    version: row.version,
    acts: [...acts],
    heldWords: row.held_words,
    heldCount: row.held_count,
    complaints: complaints.map((each) => presentComplaint(each, by)),
    subject: subject ? presentPersonSummary(subject as FaceRow) : null,
    decisions: decisions.map((each) => presentDecision(each, by)),
    history: history
      .filter(({ case_id }) => case_id !== row.id)
      .map(({ at, acts: done, reason, object_name: name }) => ({
        at: at.toISOString(),
        acts: [...done],
        reason,
        name,
      })),
  });
}

function presentComplaint(row: ComplaintRow, { communityId }: Decider): WholeCase['complaints'][number] {
  const isModerator = communityId === null;
  return {
    id: row.id,
    reporter: isModerator && row.reporter ? presentPersonSummary(row.reporter) : null,
    objects: isModerator && row.objects,
    reason: row.reason,
    text: isModerator || mayReadReport(row.reason) ? row.body : '',
    words: row.words,
    createdAt: row.created_at.toISOString(),
  };
}

/** What moderators wrote, and the appeal to them, is between them and the author. */
function presentDecision(row: OwnedDecision, by: Decider): DecisionView {
  const answerer = by.communityId ? 'COMMUNITY' : 'MODERATORS';
  const decidedBy = row.by_community ? 'COMMUNITY' : 'MODERATORS';
  const isShown = answerer === 'MODERATORS' || row.by_community;
  const answered = { appeal: row.appeal, acts: row.acts, by: decidedBy } as const;
  const answering = { isGranted: true, isOwn: row.is_own, by: answerer } as const;
  return {
    id: row.id,
    at: row.at.toISOString(),
    by: row.decider && isShown ? presentPersonSummary(row.decider) : null,
    byCommunity: row.by_community,
    acts: [...row.acts],
    days: row.days,
    reason: row.reason,
    words: isShown ? row.words : '',
    appeal: row.appeal,
    appealWords: answerer === 'MODERATORS' ? row.appeal_words : '',
    appealedAt: row.appealed_at?.toISOString() ?? null,
    answerWords: isShown ? row.answer_words : '',
    mayAnswer: decideAnswer(answered, answering) === undefined,
  };
}
