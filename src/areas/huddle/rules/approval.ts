import type { CommunityRole } from '#areas/community/rules/state.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { Activity } from './activity.ts';
import { changesThatMatter, type Schedule } from './changes.ts';
import type { Status } from './state.ts';

/** Where an outing stands in a club that approves its outings (C15). */
export const stages = [
  'DRAFT',
  'REVIEW',
  'DECLINED',
  'APPROVED',
  'PUBLISHED',
  /** Published, while a change of it waits. */
  'CHANGING',
  'CANCELLED',
] as const;
export type Stage = (typeof stages)[number];

/** EDIT leaves alone what safety hangs on, CHANGE does not. */
export const steps = [
  'PROPOSE',
  'PUBLISH',
  'APPROVE',
  'DECLINE',
  'WITHDRAW',
  'EDIT',
  'CHANGE',
  'CANCEL',
  'RETURN',
  'REDRAFT',
] as const;
export type Step = (typeof steps)[number];

export type ApprovalRefusal = Extract<
  HuddleRefusal,
  | 'NEEDS_A_YES'
  | 'NO_PROPOSAL'
  | 'NOT_A_DRAFT'
  | 'HUDDLE_NOT_PUBLISHED'
  | 'HUDDLE_CANCELLED'
  | 'NOT_CANCELLED'
>;

const hidden = { CANCEL: 'HUDDLE_NOT_PUBLISHED', RETURN: 'NOT_CANCELLED', REDRAFT: 'NOT_CANCELLED' } as const;
const unasked = { APPROVE: 'NO_PROPOSAL', DECLINE: 'NO_PROPOSAL', WITHDRAW: 'NO_PROPOSAL' } as const;
const shown = { PROPOSE: 'NOT_A_DRAFT', PUBLISH: 'NOT_A_DRAFT' } as const;
const live = { CANCEL: 'CANCELLED', RETURN: 'NOT_CANCELLED', REDRAFT: 'NOT_CANCELLED' } as const;

/** Each step from each stage, of somebody whose outings need a yes: where it leads, or why not. */
const arrows: Readonly<Record<Stage, Readonly<Record<Step, Stage | ApprovalRefusal>>>> = {
  DRAFT: { PROPOSE: 'REVIEW', PUBLISH: 'NEEDS_A_YES', EDIT: 'DRAFT', CHANGE: 'DRAFT', ...unasked, ...hidden },
  REVIEW: {
    PROPOSE: 'REVIEW',
    PUBLISH: 'NEEDS_A_YES',
    APPROVE: 'APPROVED',
    DECLINE: 'DECLINED',
    WITHDRAW: 'DRAFT',
    EDIT: 'REVIEW',
    CHANGE: 'REVIEW',
    ...hidden,
  },
  DECLINED: {
    PROPOSE: 'REVIEW',
    PUBLISH: 'NEEDS_A_YES',
    EDIT: 'DECLINED',
    CHANGE: 'DECLINED',
    ...unasked,
    ...hidden,
  },
  APPROVED: {
    PROPOSE: 'REVIEW',
    PUBLISH: 'PUBLISHED',
    EDIT: 'APPROVED',
    CHANGE: 'DRAFT',
    ...unasked,
    ...hidden,
  },
  PUBLISHED: { EDIT: 'PUBLISHED', CHANGE: 'CHANGING', ...shown, ...unasked, ...live },
  CHANGING: {
    EDIT: 'CHANGING',
    CHANGE: 'CHANGING',
    APPROVE: 'PUBLISHED',
    DECLINE: 'PUBLISHED',
    WITHDRAW: 'PUBLISHED',
    ...shown,
    ...live,
  },
  CANCELLED: {
    EDIT: 'HUDDLE_CANCELLED',
    CHANGE: 'HUDDLE_CANCELLED',
    CANCEL: 'HUDDLE_CANCELLED',
    RETURN: 'PUBLISHED',
    REDRAFT: 'DRAFT',
    ...shown,
    ...unasked,
  },
};

const drafts: ReadonlySet<Stage> = new Set<Stage>(['DRAFT', 'REVIEW', 'DECLINED', 'APPROVED']);

