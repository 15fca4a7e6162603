import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';

/** Something that would be nobody's without its owner. */
export interface Owned {
  readonly id: string;
  readonly name: string;
  /** Who could take it over. */
  readonly heirs: ReadonlyArray<{ readonly id: string }>;
}

/** What its owner wants with it: somebody takes it over, or with null it ends. */
export interface Answer {
  readonly id: string;
  readonly to: string | null;
}

/** Nothing is left without an owner: each thing that is owned needs an answer that can be carried out (A11). */
export function checkAnswers(owned: readonly Owned[], answers: readonly Answer[]): Refusal | undefined {
  if (answers.some(({ id }) => !owned.some((thing) => thing.id === id))) return missing();
  const byId = new Map(answers.map(({ id, to }) => [id, to]));
  for (const { id, name, heirs } of owned) {
    const to = byId.get(id);
    if (to === undefined) return refuse('HANGS_ON_YOU', { name }, 'conflict');
    if (to !== null && !heirs.some((heir) => heir.id === to))
      return refuse('CANNOT_TAKE_OVER', { name }, 'conflict');
  }
  return undefined;
}
