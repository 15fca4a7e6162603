import { type Decision, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonRefusal } from '../messages.ts';

export const followStates = ['NONE', 'REQUESTED', 'FOLLOWING'] as const;
export type FollowState = (typeof followStates)[number];

/** How I stand to somebody else, and they to me. */
export interface RelationState {
  readonly self: boolean;
  /** They are gone, suspended, not set up yet, or have blocked me: all of that looks the same. */
  readonly hidden: boolean;
  /** How I follow them. */
  readonly mine: FollowState;
  /** How they follow me. */
  readonly theirs: FollowState;
  /** By me. */
  readonly blocked: boolean;
  /** By me. */
  readonly muted: boolean;
  /** They accept followers one by one. */
  readonly approvalRequired: boolean;
}

/** What of a relation becomes different; what is left out stays. */
export type RelationChange = Partial<Pick<RelationState, 'mine' | 'theirs' | 'blocked' | 'muted'>>;

type Decided = Decision<RelationChange, PersonRefusal | 'NOT_FOUND'>;

/** Whether the button to follow can be pressed (PER-2). */
export function canFollow({ self, mine }: Pick<RelationState, 'self' | 'mine'>): boolean {
  return !self && mine === 'NONE';
}

/** Whether there is something to end: following, or having asked. */
export function canUnfollow({ mine }: Pick<RelationState, 'mine'>): boolean {
  return mine !== 'NONE';
}

/** Follows at once, or asks first where the other wants to be asked; again it changes nothing (PER-2). */
export function decideFollow(state: RelationState): Decided {
  if (state.self) return refuse('FOLLOW_SELF');
  if (isUnseen(state)) return missing();
  if (state.mine === 'FOLLOWING') return {};
  return { mine: state.approvalRequired ? 'REQUESTED' : 'FOLLOWING' };
}

/** Ends following, or takes a request back. */
export function decideUnfollow(state: RelationState): Decided {
  return undo(state, state.mine !== 'NONE', { mine: 'NONE' });
}

/** Accepts or declines who asked to follow me; of two answers the first stands. */
export function decideAnswer(state: RelationState, accept: boolean): Decided {
  if (state.theirs === 'REQUESTED') return { theirs: accept ? 'FOLLOWING' : 'NONE' };
  return isUnseen(state) ? missing() : refuse('NO_FOLLOW_REQUEST', {}, 'conflict');
}

/** From now on they do not follow me; they are not told. */
export function decideRemoveFollower(state: RelationState): Decided {
  return undo(state, state.theirs !== 'NONE', { theirs: 'NONE' });
}

/** Neither sees the other from now on, and neither follows the other (PER-9). */
export function decideBlock(state: RelationState): Decided {
  if (state.self) return refuse('BLOCK_SELF');
  if (state.blocked) return {};
  return state.hidden ? missing() : { blocked: true, mine: 'NONE', theirs: 'NONE' };
}

export function decideUnblock(state: RelationState): Decided {
  return undo(state, state.blocked, { blocked: false });
}

/** What they say leaves my feeds; they go on following me and are not told (PER-9). */
export function decideMute(state: RelationState): Decided {
  if (state.self) return refuse('MUTE_SELF');
  return isUnseen(state) ? missing() : { muted: true };
}

export function decideUnmute(state: RelationState): Decided {
  return undo(state, state.muted, { muted: false });
}

function isUnseen({ hidden, blocked }: RelationState): boolean {
  return hidden || blocked;
}

/** What stands can always be taken back; that nothing stands must not tell who is there. */
function undo(
  state: RelationState,
  stands: boolean,
  change: RelationChange,
): RelationChange | Refusal<'NOT_FOUND'> {
  if (stands) return change;
  return isUnseen(state) ? missing() : {};
}
