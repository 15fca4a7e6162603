import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { ModerationRefusal } from '../messages.ts';

export const reasons = ['SPAM', 'HARASSMENT', 'DANGEROUS', 'MISLEADING', 'ILLEGAL', 'OTHER'] as const;
export type Reason = (typeof reasons)[number];

/** What can be reported. */
export const reportable = [
  'HUDDLE',
  'POST',
  'PERSON',
  'COMMUNITY',
  'MESSAGE',
  'INSPIRATION',
  'CARPOOL',
  'COMMENT',
] as const;
export type Reportable = (typeof reportable)[number];

export const reportStates = ['OPEN', 'UPHELD', 'DISMISSED'] as const;
export type ReportState = (typeof reportStates)[number];

export const REPORTS_A_DAY = 20;

/** Whether somebody may report one more thing; `today` is how many they reported in the last 24 hours. */
export function decideReport(today: number, alreadyOpen: boolean): Refusal<ModerationRefusal> | undefined {
  if (alreadyOpen) return refuse('ALREADY_REPORTED', {}, 'conflict');
  return today >= REPORTS_A_DAY ? refuse('TOO_MANY_REPORTS', { most: REPORTS_A_DAY }) : undefined;
}
