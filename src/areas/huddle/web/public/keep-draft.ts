import { wallIn } from '#platform/shared/zoned-time.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import type { Activity } from '../../rules/activity.ts';
import { createDraft } from '../plan/plan-api.ts';
import { emptyForm } from '../plan/plan-form.ts';

interface Beginnings {
  readonly name: string;
  readonly activity: Activity;
  /** ISO 8601; without it the day that a new form begins with. */
  readonly when: string | null;
  readonly timeZone: string;
}

const [STARTS, ENDS] = ['T09:00', 'T15:00'];

/** Keeps the beginnings of a huddle as a draft that only its host sees; answers its id. */
export async function keepDraft({ name, activity, when, timeZone }: Beginnings): Promise<string> {
  const form = emptyForm(new Date(), timeZone, activity);
  const day = when?.length ? wallIn(new Date(when), timeZone).slice(0, 10) : undefined;
  const dated = day ? { start: `${day}${STARTS}`, end: `${day}${ENDS}` } : {};
  const { id } = await createDraft({ ...form, ...dated, name }, newIdempotencyKey());
  return id;
}
