import type { ParticipantView } from '../../contract/people.ts';
import { keepAttendance, keepAttendanceByHand } from '../attendance/kept-answers.ts';
import { admitParticipant, notePayment, notePaymentByHand, removeByHand } from '../mutations.ts';

/** What hosts do about somebody in a list, whether they have an account or a host has added them. */
export function actsOn(huddleId: string, { unregistered, person: { id } }: ParticipantView) {
  return {
    noteCame: (people: number | null, words: string) =>
      unregistered
        ? keepAttendanceByHand(huddleId, { personId: id, people }, words)
        : keepAttendance(huddleId, { personId: id, people }, words),
    notePaid: (paid: boolean) =>
      unregistered ? notePaymentByHand(huddleId, id, paid) : notePayment(huddleId, id, paid),
    takeOff: () => (unregistered ? removeByHand(huddleId, id) : admitParticipant(huddleId, id, false)),
  };
}
