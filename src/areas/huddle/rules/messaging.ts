import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { AccessLevel } from './access.ts';
import type { HuddleState, ParticipationState, Status } from './state.ts';

/** Whom a host can write to: everybody with a part, or those of one answer (HUD-24). */
export const audiences = [
  'ALL',
  'CONFIRMED',
  'MAYBE',
  'WAITING',
  'REQUESTED',
  'INTERESTED',
  'INVITED',
  'UNACKNOWLEDGED',
] as const;
export type Audience = (typeof audiences)[number];

/** Messages are mailed: more than a few a day would be taken for spam. */
export const MESSAGES_A_DAY = 10;
const DAY_MS = 24 * 3_600_000;

/** Whether one more message may go out; `sentAt` are the times of the last ones, newest first. */
export function decideMessage(
  huddle: Pick<HuddleState, 'status'>,
  sentAt: readonly Date[],
  now: Date,
): Refusal<HuddleRefusal> | undefined {
  if (huddle.status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED');
  const oldest = sentAt[MESSAGES_A_DAY - 1];
  const freeAt = oldest ? oldest.getTime() + DAY_MS : 0;
  if (freeAt <= now.getTime()) return undefined;
  const retryAfter = Math.ceil((freeAt - now.getTime()) / 1000);
  return refuse('TOO_MANY_MESSAGES', { most: MESSAGES_A_DAY, retryAfter }, 'limited');
}

/** Anyone who sees the page of a huddle reads what is said there; the holder of a link does not (PRIVACY.md). */
export function mayReadDiscussion(access: AccessLevel): boolean {
  return access === 'CARD' || access === 'INSIDE' || access === 'HOST';
}

/** Whether a message of a host is for everybody who talks with each other about the huddle (HUD-37). */
export function isForEverybody(audience: string): boolean {
  return audience === 'ALL' || audience === 'CONFIRMED';
}

/**
 * Whether somebody belongs to the conversation about a huddle (HUD-37): its hosts, who is going, and who waits for a
 * place where the hosts say so. `conversation.sql.ts` asks the same in SQL.
 */
export function isInConversation(
  huddle: { readonly status: Status; readonly waitingMayTalk: boolean },
  access: AccessLevel,
  me: Pick<ParticipationState, 'status'>,
): boolean {
  if (huddle.status === 'DRAFT') return false;
  if (access === 'HOST' || access === 'INSIDE') return true;
  const waits = me.status === 'WAITING' || me.status === 'OFFERED';
  return huddle.waitingMayTalk && waits && access !== 'NOTHING';
}

/** Whether this person may say something: who may read, but for those the hosts have turned away. */
export function decideComment(
  status: Status,
  me: Pick<ParticipationState, 'declined'>,
): Refusal<HuddleRefusal> | undefined {
  if (status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED');
  return me.declined ? refuse('REQUEST_DECLINED') : undefined;
}

/** Everybody may take back their own words, and hosts any under their huddle. */
export function mayRemoveAnyComment(access: AccessLevel): boolean {
  return access === 'HOST';
}
