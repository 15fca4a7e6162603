import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { AuroraRefusal } from '../messages.ts';

export const turnStates = ['ASKED', 'STREAMING', 'DONE', 'STOPPED', 'FAILED'] as const;
export type TurnState = (typeof turnStates)[number];

export const engines = ['OWN', 'MODEL'] as const;
export type EngineName = (typeof engines)[number];

export const MAX_QUESTIONS_A_DAY = 200;
export const MAX_QUESTIONS_A_MINUTE = 20;
export const MAX_TURNS = 100;
export const MAX_QUESTION = 600;
/** An answer that has been under way for so long was given up by a process that is gone. */
export const ABANDONED_MS = 90_000;

interface TurnFacts {
  readonly state: TurnState;
  readonly begun_at: Date | null;
}

/** Whether somebody is writing the answer at this moment. */
export function isUnderWay(turn: TurnFacts, now: Date): boolean {
  const begun = turn.begun_at?.getTime() ?? 0;
  return turn.state === 'STREAMING' && now.getTime() - begun < ABANDONED_MS;
}

/** Whether one more question may be asked (AUR-1): one at a time, and not without end; in danger always (AUR-4). */
export function decideAsk(state: {
  readonly inDanger: boolean;
  readonly askedToday: number;
  readonly askedThisMinute: number;
  readonly turns: number;
  readonly last: TurnFacts | undefined;
  readonly now: Date;
}): Refusal<AuroraRefusal> | undefined {
  if (state.inDanger) return undefined;
  if (state.askedThisMinute >= MAX_QUESTIONS_A_MINUTE) {
    return refuse('ASKED_QUICKLY', { retryAfter: 60 }, 'limited');
  }
  if (state.askedToday >= MAX_QUESTIONS_A_DAY) return askedEnough();
  if (state.turns >= MAX_TURNS) return refuse('TALK_FULL');
  if (state.last && isUnderWay(state.last, state.now)) return refuse('STILL_ANSWERING', {}, 'conflict');
  return undefined;
}

/** Whether the same question may be answered again. */
export function decideAgain(state: {
  readonly turn: TurnFacts;
  readonly isLast: boolean;
  readonly askedToday: number;
  readonly now: Date;
}): Refusal<AuroraRefusal> | undefined {
  if (!state.isLast) return refuse('NOT_THE_LAST', {}, 'conflict');
  if (isUnderWay(state.turn, state.now)) return refuse('STILL_ANSWERING', {}, 'conflict');
  return state.askedToday >= MAX_QUESTIONS_A_DAY ? askedEnough() : undefined;
}

const askedEnough = () => refuse('ASKED_ENOUGH', { most: MAX_QUESTIONS_A_DAY }, 'limited');
