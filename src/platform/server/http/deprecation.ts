import type { FastifyReply } from 'fastify';
import type { Deprecation } from '#platform/shared/wire.ts';

/** Where the page of the API lists what ends. */
export const ENDING = 'ending';

/** Months that lie between the announcement of an end and the end. */
export const MONTHS_AHEAD = 12;

/**
 * Announces an end in the headers of an answer: since when it is old (RFC 9745, seconds since 1970), when it ends
 * (RFC 8594) and where that is explained.
 */
export function announceEnd(reply: FastifyReply, { since, until }: Deprecation): void {
  reply.header('deprecation', `@${Date.parse(since) / 1_000}`);
  reply.header('sunset', new Date(until).toUTCString());
  reply.header('link', `</api/docs#${ENDING}>; rel="deprecation"; type="text/html"`);
}

/** Whether an end is announced so early that programs can follow. */
export function isEarlyEnough({ since, until }: Deprecation): boolean {
  const earliest = new Date(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + MONTHS_AHEAD);
  return new Date(until) >= earliest;
}
