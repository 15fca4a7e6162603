import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** 50 kbit/s either way, 800 ms to an answer, and of 20 requests to the API one is lost: half of these have been done. */
const BYTES_A_SECOND = 6_250;
const LATENCY_MS = 800;
const LOST_OF = 20;
const PIECE = 512;

export interface MountainLine {
  /** Before that everything passes at once. */
  begin(): void;
  /** Bytes that came down since it began. */
  down(): number;
  close(): Promise<void>;
}

/** What a browser on a mountain has between itself and the server: page, worker and stream share the one line. */
export async function openMountainLine(port: number, server: number): Promise<MountainLine> {
  let isBad = false;
  let asked = 0;
  const [up, down] = [lane(), lane()];
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!isBad) return forward(incoming, outgoing, server, freely);
    const isApi = /^\/(api|auth)\//.test(incoming.url ?? '') && !incoming.url?.includes('/stream');
    if (isApi) asked += 1;
    const isLost = isApi && asked % LOST_OF === 7;
    await sleep(LATENCY_MS / 2);
    await up.pass(sizeOf(incoming));
    if (isLost && asked % (2 * LOST_OF) === 7) return incoming.destroy();
    return forward(incoming, outgoing, server, isLost ? lose : down.pass);
  };
  const proxy = createServer(
    (incoming, outgoing) => void answer(incoming, outgoing).catch(() => incoming.destroy()),
  );
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    begin: () => {
      isBad = true;
    },
    down: down.passed,
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

type Pass = (bytes: number) => Promise<void>;

const freely: Pass = async () => undefined;
const lose: Pass = async () => {
  throw new Error('lost');
};

/** One direction: what comes later waits for what is under way. */
function lane() {
  let freeAt = 0;
  let passed = 0;
  return {
    async pass(bytes: number): Promise<void> {
      passed += bytes;
      freeAt = Math.max(freeAt, performance.now()) + (bytes / BYTES_A_SECOND) * 1_000;
      await sleep(freeAt - performance.now());
    },
    passed: () => passed,
  };
}

function sizeOf({ rawHeaders, headers, url = '' }: IncomingMessage): number {
  return url.length + rawHeaders.join('').length + Number(headers['content-length'] ?? 0);
}

function forward(from: IncomingMessage, to: ServerResponse, port: number, pass: Pass): Promise<void> {
  const { method, url: path, headers } = from;
  return new Promise((resolve, reject) => {
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      send(answer, to, pass).then(resolve, reject);
    });
    onward.on('error', reject);
    from.pipe(onward);
    to.on('close', () => onward.destroy());
  });
}

async function send(answer: IncomingMessage, to: ServerResponse, pass: Pass): Promise<void> {
  if (pass !== freely) await sleep(LATENCY_MS / 2);
  await pass(answer.rawHeaders.join('').length);
  to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
  to.flushHeaders();
  for await (const chunk of answer) {
    for (let at = 0; at < chunk.length; at += PIECE) {
      const piece = chunk.subarray(at, at + PIECE);
      await pass(piece.length);
      to.write(piece);
    }
  }
  to.end();
}
