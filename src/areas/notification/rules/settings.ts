import { USUAL_PUSHES_A_DAY } from './budget.ts';
import { nextDigestAt } from './quiet-hours.ts';

export const digestChoices = ['NEVER', 'DAILY', 'WEEKLY'] as const;

/** What somebody chose about being told, beside the kinds. Times are minutes of the day in their zone. */
export interface TellingSettings {
  /** A locked screen may name people and outings. */
  readonly namesShown: boolean;
  readonly quiet: boolean;
  readonly quietFrom: number;
  readonly quietTo: number;
  readonly digest: (typeof digestChoices)[number];
  readonly digestAt: number;
  /** Monday is 1. */
  readonly digestDay: number;
  /** Pushes a day that are not urgent; null without a limit. */
  readonly pushesADay: number | null;
  /** Until then only what concerns outings one goes to is told; null when one is here. */
  readonly awayUntil: Date | null;
}

export const usualSettings: TellingSettings = {
  namesShown: false,
  quiet: true,
  quietFrom: 22 * 60,
  quietTo: 7 * 60,
  digest: 'NEVER',
  digestAt: 7 * 60,
  digestDay: 1,
  pushesADay: USUAL_PUSHES_A_DAY,
  awayUntil: null,
};

/** When the next digest by these settings is due. */
export function dueAt(settings: TellingSettings, now: Date, timeZone: string): Date | null {
  const { digest, digestAt: at, digestDay: day } = settings;
  return nextDigestAt({ digest, at, day }, now, timeZone);
}

/** What somebody may be away for: a year from now, not a moment ago. */
const MAX_AWAY_MS = 366 * 86_400_000;

export function isAwayTime(until: Date, now: Date): boolean {
  const ahead = until.getTime() - now.getTime();
  return ahead > 0 && ahead <= MAX_AWAY_MS;
}
