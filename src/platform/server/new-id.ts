import { v5, v7 } from 'uuid';
import { random16 } from './random-bytes.ts';

let [lastMs, counter] = [0, 0];

/** A fresh UUIDv7, branded as the caller names it: `newId<HuddleId>()`. Each sorts behind those made before it here. */
export function newId<Id extends string>(): Id {
  const random = random16();
  const now = Date.now();
  // A millisecond begins at a random count below the half of 32 bits, which nothing counts up to its end.
  if (now > lastMs)
    [lastMs, counter] = [now, new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1];
  else counter += 1;
  return branded(v7({ random, msecs: lastMs, seq: counter }));
}

/** An id that sorts among those made at that time. */
export function newIdAt<Id extends string>(at: Date): Id {
  return branded(v7({ random: random16(), msecs: at.getTime() }));
}

/** The id that the same name always has in a namespace: what is made twice under it is one thing. */
export function idOfName<Id extends string>(name: string, namespace: string): Id {
  return branded(v5(name, namespace));
}

function branded<Id extends string>(id: string): Id {
  return id as Id;
}
