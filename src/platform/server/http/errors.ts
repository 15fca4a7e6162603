import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { diskWatchOf, isUnavailable } from '../trouble.ts';
import { sendProblem } from './problem.ts';

const textOf: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'This kind of content is not accepted here.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The request has no content.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  MALFORMED_IDEMPOTENCY_KEY: 'An Idempotency-Key has 1 to 128 letters, digits or signs, and no spaces.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request does not have the announced length.',
};

/** One error handler for every route: 4xx tell what was wrong, 5xx tell only that something was. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const errors = error.validation.map((fault) => fieldFault(error.validationContext, fault));
      return sendProblem(request, reply, {
        status: 400,
        code: 'BAD_REQUEST',
        message: errors[0] ?? 'The request is not valid.',
        errors,
      });
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) {
      const message = tooLarge(error, request) ?? textOf[error.code] ?? 'The request is not valid.';
      return sendProblem(request, reply, { status, code: 'BAD_REQUEST', message });
    }
    if (isUnavailable(error)) {
      diskWatchOf(app.server).note(error);
      request.log.warn({ err: error }, 'unavailable');
      reply.header('retry-after', '2');
      return sendProblem(request, reply, {
        status: 503,
        code: 'UNAVAILABLE',
        message: 'Please try again in a moment.',
      });
    }
    request.log.error({ err: error }, 'request failed');
    return sendProblem(request, reply, { status: 500, code: 'INTERNAL', message: 'Something went wrong.' });
  });
}

/** Says how much would have been taken. */
function tooLarge({ code }: FastifyError, { routeOptions }: FastifyRequest): string | undefined {
  if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return undefined;
  const megabytes = routeOptions.bodyLimit / 1024 / 1024;
  const most =
    megabytes < 1 ? `${Math.floor(routeOptions.bodyLimit / 1024)} kB` : `${Math.floor(megabytes)} MB`;
  return `The request is too large: up to ${most} can be sent.`;
}

/** Addresses that no route could be looked up for: too long, or not decodable. They get the same shape. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  sendProblem(request, reply, { status, code: 'BAD_REQUEST', message: 'The address is not valid.' });
}

interface Fault {
  readonly instancePath?: string;
  readonly message?: string;
  readonly params?: { readonly issue?: { readonly keys?: readonly string[] } };
}

function fieldFault(context: string | undefined, fault: Fault): string {
  const path = (fault.instancePath ?? '').split('/').filter(Boolean).join('.');
  return `${path || (context ?? 'request')}: ${fault.message ?? 'is not valid'}`;
}
