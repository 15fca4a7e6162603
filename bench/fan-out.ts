import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const CONCURRENCY = 200;

export interface Crowd {
  /** Milliseconds from the call of `tell` until the last stream has heard of it. */
  measure(tell: () => Promise<unknown>): Promise<number>;
  close(): void;
}

interface Listening {
  /** The address that is listened to, with what is watched. */
  readonly path: string;
  /** The event that counts as having heard. */
  readonly event: string;
  /** Who listens: one token for all, or each their own. */
  readonly tokenOf: (at: number) => string;
  readonly count: number;
}

/** Opens many live streams from this process and counts who hears what. */
export async function gather(origin: string, { path, event, tokenOf, count }: Listening): Promise<Crowd> {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  let heard: (() => void) | undefined;
  const headOf = (at: number) =>
    `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${tokenOf(at)}\r\n\r\n`;
  const open = (at: number) =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(headOf(at)));
      let isOpen = false;
      socket.on('error', reject);
      socket.on('data', (bytes) => {
        if (!isOpen && !bytes.includes('200 OK')) reject(new Error(bytes.toString().slice(0, 200)));
        if (!isOpen) resolve();
        isOpen = true;
        if (bytes.includes(event)) heard?.();
      });
      sockets.push(socket);
    });
  for (let at = 0; at < count; at += CONCURRENCY) {
    await Promise.all(
      Array.from({ length: Math.min(CONCURRENCY, count - at) }, (_, more) => open(at + more)),
    );
  }
  await sleep(500);
  return {
    async measure(tell) {
      let left = count;
      const all = new Promise<void>((resolve) => {
        heard = () => {
          left -= 1;
          if (left === 0) resolve();
        };
      });
      const started = performance.now();
      await tell();
      const late = await Promise.race([all, sleep(20_000, true, { ref: false })]);
      if (late) throw new Error(`${left} of ${count} streams heard nothing`);
      return performance.now() - started;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
