import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Refusal, RefusalKind } from '#platform/shared/decision.ts';
import type { Locale } from '#platform/shared/locale.ts';
import type { Message, MessageValues } from '#platform/shared/message.ts';
import { readerOf } from './reader.ts';
import { say } from './sentences.ts';

/** RFC 9457 problem, with what the pages of this product also read: `error`, `message`, `errors` (API-3). */
export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    error: z.literal(true),
    message: z.string(),
    errors: z.array(z.string()),
    requestId: z.string(),
  })
  .meta({ id: 'Problem' });

export type Problem = z.output<typeof problemSchema>;

const statusOfKind: Readonly<Record<RefusalKind, number>> = {
  rule: 422,
  missing: 404,
  forbidden: 403,
  conflict: 409,
  limited: 429,
  unavailable: 503,
};

export const titles: Readonly<Record<number, string>> = {
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Refused',
  429: 'Too many requests',
  503: 'Unavailable',
};

export function statusOf(refusal: Refusal): number {
  return refusal.code === 'NOT_SIGNED_IN' ? 401 : statusOfKind[refusal.kind];
}

/** Answers with a problem; never cached, never carrying more than the given texts. */
export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Pick<Problem, 'status' | 'code' | 'message'> & Partial<Problem>,
  language: Locale,
): FastifyReply {
  const body: Problem = {
    type: `urn:problem:${problem.code.toLowerCase().replaceAll('_', '-')}`,
    title: titles[problem.status] ?? 'Error',
    detail: problem.message,
    params: {},
    error: true,
    errors: [problem.message],
    requestId: request.id,
    ...problem,
  };
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .serializer(JSON.stringify)
    .send(body);
}

interface Fault {
  readonly status: number;
  readonly code: string;
  readonly sentence: Message;
  readonly values?: MessageValues;
}

/** Answers what fails before anybody knows whose request it is, in the language of the browser. */
export function sendFault(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, code, sentence, values = {} }: Fault,
): FastifyReply {
  const reader = readerOf(request, null);
  return sendProblem(request, reply, { status, code, message: say(sentence, values, reader) }, reader.locale);
}
