import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import { isRefusal, type Refusal } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Contract, Endpoint, Method, WireParsed, WireReply } from '#platform/shared/wire.ts';
import type { Platform } from '../platform.ts';
import type { Command } from '../write.ts';
import { admit } from './admit.ts';
import { commandOf } from './command-of.ts';
import { limitOf } from './limits.ts';
import { problemSchema, sendProblem, statusOf } from './problem.ts';
import { wordRefusal } from './word-refusal.ts';

type ViewerFor<E> = E extends { access: 'anyone' } ? null : Viewer;

/** What a handler gets: the parsed request, who asks, and what makes a repeated command the same one. */
export type Call<E> = WireParsed<E> & {
  readonly viewer: ViewerFor<E>;
  readonly command: Command;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

/** An endpoint whose reply is `null` answers through `call.reply` and returns it. */
type Answer<E> = E extends { reply: null } ? FastifyReply | Refusal : WireReply<E> | Refusal;

export type Handlers<C> = { readonly [W in keyof C]: (call: Call<C[W]>) => Promise<Answer<C[W]>> };

const GENERAL_BODY_LIMIT = 256 * 1024;

/** Registers every operation of a contract; a wire without a handler does not compile. */
export function registerEndpoints<C extends Contract>(
  app: FastifyInstance,
  platform: Platform,
  contract: C,
  handlers: Handlers<C>,
): void {
  for (const wire of Object.keys(contract) as Array<keyof C & string>) {
    const endpoint = contract[wire] as Endpoint;
    const handle = handlers[wire] as (call: unknown) => Promise<unknown>;
    registerEndpoint(app, platform, wire, endpoint, handle);
  }
}

function registerEndpoint(
  app: FastifyInstance,
  platform: Platform,
  wire: string,
  endpoint: Endpoint,
  handle: (call: unknown) => Promise<unknown>,
): void {
  const [method, url] = wire.split(' ') as [Method, string];
  if (url.includes('/api/public/') !== (endpoint.access === 'anyone')) {
    throw new Error(`${wire}: what needs no login stands under /api/public/, and only that`);
  }
  const limit = limitOf(platform, endpoint);
  app.route({
    method,
    url,
    ...optionsOf(endpoint),
    handler: async (request, reply) => {
      const viewer = await admit(platform, endpoint.access, request);
      const refused = isRefusal(viewer) ? viewer : await limit(request, viewer);
      if (refused) return answerRefusal(request, reply, refused);
      const answer = await handle({
        viewer,
        params: request.params,
        query: request.query,
        body: request.body,
        command: commandOf(request, viewer),
        request,
        reply,
      });
      return isRefusal(answer) ? answerRefusal(request, reply, answer, viewer as Viewer | null) : answer;
    },
  });
}

function optionsOf(endpoint: Endpoint): RouteShorthandOptions {
  return {
    bodyLimit: endpoint.bodyLimit ?? GENERAL_BODY_LIMIT,
    config: {
      access: endpoint.access,
      rawBody: endpoint.rawBody === true,
      formIgnored: endpoint.formIgnored,
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
    } as RouteShorthandOptions['schema'],
  } as RouteShorthandOptions;
}

function answerRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  viewer: Viewer | null = null,
): FastifyReply {
  const message = wordRefusal(refusal, viewer);
  const retryAfter = refusal.params.retryAfter;
  if (refusal.kind === 'limited' && retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return sendProblem(request, reply, {
    status: statusOf(refusal),
    code: refusal.code,
    message,
    params: { ...refusal.params },
  });
}
