import { type Refusal, refuse } from '#platform/shared/decision.ts';

/** So long after a change of how somebody logs in nobody takes their data or deletes their account (GATE-11). */
const HOLD_MS = 24 * 3_600_000;

/** By these somebody else may have come in; or the owner has said that somebody has. */
export const changesOfLogIn = [
  'password-changed',
  'address-changed',
  'address-change-undone',
  'log-in-denied',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
  'provider-unlinked',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-made',
] as const;

/** The refusal while the last such change is less than a day old. */
export function refuseSoonAfter(changedAt: Date | undefined, now: Date): Refusal | undefined {
  if (!changedAt || changedAt.getTime() + HOLD_MS <= now.getTime()) return undefined;
  return refuse('LOG_IN_CHANGED', {}, 'conflict');
}
