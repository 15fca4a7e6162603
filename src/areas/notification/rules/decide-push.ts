/** What came of a push, as it is kept beside its notification. */
export const pushOutcomes = [
  'SENT',
  'HELD',
  'LATER',
  'READ',
  'OVER',
  'CHOSEN',
  'MUTED',
  'NO_DEVICE',
  'FAILED',
] as const;
export type PushOutcome = (typeof pushOutcomes)[number];

export interface PushFacts {
  /** May be told, neither blocked nor suspended, and still so. */
  readonly allowed: boolean;
  readonly read: boolean;
  readonly wanted: boolean;
  readonly muted: boolean;
  readonly urgent: boolean;
  /** When the quiet hours that it falls into end. */
  readonly quietUntil: Date | undefined;
}

/** Whether a notice is pushed now: asked just before it is sent, whatever was so when it was written. */
export function decidePush(
  facts: PushFacts,
): 'SEND' | Exclude<PushOutcome, 'SENT' | 'LATER' | 'NO_DEVICE' | 'FAILED'> {
  if (!facts.allowed) return 'OVER';
  if (facts.read) return 'READ';
  if (!facts.wanted) return 'CHOSEN';
  if (facts.muted && !facts.urgent) return 'MUTED';
  return facts.quietUntil && !facts.urgent ? 'HELD' : 'SEND';
}
