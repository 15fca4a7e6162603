import type { Act, Step } from './act.ts';

/** The acts after one more was done: what waited in its slot is not sent any more. */
export function withAct(acts: readonly Act[], act: Act): readonly Act[] {
  return [...acts.filter(({ slot }) => slot === undefined || slot !== act.slot), act];
}

const DAY_MS = 24 * 3_600_000;

/** So long the server knows the key of a step, whose answer may be lost days before there is a network again. */
export const STEP_KEY_KEPT_MS = 14 * DAY_MS;
/** So long that can be relied upon, with a clock that is wrong. */
export const STEP_KEY_KNOWN_MS = STEP_KEY_KEPT_MS - DAY_MS;
/** Keys of steps, as distinct from those of other commands, which the server forgets sooner. */
export const STEP_KEY_PATTERN = '^[0-9a-f]{32}-[0-9]+$';

/** Makes sending a step of an act again the same command. */
export const stepKey = (key: string, step: number) => `${key}-${step}`;

/**
 * How long until what waits is tried again, after so many tries in a row that brought nothing to the server: one answer
 * that was lost says little, several say that the network is away.
 */
export function againAfterMs(failures: number): number {
  return Math.min(15_000, 1_000 * 4 ** Math.max(0, failures - 1));
}

/** So many acts leave in one request, with so many characters in all. */
export const MAX_TOGETHER = 20;
export const MAX_CHARS_TOGETHER = 4_000;

/**
 * The oldest act that may be sent now, and those behind it that may leave in the same request; one that was refused or
 * is asked about holds no other back.
 */
export function nextToSend(acts: readonly Act[], now: number): readonly Act[] {
  const open = acts.filter((act) => stateOf(act, now) === 'WAITING');
  const [first, ...others] = open.toSorted((one, other) => one.at - other.at);
  if (!first) return [];
  const next = [first];
  let chars = charsOf(first);
  for (const act of others) {
    chars += charsOf(act);
    const fits = next.length < MAX_TOGETHER && chars <= MAX_CHARS_TOGETHER;
    if (!fits || !isOneRequest(first) || !isOneRequest(act)) break;
    next.push(act);
  }
  return next;
}

/** All that is left of it is words: a file is a request of its own, and so is what names its answer. */
function isOneRequest({ steps, answered }: Act): boolean {
  const [step, ...others] = steps.slice(answered.length);
  return step !== undefined && step.file === undefined && others.length === 0;
}

const charsOf = ({ steps }: Act) => JSON.stringify(steps).length;

/** The same acts with those marked whose time has passed, or of which nobody knows whether they were done. */
export function askedAbout(acts: readonly Act[], now: number): readonly Act[] {
  return acts.map((act) => {
    const state = stateOf(act, now);
    return state === act.state ? act : { ...act, state };
  });
}

function stateOf(act: Act, now: number): Act['state'] {
  if (act.state !== 'WAITING') return act.state;
  if (act.bestBefore !== undefined && now > act.bestBefore) return 'LATE';
  return isUnsure(act, now) ? 'UNSURE' : 'WAITING';
}

/** It was sent, nobody heard the answer, and the server has forgotten its key: once more could be twice. */
function isUnsure(act: Act, now: number): boolean {
  const tried = triedAt(act, act.answered);
  const isHarmless = !act.steps[act.answered.length]?.wire.startsWith('POST ');
  return tried !== undefined && !isHarmless && now - tried > STEP_KEY_KNOWN_MS;
}

/** When the step after those which are answered was sent first. */
export function triedAt({ tried }: Act, answered: readonly string[]): number | undefined {
  return tried?.step === answered.length ? tried.at : undefined;
}

/** The act with a note that its next step leaves now: from here on it may be with the server already. */
export function triedNow(act: Act, now: number): Act {
  const { length: step } = act.answered;
  if (triedAt(act, act.answered) !== undefined || step >= act.steps.length) return act;
  return { ...act, tried: { step, at: now } };
}

/** Its author wants it sent whatever happened: it has no time any more, and no reason against it. */
export function sentAgain({ why: _, bestBefore: __, tried: ___, ...act }: Act): Act {
  return { ...act, state: 'WAITING' };
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
