import { type Refusal, refuse } from '#platform/shared/decision.ts';

/** How long everybody at a known address has to stop a recovery. */
export const RECOVERY_WAIT_MS = 24 * 3_600_000;

export interface RecoveryState {
  readonly isOperator: boolean;
  /** Asked to be deleted. */
  readonly leaving: boolean;
  /** Password and factors are kept here, not by another provider. */
  readonly keptHere: boolean;
  /** The new address is one that the person has already: then there is a way in. */
  readonly isKnownAddress: boolean;
  /** Somebody else has proved it. */
  readonly isTaken: boolean;
}

/** Whether an operator may begin to recover an account. */
export function refuseRecovery(
  state: RecoveryState,
):
  | Refusal<
      'RECOVERS_NO_OPERATOR' | 'RECOVERS_NO_LEAVER' | 'RECOVERS_ELSEWHERE' | 'EMAIL_TAKEN' | 'EMAIL_KNOWN'
    >
  | undefined {
  if (state.isOperator) return refuse('RECOVERS_NO_OPERATOR', {}, 'forbidden');
  if (state.leaving) return refuse('RECOVERS_NO_LEAVER', {}, 'conflict');
  if (!state.keptHere) return refuse('RECOVERS_ELSEWHERE');
  if (state.isKnownAddress) return refuse('EMAIL_KNOWN');
  return state.isTaken ? refuse('EMAIL_TAKEN', {}, 'conflict') : undefined;
}
