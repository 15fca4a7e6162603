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
}

export const usualSettings: TellingSettings = {
  namesShown: false,
  quiet: true,
  quietFrom: 22 * 60,
  quietTo: 7 * 60,
  digest: 'NEVER',
  digestAt: 7 * 60,
  digestDay: 1,
};

/** When the next digest by these settings is due. */
export function dueAt(settings: TellingSettings, now: Date, timeZone: string): Date | null {
  const { digest, digestAt: at, digestDay: day } = settings;
  return nextDigestAt({ digest, at, day }, now, timeZone);
}
