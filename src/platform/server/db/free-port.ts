import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const FIRST = 15460;
const LAST = 32000;

/** A port of 127.0.0.1 that nobody listens on, below the range outgoing connections take theirs from. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${FIRST} and ${LAST}`);
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
