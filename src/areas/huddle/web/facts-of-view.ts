import type { HuddleView } from '../contract/views.ts';
import type { AttendanceStatus, HuddleState, ParticipationState } from '../rules/state.ts';
import { stranger } from '../rules/state.ts';

/** What the page was told, as the rules read it: the same rules as the server's (HUD-13). */
export function factsOfView(huddle: HuddleView): HuddleState {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  return {
    ...huddle.settings,
    status: huddle.status,
    privacy: huddle.privacy,
    activity: huddle.activity,
    startsAt: new Date(huddle.startDateTime),
    rsvpStartsAt: date(huddle.rsvpStartDateTime),
    rsvpEndsAt: date(huddle.rsvpEndDateTime),
    dateOpen: Boolean(huddle.pollEndsAt),
    approvalRequired: huddle.approvalRequired,
    paymentMode: huddle.paymentMode,
  };
}

export function myFactsOfView({ participation }: HuddleView): ParticipationState {
  if (!participation) return stranger;
  const { role, interested, invited, declined, rsvpType, guestCount } = participation;
  return {
    role,
    interested,
    invited,
    declined,
    answer: rsvpType,
    status: statusOf(participation),
    party: 1 + guestCount,
  };
}

function statusOf(mine: NonNullable<HuddleView['participation']>): AttendanceStatus {
  if (mine.confirmed) return 'CONFIRMED';
  if (mine.offered) return 'OFFERED';
  if (mine.waiting) return 'WAITING';
  return mine.requested ? 'REQUESTED' : 'NONE';
}
