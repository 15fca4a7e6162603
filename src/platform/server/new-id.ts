import { v7 } from 'uuid';

/** A fresh UUIDv7, branded as the caller names it: `newId<HuddleId>()`. */
export function newId<Id extends string>(): Id {
  return v7() as Id;
}
