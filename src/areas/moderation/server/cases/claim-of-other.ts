import type { PersonId } from '#platform/shared/ids.ts';
import type { CaseRow } from './reads.ts';

/** Until when a colleague has claimed the case. */
export function claimOfOther({ claimer, claimed_until }: CaseRow, moderatorId: PersonId): Date | null {
  return claimer && claimer.id !== moderatorId ? claimed_until : null;
}
