import { randomFillSync } from 'node:crypto';

const BYTES = 16;
/** Asking the system for randomness takes far longer than using it: it is asked for much at once. */
const randomness = new Uint8Array(256 * BYTES);
let used = randomness.length;

/** 16 bytes that nobody else gets; to be read before the next are taken. */
export function random16(): Uint8Array {
  if (used === randomness.length) {
    randomFillSync(randomness);
    used = 0;
  }
  used += BYTES;
  return randomness.subarray(used - BYTES, used);
}
