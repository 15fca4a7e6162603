/** The ways in which somebody hears of a thing (NOT-5). */
export const channels = ['APP', 'PUSH', 'MAIL', 'DIGEST'] as const;
export type Channel = (typeof channels)[number];

/** What is so at this moment, whatever was so when the notice was written. */
export interface TellingFacts {
  /** May be told: neither blocked nor suspended, may see it, and it is still so. */
  readonly allowed: boolean;
  /** Something later says all that it says. */
  readonly newer: boolean;
  readonly read: boolean;
  /** The list was looked at while it stood there. */
  readonly seen: boolean;
  /** Chosen for this channel. */
  readonly wanted: boolean;
  readonly muted: boolean;
  /** Away, and it concerns no outing that they go to. */
  readonly away: boolean;
  /** There is a device, or a mailbox, that takes it. */
  readonly reachable: boolean;
  readonly urgent: boolean;
  /** The time is not over in which it may be read, or joined by more. */
  readonly fresh: boolean;
  readonly quiet: boolean;
  /** The pushes of this day are used up. */
  readonly full: boolean;
}

interface Cause {
  readonly outcome: string;
  readonly of: keyof TellingFacts;
  /** The value of the fact that keeps a notice back. */
  readonly is: boolean;
  readonly channels: readonly Channel[];
  readonly urgentPasses: boolean;
}

const ALL = channels;
const SENT_ON: readonly Channel[] = ['PUSH', 'MAIL', 'DIGEST'];
const RINGING: readonly Channel[] = ['PUSH', 'MAIL'];

/** Why a notice is not sent, the first that holds; what is urgent passes some (NOT-6). */
export const causes = [
  { outcome: 'OVER', of: 'allowed', is: false, channels: ALL, urgentPasses: false },
  { outcome: 'NEWER', of: 'newer', is: true, channels: SENT_ON, urgentPasses: false },
  { outcome: 'READ', of: 'read', is: true, channels: SENT_ON, urgentPasses: false },
  { outcome: 'CHOSEN', of: 'wanted', is: false, channels: ALL, urgentPasses: false },
  { outcome: 'SEEN', of: 'seen', is: true, channels: RINGING, urgentPasses: true },
  { outcome: 'MUTED', of: 'muted', is: true, channels: SENT_ON, urgentPasses: true },
  { outcome: 'AWAY', of: 'away', is: true, channels: RINGING, urgentPasses: false },
  { outcome: 'NO_DEVICE', of: 'reachable', is: false, channels: ['PUSH'], urgentPasses: false },
  { outcome: 'NO_ADDRESS', of: 'reachable', is: false, channels: ['MAIL', 'DIGEST'], urgentPasses: false },
  { outcome: 'WAITS', of: 'fresh', is: true, channels: RINGING, urgentPasses: true },
  { outcome: 'HELD', of: 'quiet', is: true, channels: ['PUSH'], urgentPasses: true },
  { outcome: 'FULL', of: 'full', is: true, channels: ['PUSH'], urgentPasses: true },
] as const satisfies readonly Cause[];

export type Decision = 'SEND' | (typeof causes)[number]['outcome'];

/** Whether a notice goes out by this channel now, and if not, why: asked just before it is sent (NOT-3, NOT-6). */
export function decideTelling(channel: Channel, facts: TellingFacts): Decision {
  const table: readonly (Cause & { readonly outcome: Exclude<Decision, 'SEND'> })[] = causes;
  const cause = table.find(
    ({ of, is, channels: kept, urgentPasses }) =>
      facts[of] === is && kept.includes(channel) && !(urgentPasses && facts.urgent),
  );
  return cause?.outcome ?? 'SEND';
}

/** What came of a push or a mail, as it is kept beside its notification. */
export const outcomes = [
  'SENT',
  'LATER',
  'FAILED',
  'OVER',
  'NEWER',
  'READ',
  'CHOSEN',
  'SEEN',
  'MUTED',
  'AWAY',
  'NO_DEVICE',
  'NO_ADDRESS',
  'WAITS',
  'HELD',
  'FULL',
] as const;
export type Outcome = (typeof outcomes)[number];

export function isOutcome(text: string | null): text is Outcome {
  return outcomes.some((outcome) => outcome === text);
}
