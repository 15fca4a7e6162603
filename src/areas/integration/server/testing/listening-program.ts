import { createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeardRequest {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** A program of somebody else that hears a webhook. */
export interface ListeningProgram {
  readonly url: string;
  readonly heard: HeardRequest[];
  /** What it answers from now on: a status, or nothing at all. */
  answer: number | 'SILENCE' | 'BREAK';
  close(): Promise<void>;
}

export async function openProgram(): Promise<ListeningProgram> {
  const heard: HeardRequest[] = [];
  const server = http.createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      if (program.answer === 'BREAK') reply.destroy();
      else if (program.answer !== 'SILENCE')
        reply.writeHead(program.answer, { location: program.url }).end('thank you');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address() as AddressInfo;
  const program: ListeningProgram = {
    url: `http://127.0.0.1:${address.port}/hear`,
    heard,
    answer: 200,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return program;
}

const FIVE_MINUTES_S = 300;

/**
 * Whether a program that follows Standard Webhooks believes a request: the signature is that of its secret, the time is
 * near, and its id is new.
 */
export function isBelieved(
  secret: string,
  { headers, body }: HeardRequest,
  { now, known = new Set() }: { readonly now: Date; readonly known?: ReadonlySet<string> },
): boolean {
  const [id, timestamp] = [headers['webhook-id'], headers['webhook-timestamp']].map(String);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const right = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  const signed = String(headers['webhook-signature']).split(' ').includes(`v1,${right}`);
  const isNear = Math.abs(now.getTime() / 1_000 - Number(timestamp)) <= FIVE_MINUTES_S;
  return signed && isNear && !known.has(id ?? '');
}
