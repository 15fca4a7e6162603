import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import german from 'zod/v4/locales/de.js';
import type { Message } from '#platform/shared/message.ts';
import { diskWatchOf, isUnavailable } from '../trouble.ts';
import { faultMessages } from './messages.ts';
import { sendFault, sendProblem } from './problem.ts';
import { type Reader, readerOf } from './reader.ts';
import { say } from './sentences.ts';

const sentenceOf: Readonly<Record<string, Message>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: faultMessages.WRONG_CONTENT,
  FST_ERR_CTP_EMPTY_JSON_BODY: faultMessages.EMPTY,
  FST_ERR_CTP_INVALID_JSON_BODY: faultMessages.NO_JSON,
  MALFORMED_IDEMPOTENCY_KEY: faultMessages.BAD_KEY,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: faultMessages.WRONG_LENGTH,
};

/** One error handler for every route: 4xx tell what was wrong, 5xx tell only that something was. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const reader = readerOf(request, null);
      const errors = error.validation.map((fault) => fieldFault(error.validationContext, fault, reader));
      const message = errors[0] ?? say(faultMessages.BAD_REQUEST, {}, reader);
      const problem = { status: 400, code: 'BAD_REQUEST', message, errors };
      return sendProblem(request, reply, problem, reader.locale);
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      const limit = tooLarge(error, request);
      if (limit) return sendFault(request, reply, { status, code: 'BAD_REQUEST', ...limit });
      const sentence = sentenceOf[error.code] ?? faultMessages.BAD_REQUEST;
      return sendFault(request, reply, { status, code: 'BAD_REQUEST', sentence });
    }
    if (isUnavailable(error)) {
      diskWatchOf(app.server).note(error);
      request.log.warn({ err: error }, 'unavailable');
      reply.header('retry-after', '2');
      const sentence = faultMessages.UNAVAILABLE;
      return sendFault(request, reply, { status: 503, code: 'UNAVAILABLE', sentence });
    }
    request.log.error({ err: error }, 'request failed');
    return sendFault(request, reply, { status: 500, code: 'INTERNAL', sentence: faultMessages.INTERNAL });
  });
}

/** Says how much would have been taken. */
function tooLarge({ code }: FastifyError, { routeOptions }: FastifyRequest) {
  if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return undefined;
  const megabytes = routeOptions.bodyLimit / 1024 / 1024;
  const limit =
    megabytes < 1 ? `${Math.floor(routeOptions.bodyLimit / 1024)} kB` : `${Math.floor(megabytes)} MB`;
  return { sentence: faultMessages.TOO_LARGE, values: { most: limit } };
}

/** Addresses that no route could be looked up for: too long, or not decodable. They get the same shape. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  sendFault(request, reply, { status, code: 'BAD_REQUEST', sentence: faultMessages.BAD_ADDRESS });
}

interface Fault {
  readonly instancePath?: string;
  readonly message?: string;
  readonly keyword?: string;
  readonly params?: object;
}

/** Zod's own sentences, where it has one that needs no look at what was sent. */
const inGerman = german().localeError;
const worded = [
  'too_small',
  'too_big',
  'invalid_format',
  'invalid_value',
  'not_multiple_of',
  'unrecognized_keys',
];

function fieldFault(context: string | undefined, fault: Fault, reader: Reader): string {
  const path = (fault.instancePath ?? '').split('/').filter(Boolean).join('.');
  return `${path || (context ?? 'request')}: ${wordFault(fault, reader)}`;
}

function wordFault({ message, keyword, params }: Fault, reader: Reader): string {
  const notValid = say(faultMessages.NOT_VALID, {}, reader);
  if (reader.locale === 'en') return message ?? notValid;
  const issue = { ...params, code: keyword };
  const said = isWorded(issue) ? inGerman(issue) : undefined;
  return (typeof said === 'string' ? said : said?.message) ?? notValid;
}

function isWorded(issue: object): issue is Parameters<typeof inGerman>[0] {
  return 'code' in issue && worded.includes(String(issue.code));
}
