import type { ReadersView } from '#areas/person/contract/readers.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';

/** A choice of nobody but strangers is none: there is no member to write to. */
export function refuseStrangers(readers: ReadersView): ReadersView | Refusal {
  const isOfStrangers = readers.count === 0 && readers.without.every(({ why }) => why === 'NO_MEMBER');
  return isOfStrangers ? refuse('THEY_ARE_NO_MEMBER', {}, 'conflict') : readers;
}