/** What a step leads to; `alone` takes it somebody whose outings need nobody else's yes. */
export function stepFrom(stage: Stage, step: Step, alone: boolean): Stage | Refusal<ApprovalRefusal> {
  if (alone && step === 'PUBLISH' && drafts.has(stage)) return 'PUBLISHED';
  if (alone && step === 'CHANGE' && (stage === 'PUBLISHED' || stage === 'CHANGING')) return 'PUBLISHED';
  const next = arrows[stage][step];
  if (isStage(next)) return next;
  return refuse(next, {}, next === 'NEEDS_A_YES' ? undefined : 'conflict');
}

function isStage(next: Stage | ApprovalRefusal): next is Stage {
  return (stages as readonly string[]).includes(next);
}

/** How a club has answered what was proposed to it. */
export interface Answered {
  readonly declined: boolean;
  readonly approved: boolean;
  /** A change of a published outing waits, or waited. */
  readonly changes: boolean;
}

/** Where an outing stands, by its own status and what was proposed; undefined where nothing was. */
export function stageOf(status: Status, proposal: Answered | undefined): Stage {
  if (status === 'CANCELLED') return 'CANCELLED';
  const waits = proposal !== undefined && !proposal.declined && !proposal.approved;
  if (status === 'PUBLISHED') return waits && proposal.changes ? 'CHANGING' : 'PUBLISHED';
  if (!proposal) return 'DRAFT';
  if (proposal.approved) return 'APPROVED';
  return proposal.declined ? 'DECLINED' : 'REVIEW';
}

/** What of an outing is agreed with; other words, pictures or prices need no second yes. */
export interface SafetyState extends Schedule {
  readonly activity: Activity;
  readonly difficulty: string | null;
  readonly capacity: number | null;
}

export const safetyChanges = [
  'START',
  'END',
  'VENUE',
  'MEETING_POINT',
  'ACTIVITY',
  'DIFFICULTY',
  'LIMIT',
] as const;
/** What a change that waits is about; a new leader comes by their own door. */
export const askedChanges = [...safetyChanges, 'LEADER'] as const;
export type AskedChange = (typeof askedChanges)[number];

/** The changes that ask again. Where cars stand is none of them. */
export function safetyChangesOf(before: SafetyState, after: SafetyState): AskedChange[] {
  const moved: readonly string[] = changesThatMatter(before, after);
  const other: Readonly<Partial<Record<AskedChange, boolean>>> = {
    ACTIVITY: before.activity !== after.activity,
    DIFFICULTY: before.difficulty !== after.difficulty,
    LIMIT: before.capacity !== after.capacity,
  };
  return safetyChanges.filter((change) => other[change] ?? moved.includes(change));
}

/** A named approver; null is every activity, every grade. */
export interface Approver {
  readonly personId: PersonId;
  readonly activity: string | null;
  readonly difficulty: string | null;
}

export interface Standing {
  readonly personId: PersonId;
  readonly role: CommunityRole;
}

interface Outing {
  readonly activity: string;
  readonly difficulty: string | null;
}

const approving: ReadonlySet<CommunityRole> = new Set<CommunityRole>(['OWNER', 'ADMIN', 'LEADER']);

/** The lines of the list that are about this outing. */
export function namedFor<Line extends Omit<Approver, 'personId'>>(
  named: readonly Line[],
  { activity, difficulty }: Outing,
): Line[] {
  return named.filter(
    (each) =>
      (each.activity === null || each.activity === activity) &&
      (each.difficulty === null || each.difficulty === difficulty),
  );
}

/**
 * Who is asked about an outing: those whom the club has named for its activity and grade, and as long as none of them
 * leads or administers it any more, all who do.
 */
export function approversOf(
  named: readonly Approver[],
  members: readonly Standing[],
  outing: Outing,
): PersonId[] {
  const able = members.filter(({ role }) => approving.has(role)).map(({ personId }) => personId);
  const fits = namedFor(named, outing);
  const chosen = able.filter((id) => fits.some(({ personId }) => personId === id));
  return chosen.length > 0 ? chosen : able;
}

/** Whether somebody may say yes: admins stand in for anyone who is asked. */
export function mayApprove(
  me: Standing,
  named: readonly Approver[],
  members: readonly Standing[],
  outing: Outing,
): boolean {
  const isAdmin = me.role === 'OWNER' || me.role === 'ADMIN';
  return isAdmin || approversOf(named, members, outing).includes(me.personId);
}

/** After so long without an answer all admins are told (C15). */
export const SILENT_MS = 7 * 86_400_000;

/** Lines in the list of who approves what. */
export const MAX_APPROVERS = 100;
