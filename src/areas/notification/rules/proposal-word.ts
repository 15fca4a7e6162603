import type { HuddleEvent } from '#areas/huddle/rules/events.ts';
import type { NotificationDraft } from './recipients.ts';

type Answered = Extract<HuddleEvent, { type: 'huddle.proposal-answered' }>;

/** How who proposed something is told of the answer: a draft was published, or may be; a change was made, or was not. */
export function ofProposal({ accepted, hostId, outcome }: Answered): Omit<NotificationDraft, 'recipientId'> {
  const kind = accepted ? 'HUDDLE_APPROVED' : 'HUDDLE_NOT_APPROVED';
  return { kind, actorId: hostId, facts: changeOf(outcome) };
}

function changeOf(outcome: Answered['outcome']) {
  if (outcome === 'APPROVED') return { change: 'APPROVED' };
  return outcome === 'CHANGED' || outcome === 'CHANGE_DECLINED' ? { change: 'CHANGED' } : {};
}
