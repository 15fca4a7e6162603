import { useState } from 'react';
import { MAX_CHOSEN } from '../../rules/dues.ts';

export interface Chosen {
  readonly ids: readonly string[];
  has(id: string): boolean;
  toggle(id: string): void;
  set(ids: readonly string[]): void;
}

/** Members that are chosen, to do something with all of them. */
export function useChosen(): Chosen {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) =>
      setIds(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(0, MAX_CHOSEN)),
    set: (next) => setIds(next.slice(0, MAX_CHOSEN)),
  };
}
