import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { InspirationRefusal } from '../messages.ts';

/** Whose advice about health or the mountains is a trade (INS-5). */
export const professions = ['DOCTOR', 'NUTRITIONIST', 'PHYSICAL_THERAPIST', 'GUIDE'] as const;
export type Profession = (typeof professions)[number];

/** A guide knows mountains, not medicine. */
const healing: readonly Profession[] = ['DOCTOR', 'NUTRITIONIST', 'PHYSICAL_THERAPIST'];

export type HealthNote = 'PROFESSIONAL' | 'NOT_PROFESSIONAL';

/** What stands beside an article that advises about health; null where none does. */
export function healthNoteOf(health: boolean, badge: Profession | null): HealthNote | null {
  if (!health) return null;
  return badge !== null && healing.includes(badge) ? 'PROFESSIONAL' : 'NOT_PROFESSIONAL';
}

export function decideBadgeRequest(state: {
  readonly badge: Profession | null;
  readonly wanted: Profession;
  readonly alreadyOpen: boolean;
}): Refusal<InspirationRefusal> | undefined {
  if (state.badge === state.wanted) return refuse('BADGE_YOURS', {}, 'conflict');
  return state.alreadyOpen ? refuse('BADGE_ASKED', {}, 'conflict') : undefined;
}
