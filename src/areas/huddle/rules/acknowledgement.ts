import { isHost, type ParticipationFacts } from './huddle-facts.ts';

/** Whether a person is asked to say that they have seen the last change of time or place (HUD-24). */
export function mustAcknowledge(
  movedAt: Date | null,
  me: Pick<ParticipationFacts, 'role' | 'answer'>,
  acknowledgedAt: Date | null,
): boolean {
  if (movedAt === null || isHost(me.role)) return false;
  if (me.answer !== 'YES' && me.answer !== 'MAYBE') return false;
  return acknowledgedAt === null || acknowledgedAt < movedAt;
}
