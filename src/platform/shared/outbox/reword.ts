import type { Act } from './act.ts';

/**
 * The act with other words: they take the place of the first ones as long as nothing of those has left, and follow them
 * otherwise, so that two edits of one's own never meet (O3, O6). What was refused is another command, under a new key.
 */
export function reworded(act: Act, words: string, newKey: string): Act {
  const { wording, why: _, tried, bestBefore: __, ...rest } = act;
  if (!wording) return act;
  const { step, field, change } = wording;
  const isRefused = act.state === 'REFUSED';
  const mayBeThere = act.answered.length > step || (!isRefused && tried?.step === step);
  const said = { ...rest, wording, words, state: 'WAITING' as const };
  if (!mayBeThere) {
    const steps = act.steps.map((each, at) =>
      at === step ? { ...each, body: withField(each.body, field, words) } : each,
    );
    return { ...said, steps: steps.slice(0, step + 1), ...(isRefused && { key: newKey }) };
  }
  const steps = [...act.steps.slice(0, step + 1), { ...change, body: withField(change.body, field, words) }];
  // A change that is there already is made once more, with the newer words.
  const answered = act.answered.slice(0, step + 1);
  return { ...said, steps, answered, ...(tried && tried.step <= step && { tried }) };
}

/** Whether its words are all that can be changed of it, and still can. */
export const isRewordable = ({ wording, state }: Act) =>
  wording !== undefined && (state === 'WAITING' || state === 'REFUSED');

function withField(body: unknown, field: string, words: string): Record<string, unknown> {
  return { ...(typeof body === 'object' ? body : {}), [field]: words };
}
