import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const BYTES_AN_ID = 16;
/** Asking the system for randomness takes far longer than making an id of it: it is asked for many at once. */
const randomness = new Uint8Array(256 * BYTES_AN_ID);
let used = randomness.length;
let [lastMs, counter] = [0, 0];

/** A fresh UUIDv7, branded as the caller names it: `newId<HuddleId>()`. Each sorts behind those made before it here. */
export function newId<Id extends string>(): Id {
  if (used === randomness.length) {
    randomFillSync(randomness);
    used = 0;
  }
  const random = randomness.subarray(used, used + BYTES_AN_ID);
  used += BYTES_AN_ID;
  const now = Date.now();
  // A millisecond begins at a random count below the half of 32 bits, which nothing counts up to its end.
  if (now > lastMs)
    [lastMs, counter] = [now, new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1];
  else counter += 1;
  return v7({ random, msecs: lastMs, seq: counter }) as Id;
}
