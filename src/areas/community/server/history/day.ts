import type { Viewer } from '#platform/shared/viewer.ts';
import { endOfDay } from '../../rules/history.ts';

const LAST = new Date('9999-01-01T00:00:00Z');

/** When a day is over by the clock of who reads; of the last days that there are, never. */
export const overAt = (day: string, { timeZone }: Viewer): Date => endOfDay(day, timeZone) ?? LAST;
