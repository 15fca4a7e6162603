import type { FastifyReply, FastifyRequest } from 'fastify';
import { announce } from './compress.ts';
import { type Encoded, encodeFor } from './encoding.ts';

/** A document that stays the same while the process lives: written once, and encoded once for each way to read it. */
export class PreparedDocument {
  private readonly encoded = new Map<string, Promise<Encoded>>();
  private readonly write: () => string;
  private written: Buffer | undefined;

  constructor(write: () => string) {
    this.write = write;
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.written ??= Buffer.from(this.write());
    reply.header('vary', 'accept-encoding');
    if (request.method === 'HEAD') return reply.send(this.written);
    return reply.send(announce(reply, await this.for(request.headers['accept-encoding'], this.written)));
  }

  private for(accepted: string | undefined, document: Buffer): Promise<Encoded> {
    const way = ['br', 'gzip'].find((each) => new RegExp(`\\b${each}\\b`).test(accepted ?? '')) ?? '';
    const known = this.encoded.get(way) ?? encodeFor(way, document);
    this.encoded.set(way, known);
    return known;
  }
}
