import { wallIn } from '#platform/shared/zoned-time.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import type { Activity } from '../../rules/activity.ts';
import { fieldsOfReading } from '../../rules/guess.ts';
import { readSentence } from '../../rules/sentence.ts';
import { createDraft } from '../plan/plan-api.ts';
import { emptyForm } from '../plan/plan-form.ts';

interface Beginnings {
  readonly name: string;
  readonly activity: Activity;
  /** ISO 8601; without it the day that a new form begins with. */
  readonly when: string | null;
  readonly timeZone: string;
  /** What the person said: an hour, a number of people and what to bring are read from it. */
  readonly sentence: string;
}

const [STARTS, ENDS] = ['T09:00', 'T15:00'];

/** Keeps the beginnings of a huddle as a draft that only its host sees; answers its id. */
export async function keepDraft(beginnings: Beginnings): Promise<string> {
  const { name, activity, when, timeZone, sentence } = beginnings;
  const form = emptyForm(new Date(), timeZone, activity);
  const day = when?.length ? wallIn(new Date(when), timeZone).slice(0, 10) : undefined;
  const dated = day ? { ...form, start: `${day}${STARTS}`, end: `${day}${ENDS}` } : form;
  const { time, people, bring } = readSentence(sentence);
  const reading = {
    name,
    ...(time !== undefined && { time }),
    ...(people !== undefined && { people }),
    ...(bring !== undefined && { bring }),
  };
  const read = fieldsOfReading(reading, dated, dated.start);
  const { id } = await createDraft({ ...dated, ...read, name }, newIdempotencyKey());
  return id;
}
