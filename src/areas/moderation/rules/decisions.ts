import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { ModerationRefusal } from '../messages.ts';
import type { Reportable } from './reports.ts';

/** What can be done about a case; several at once. The members are those of a community whose admins decide. */
export const acts = ['HIDE', 'WARN', 'SUSPEND', 'BAN', 'REMOVE_MEMBER', 'BAN_MEMBER', 'NONE'] as const;
export type Act = (typeof acts)[number];

export const appealStates = ['NONE', 'OPEN', 'GRANTED', 'REFUSED'] as const;
export type AppealState = (typeof appealStates)[number];

export const MAX_DAYS = 365;
export const APPEAL_DAYS = 30;
const CLAIM_MS = 30 * 60_000;
const DAY_MS = 24 * 3_600_000;

/** Who decides: moderators of the installation, or the admins of a community about what belongs to it. */
export type DecidedBy = 'MODERATORS' | 'COMMUNITY';

/** What can be taken from its readers and given back: by a community from its members. */
const hideable: Readonly<Record<DecidedBy, readonly Reportable[]>> = {
  MODERATORS: ['POST', 'INSPIRATION', 'MESSAGE', 'COMMENT'],
  COMMUNITY: ['HUDDLE', 'MESSAGE', 'COMMENT'],
};

/** What only one of them can do to a person. */
const actsOf: Readonly<Record<DecidedBy, readonly Act[]>> = {
  MODERATORS: ['SUSPEND', 'BAN'],
  COMMUNITY: ['REMOVE_MEMBER', 'BAN_MEMBER'],
};

/** What can be decided about a thing of this kind; what is held back can always be kept so. */
export function actsFor(type: Reportable, isHeld: boolean, by: DecidedBy = 'MODERATORS'): readonly Act[] {
  const possible: ReadonlySet<Act> = new Set<Act>([...actsOf[by], 'WARN', 'NONE']);
  const canHide = isHeld || hideable[by].includes(type);
  return acts.filter((act) => (act === 'HIDE' ? canHide : possible.has(act)));
}

/** How a case stands to a moderator who wants to decide it. */
export interface CaseState {
  readonly type: Reportable;
  readonly by: DecidedBy;
  readonly isOpen: boolean;
  /** A filter holds it back. */
  readonly isHeld: boolean;
  /** Reports so far. */
  readonly version: number;
  readonly claimedByOther: Date | null;
  readonly hasSubject: boolean;
}

export interface Verdict {
  readonly version: number;
  readonly acts: readonly Act[];
  readonly days?: number | undefined;
}

/** Whether a decision counts: taken on what the case is now, and of acts that go together. */
export function decideVerdict(
  state: CaseState,
  { version, acts: chosen, days }: Verdict,
  now: Date,
): Refusal<ModerationRefusal> | undefined {
  if (!state.isOpen) return refuse('CASE_DECIDED', {}, 'conflict');
  const claimed = decideClaim(state.claimedByOther, now);
  if (claimed) return claimed;
  if (version !== state.version) return refuse('CASE_CHANGED', { reports: state.version }, 'conflict');
  return fits(state, chosen, days) ? undefined : refuse('ACTS_DO_NOT_FIT');
}

function fits(
  { type, by, isHeld, hasSubject }: CaseState,
  chosen: readonly Act[],
  days: number | undefined,
): boolean {
  const has = (act: Act) => chosen.includes(act);
  if (chosen.length === 0 || (has('NONE') && chosen.length > 1)) return false;
  if ((has('SUSPEND') && has('BAN')) || (has('REMOVE_MEMBER') && has('BAN_MEMBER'))) return false;
  if (has('SUSPEND') !== (days !== undefined)) return false;
  if (!(hasSubject || has('NONE'))) return false;
  // Of what is held back it must be said whether others see it.
  if (isHeld && !(has('NONE') || has('HIDE'))) return false;
  return chosen.every((act) => actsFor(type, isHeld, by).includes(act));
}

/** A claim of a colleague holds for half an hour. */
export function decideClaim(claimedByOther: Date | null, now: Date): Refusal<ModerationRefusal> | undefined {
  return claimedByOther && claimedByOther > now ? refuse('CASE_CLAIMED', {}, 'conflict') : undefined;
}

export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + CLAIM_MS);
}

/** When a suspension ends by itself; null is until somebody lifts it. */
export function suspensionEnd({ acts: chosen, days = 0 }: Omit<Verdict, 'version'>, at: Date): Date | null {
  return chosen.includes('BAN') ? null : new Date(at.getTime() + days * DAY_MS);
}

export interface AppealedState {
  readonly at: Date;
  readonly appeal: AppealState;
  readonly acts: readonly Act[];
}

/** Whether its subject may appeal now: once, for thirty days, against what was done. */
export function decideAppeal(
  { at, appeal, acts: done }: AppealedState,
  now: Date,
): Refusal<ModerationRefusal> | undefined {
  if (appeal !== 'NONE') return refuse('APPEAL_MADE', {}, 'conflict');
  if (done.includes('NONE') || now > appealEnd(at)) return refuse('APPEAL_LATE', { days: APPEAL_DAYS });
  return undefined;
}

export function appealEnd(at: Date): Date {
  return new Date(at.getTime() + APPEAL_DAYS * DAY_MS);
}

export interface AnsweredState extends Omit<AppealedState, 'at'> {
  /** Who took the decision. */
  readonly by: DecidedBy;
}

export interface Answering {
  readonly isGranted: boolean;
  /** They took the decision, or are admins of the community in whose name it was taken. */
  readonly isOwn: boolean;
  readonly by: DecidedBy;
}

/**
 * Whether an answer counts: an appeal is answered by a moderator who has no part in the decision; what was done may be
 * taken back by anyone, by admins what their community did.
 */
export function decideAnswer(
  { appeal, acts: done, by: decidedBy }: AnsweredState,
  { isGranted, isOwn, by }: Answering,
): Refusal<ModerationRefusal> | undefined {
  if (by === 'COMMUNITY') {
    if (decidedBy !== 'COMMUNITY') return refuse('DECIDED_BY_MODERATORS', {}, 'forbidden');
    if (appeal === 'OPEN') return refuse('APPEAL_WITH_MODERATORS', {}, 'conflict');
  }
  if (appeal === 'OPEN') return isOwn ? refuse('APPEAL_OF_OWN', {}, 'forbidden') : undefined;
  const canTakeBack = appeal === 'NONE' && isGranted && !done.includes('NONE');
  return canTakeBack ? undefined : refuse('APPEAL_ANSWERED', {}, 'conflict');
}
