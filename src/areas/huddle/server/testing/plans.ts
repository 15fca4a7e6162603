import type { z } from 'zod';
import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { huddlePlan } from '../../contract/views.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { emptyFormValues } from '../../rules/form.ts';

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

/** The fields of a page that somebody has just opened, but for what a test fills in. */
export function formOf(changes: Partial<HuddleForm> = {}): HuddleForm {
  return {
    ...emptyFormValues(),
    activity: 'HIKING',
    start: '2026-06-20T08:30',
    end: '2026-06-20T16:00',
    timeZone: 'Europe/Zurich',
    ...changes,
  };
}

/** Somebody who is asked to host says yes. */
export async function sayYesToHosting(world: TestApp, huddleId: string, who: CastMember): Promise<void> {
  const { status } = await world.as(who).put(`/api/huddles/${huddleId}/host-request`, { accept: true });
  if (status !== 200) throw new Error(`${who.username} could not say yes: ${status}`);
}
