import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { isConfirmation } from '#platform/shared/command-reply.ts';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Contract, Endpoint, Method, WireParsed, WireReply } from '#platform/shared/wire.ts';
import { wasAnswered } from '../command-keys.ts';
import type { Platform } from '../platform.ts';
import { type Command, withIdempotency } from '../write.ts';
import { admit, refuseWhileReadOnly } from './admit.ts';
import { commandOf } from './command-of.ts';
import { announceEnd } from './deprecation.ts';
import { limitOf } from './limits.ts';
import { problemSchema, sendProblem, statusOf } from './problem.ts';
import { readerOf } from './reader.ts';
import { wordCode } from './sentences.ts';
import { WrittenReply } from './written-reply.ts';

type ViewerFor<E> = E extends { access: 'anyone' } ? null : Viewer;

/** What a handler gets: the parsed request and who asks. */
export type Call<E> = WireParsed<E> & {
  readonly viewer: ViewerFor<E>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** An endpoint whose reply is `null` answers through `call.reply` and returns it. */
type Answer<E> = E extends { reply: null } ? FastifyReply | Refusal : WireReply<E> | WrittenReply | Refusal;

type Handler<E> = (call: Call<E>) => Promise<Answer<E>>;
type KeepingHandler<E> = (call: Call<E> & { readonly command: Command }) => Promise<Answer<E>>;

interface Idempotent<E> {
  readonly idempotent: KeepingHandler<E>;
}

export type Handlers<C> = { readonly [W in keyof C]: Handler<C[W]> | Idempotent<C[W]> };

/**
 * A POST whose verb is one transaction and takes the command into it with `write`: key and effect are kept together.
 * The answers of all other POSTs are kept around their handlers.
 */
export function idempotent<E>(handle: KeepingHandler<E>): Idempotent<E> {
  return { idempotent: handle };
}

const GENERAL_BODY_LIMIT = 256 * 1024;
const JSON_TYPE = 'application/json; charset=utf-8';

/** Registers every operation of a contract; a wire without a handler does not compile. */
export function registerEndpoints<C extends Contract>(
  app: FastifyInstance,
  platform: Platform,
  contract: C,
  handlers: Handlers<C>,
): void {
  for (const wire of Object.keys(contract) as Array<keyof C & string>) {
    const endpoint = contract[wire] as Endpoint;
    registerEndpoint(app, platform, wire, endpoint, handlers[wire] as AnyHandler);
  }
}

type AnyHandler = ((call: object) => Promise<unknown>) | { idempotent(call: object): Promise<unknown> };

function registerEndpoint(
  app: FastifyInstance,
  platform: Platform,
  wire: string,
  endpoint: Endpoint,
  handler: AnyHandler,
): void {
  const [method, url] = wire.split(' ') as [Method, string];
  refuseWrongWire(wire, endpoint);
  const limit = limitOf(platform, endpoint);
  const isRepeated = repeatedBefore(platform);
  if (endpoint.onePress) leadToPage(app, url);
  app.route({
    method,
    url,
    ...optionsOf(endpoint),
    handler: async (request, reply) => {
      if (endpoint.deprecated) announceEnd(reply, endpoint.deprecated);
      const viewer = await admit(platform, endpoint, request);
      if (isRefusal(viewer)) return answerRefusal(request, reply, viewer);
      const closed = refuseWhileReadOnly(platform, method, endpoint);
      if (closed) return answerRefusal(request, reply, closed, viewer);
      const command = commandOf(request, viewer);
      const limited = (await isRepeated(command)) ? undefined : await limit(request, viewer);
      if (limited) return answerRefusal(request, reply, limited, viewer);
      const { params, query, body } = request;
      const call = { viewer, params, query, body, request, reply };
      const worded = async (answer: Promise<unknown>) => wordAnswer(await answer, request, reply, viewer);
      const answer = await ('idempotent' in handler
        ? worded(handler.idempotent({ ...call, command }))
        : withIdempotency(platform, command, () => worded(handler(call))));
      if (isRefusal(answer)) return answerRefusal(request, reply, answer, viewer);
      return answer instanceof WrittenReply ? reply.type(JSON_TYPE).send(answer.json) : answer;
    },
  });
}

/** Opening the address changes nothing, because scanners of mails open links too: the page asks for the press. */
function leadToPage(app: FastifyInstance, url: string): void {
  app.get(url, { schema: { hide: true } }, (request, reply) =>
    reply.redirect(request.url.replace('/api/public/', '/')),
  );
}

/** A command sent again has its answer and spends nothing; without limits nobody needs to look. */
function repeatedBefore({ config, database }: Platform): (command: Command) => Promise<boolean> {
  if (!config.RATE_LIMITS) return async () => false;
  return async (command) => command.key !== undefined && wasAnswered(database.db, command);
}

function refuseWrongWire(wire: string, endpoint: Endpoint): void {
  if (wire.includes('/api/public/') !== (endpoint.access === 'anyone')) {
    throw new Error(`${wire}: what needs no login stands under /api/public/, and only that`);
  }
  if (wire.startsWith('POST ') && endpoint.reply === null) {
    throw new Error(`${wire}: a POST answers with JSON, which can be kept under its key`);
  }
  if (endpoint.reply === null && !endpoint.sends) throw new Error(`${wire}: says nowhere what it sends`);
}

function optionsOf(endpoint: Endpoint): RouteShorthandOptions {
  return {
    bodyLimit: endpoint.bodyLimit ?? GENERAL_BODY_LIMIT,
    config: {
      access: endpoint.access,
      rawBody: endpoint.rawBody === true,
      onePress: endpoint.onePress,
      endpoint,
    },
    schema: {
      operationId: endpoint.operation,
      summary: endpoint.summary,
      params: endpoint.params ?? z.strictObject({}),
      querystring: endpoint.query ?? z.strictObject({}),
      ...(endpoint.body && !endpoint.rawBody ? { body: endpoint.body } : {}),
      response: {
        ...(endpoint.reply ? { 200: endpoint.reply } : {}),
        default: problemSchema,
      },
      ...(endpoint.access === 'anyone' ? { security: [] } : {}),
    },
  } as RouteShorthandOptions;
}

/** What was done is said in the language of who did it; what is kept under a key is kept in words. */
function wordAnswer(
  answer: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  viewer: Viewer | null,
): unknown {
  if (!isConfirmation(answer)) return answer;
  const reader = readerOf(request, viewer);
  reply.header('content-language', reader.locale);
  const { values, ...rest } = answer;
  const said = { ...rest, message: wordCode(answer.code, reader, values) };
  return Object.keys(values).length > 0 ? { ...said, params: values } : said;
}

function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  viewer: Viewer | null = null,
): FastifyReply {
  const reader = readerOf(request, viewer);
  const retryAfter = refusal.params.retryAfter;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const problem = {
    status: statusOf(refusal),
    code: refusal.code,
    message: wordCode(refusal.code, reader, refusal.params),
    params: { ...refusal.params },
  };
  return sendProblem(request, reply, problem, reader.locale);
}
