import { type Alarm, stageTimes } from '../../rules/stages.ts';

export type Standing = 'RUNNING' | 'SOON' | 'OVERDUE' | 'ALARM' | 'ENDED';

interface Plan {
  readonly endedAt: string | null;
  readonly expectedAt: string;
  readonly alarm: Alarm;
}

const MINUTE_MS = 60_000;

/** How a plan stands, in one word for all that shows it. */
export function standingOf({ endedAt, expectedAt, alarm }: Plan, now: Date): Standing {
  if (endedAt !== null) return 'ENDED';
  if (alarm === 'HOSTS' || alarm === 'CONTACTS') return 'ALARM';
  const expected = new Date(expectedAt);
  if (expected <= now) return 'OVERDUE';
  // When the party is asked first does not hang on the grace.
  const [soon] = stageTimes({ expectedAt: expected, graceMinutes: 0, alone: true });
  return soon && soon.at <= now ? 'SOON' : 'RUNNING';
}

/** So much later than what was asked for last, or than now where that has passed. */
export function moreTime(minutes: number, now: Date, ...asked: readonly (Date | undefined)[]): Date {
  const times = [now, ...asked].flatMap((time) => (time ? [time.getTime()] : []));
  return new Date(Math.ceil(Math.max(...times) / MINUTE_MS) * MINUTE_MS + minutes * MINUTE_MS);
}
