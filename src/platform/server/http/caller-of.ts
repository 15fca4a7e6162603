import type { FastifyRequest } from 'fastify';
import { networkOf } from './network-of.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * Who a request without a person is counted as: the network it comes from. The one place that reads an address, so
 * that no limit can be escaped by a header or by the next address of the same customer.
 */
export function callerOf(request: FastifyRequest): string {
  return networkOf(request.ip);
}

/** Whether it came from this machine itself, and no proxy on it says that it brings somebody else's. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const brought = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
  if (brought.some((name) => request.headers[name] !== undefined)) return false;
  return LOOPBACK.test(request.socket.remoteAddress ?? '');
}
