import type { Reason } from './reports.ts';

/** For so long the admins of a community decide alone about what is reported in it. */
export const COMMUNITY_HOURS = 72;

/** What is too grave to wait for the admins of a community. */
export const graveReasons: readonly Reason[] = ['HARASSMENT', 'DANGEROUS', 'ILLEGAL'];

/** A report about something that belongs to a community. */
export interface ReportedInCommunity {
  readonly reason: Reason;
  /** Who made the thing is an owner or admin of the community. */
  readonly isAboutAdmin: boolean;
  /** One of its admins neither made it nor reported it. */
  readonly canBeDecided: boolean;
}

/**
 * From when on the moderators of the installation have a case in their queue, beside the admins of the community: at once
 * what is grave, what is about its own admins, and what none of them may decide.
 */
export function moderatorsFrom(report: ReportedInCommunity, at: Date): Date {
  const { reason, isAboutAdmin, canBeDecided } = report;
  const atOnce = graveReasons.includes(reason) || isAboutAdmin || !canBeDecided;
  return atOnce ? at : new Date(at.getTime() + COMMUNITY_HOURS * 3_600_000);
}

/** Whether admins read what somebody wrote with a report: of what is grave it might give away who they are. */
export function mayReadReport(reason: Reason): boolean {
  return !graveReasons.includes(reason);
}
