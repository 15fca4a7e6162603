import type { z } from 'zod';
import type { huddlePlan } from '../../contract/views.ts';

type Plan = z.input<typeof huddlePlan>;

const HOUR_MS = 3_600_000;

/** A plan that any host may send: a hike of eight hours, a week after `now`. */
export function planOf(now: Date, changes: Partial<Plan> = {}): Plan {
  const startsAt = new Date(now.getTime() + 7 * 24 * HOUR_MS);
  return {
    name: 'Ridge walk',
    activity: 'HIKING',
    startDateTime: startsAt.toISOString(),
    endDateTime: new Date(startsAt.getTime() + 8 * HOUR_MS).toISOString(),
    timeZone: 'Europe/Zurich',
    ...changes,
  };
}
