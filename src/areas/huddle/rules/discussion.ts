import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { AccessLevel } from './access.ts';
import type { ParticipationFacts, Status } from './state.ts';

/** Anyone who sees the page of a huddle reads what is said there; the holder of a link does not (PRIVACY.md). */
export function mayReadDiscussion(access: AccessLevel): boolean {
  return access === 'CARD' || access === 'INSIDE' || access === 'HOST';
}

/** Whether this person may say something: who may read, but for those the hosts have turned away. */
export function decideComment(
  status: Status,
  me: Pick<ParticipationFacts, 'declined'>,
): Refusal<HuddleRefusal> | undefined {
  if (status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED');
  return me.declined ? refuse('REQUEST_DECLINED') : undefined;
}

/** Everybody may take back their own words, and hosts any under their huddle. */
export function mayRemoveAnyComment(access: AccessLevel): boolean {
  return access === 'HOST';
}
