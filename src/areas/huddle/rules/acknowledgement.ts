import { isHost, type ParticipationFacts } from './state.ts';

/** What is noted of a person: when they have seen a change, and how many of their party came. */
export interface Noted {
  readonly acknowledged_at: Date | null;
  readonly attended_people: number | null;
}

/** Whether a person is asked to say that they have seen the last change of time or place (HUD-24). */
export function mustAcknowledge(
  movedAt: Date | null,
  me: Pick<ParticipationFacts, 'role' | 'answer'>,
  noted: Noted | null,
): boolean {
  if (movedAt === null || isHost(me.role)) return false;
  if (me.answer !== 'YES' && me.answer !== 'MAYBE') return false;
  // Who is marked as come has found the way (P23).
  if ((noted?.attended_people ?? 0) > 0) return false;
  const seenAt = noted?.acknowledged_at ?? null;
  return seenAt === null || seenAt < movedAt;
}
