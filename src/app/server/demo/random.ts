import { v7 } from 'uuid';

/** Chance that gives the same world for the same seed. */
export interface Random {
  /** A number from 0 up to but not including 1. */
  next(): number;
  /** A whole number from `from` to `to`, both included. */
  between(from: number, to: number): number;
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Up to `count` different items. */
  some<Item>(items: readonly Item[], count: number): Item[];
  /** A UUIDv7 of that instant. */
  id<Id extends string>(at: Date): Id;
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    const found = items[Math.floor(next() * items.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  return {
    next,
    between,
    pick,
    chance: (share) => next() < share,
    some(items, count) {
      const chosen = new Set<(typeof items)[number]>();
      const limit = Math.min(count, items.length);
      for (let tries = 0; chosen.size < limit && tries < limit * 8; tries++) chosen.add(pick(items));
      return [...chosen];
    },
    id(at) {
      const random = Uint8Array.from({ length: 16 }, () => between(0, 255));
      return v7({ msecs: at.getTime(), random, seq: between(0, 0x7fffffff) }) as never;
    },
  };
}
