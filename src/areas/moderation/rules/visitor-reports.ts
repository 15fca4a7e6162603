import type { Reportable } from './reports.ts';

/** What everybody may open without an account, and can therefore report without one. */
export const reportableByVisitors = [
  'HUDDLE',
  'POST',
  'COMMUNITY',
  'INSPIRATION',
] as const satisfies Reportable[];
export type ReportableByVisitors = (typeof reportableByVisitors)[number];

/** Days in which the reader of the mail may press; then what was typed is deleted. */
export const PROOF_DAYS = 7;
/** Days after the decision in which its outcome may be objected to; then the address and the report are deleted. */
export const KEPT_DAYS = 180;
/** From one mailbox. */
export const VISITOR_REPORTS_A_DAY = 5;
export const MAX_VISITOR_WORDS = 2_000;
const DAY_MS = 24 * 3_600_000;

/** A link in a mail that was not pressed in time opens nothing, also before the job has deleted what it is of. */
export function isProofOver(askedAt: Date, now: Date): boolean {
  return now.getTime() - askedAt.getTime() > PROOF_DAYS * DAY_MS;
}

/** How a report by somebody without an account stands, as they read it. */
export type VisitorStanding = 'WAITING' | 'OPEN' | 'ACTED' | 'NONE' | 'REVERSED';

export interface VisitorReportState {
  /** Of their last report of the thing; null before the press. */
  readonly state: 'OPEN' | 'UPHELD' | 'DISMISSED' | null;
  /** An appeal, or a second look without one, has undone the decision. */
  readonly isReversed: boolean;
}

export function standingOf({ state, isReversed }: VisitorReportState): VisitorStanding {
  if (state === null) return 'WAITING';
  if (state === 'OPEN') return 'OPEN';
  if (isReversed) return 'REVERSED';
  return state === 'UPHELD' ? 'ACTED' : 'NONE';
}

/** Whether they may ask for another look: once, when it is decided, as long as their address is kept. */
export function mayObject(
  standing: VisitorStanding,
  { reports, decidedAt }: { readonly reports: number; readonly decidedAt: Date | null },
  now: Date,
): boolean {
  if (standing === 'WAITING' || standing === 'OPEN' || reports !== 1 || decidedAt === null) return false;
  return now.getTime() - decidedAt.getTime() <= KEPT_DAYS * DAY_MS;
}
