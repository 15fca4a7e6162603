import type { Act, Step } from './act.ts';

/** The acts after one more was done: what waited in its slot is not sent any more. */
export function withAct(acts: readonly Act[], act: Act): readonly Act[] {
  return [...acts.filter(({ slot }) => slot === undefined || slot !== act.slot), act];
}

/** The oldest act that may be sent now: one that was refused or is late holds no other back. */
export function nextToSend(acts: readonly Act[], now: number): Act | undefined {
  const open = acts.filter((act) => act.state === 'WAITING' && !isLate(act, now));
  return open.toSorted((one, other) => one.at - other.at)[0];
}

/** The same acts with those marked whose time has passed. */
export function markLate(acts: readonly Act[], now: number): readonly Act[] {
  return acts.map((act) =>
    act.state === 'WAITING' && isLate(act, now) ? { ...act, state: 'LATE' as const } : act,
  );
}

/** Its author wants it sent whatever happened: it has no time any more, and no reason against it. */
export function sentAgain({ why: _, bestBefore: __, ...act }: Act): Act {
  return { ...act, state: 'WAITING' };
}

function isLate({ bestBefore }: Act, now: number): boolean {
  return bestBefore !== undefined && now > bestBefore;
}

/** What is to become of an act that was not done: without a status nobody has answered. */
export function outcomeOf(
  { status, code }: { readonly status?: number | undefined; readonly code?: string | undefined },
  { doneIf = [] }: Pick<Act, 'doneIf'>,
): 'DONE' | 'LATER' | 'REFUSED' {
  if (status === undefined || status >= 500) return 'LATER';
  if (status === 401 || status === 408 || status === 425 || status === 429) return 'LATER';
  if (code === 'IN_FLIGHT') return 'LATER';
  if (code !== undefined && doneIf.includes(code)) return 'DONE';
  return 'REFUSED';
}

/** Stands in a step for the id that an earlier one answers, counted from 0. */
export const answerOf = (step: number) => ({ $answerOf: step });

/** The step with the ids that earlier ones have answered in their places. */
export function filledStep(step: Step, answered: readonly string[]): Step {
  const fill = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(fill);
    if (typeof value !== 'object' || value === null) return value;
    if ('$answerOf' in value) return answered[Number(value.$answerOf)];
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part)]));
  };
  return {
    ...step,
    ...(step.params && { params: fill(step.params) as Record<string, unknown> }),
    ...(step.body !== undefined && { body: fill(step.body) }),
  };
}
