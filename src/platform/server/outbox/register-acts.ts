import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PRESSED_AT } from '#platform/shared/outbox/pressed.ts';
import { outcomeOf } from '#platform/shared/outbox/rules.ts';
import type { WireParsed, WireReply } from '#platform/shared/wire.ts';
import { callerOf } from '../http/caller-of.ts';
import { registerEndpoints } from '../http/endpoints.ts';
import type { Platform } from '../platform.ts';
import { actsContract } from './acts-contract.ts';

type SendActs = (typeof actsContract)['POST /api/acts'];
type SentAct = WireParsed<SendActs>['body']['acts'][number];
type Answer = WireReply<SendActs>['answers'][number];

/** Many acts in one request: on a bad line the way there and back takes longer than all of them (O19). */
export function registerActs(app: FastifyInstance, platform: Platform): void {
  registerEndpoints(app, platform, actsContract, {
    'POST /api/acts': async ({ body, request }) => {
      const answers: Answer[] = [];
      for (const act of body.acts) {
        const answer = await carryOut(app, act, request);
        answers.push(answer);
        if (mustWait(answer)) break;
      }
      return { answers };
    },
  });
}

/** It will be sent again, and before those behind it. */
function mustWait({ status, body }: Answer): boolean {
  if (status === 200) return false;
  return outcomeOf({ status, code: JSON.parse(body).code }, {}) === 'LATER';
}

/** Through every gate and limit that a request of its own passes, with the same log-in. */
async function carryOut(
  app: FastifyInstance,
  { method, path, body, key, pressedAt }: SentAct,
  request: FastifyRequest,
): Promise<Answer> {
  const { authorization, 'accept-language': language } = request.headers;
  const headers = {
    accept: 'application/json',
    [PRESSED_AT]: pressedAt,
    ...(authorization && { authorization }),
    ...(language && { 'accept-language': language }),
    ...(key && { 'idempotency-key': key }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
  const remoteAddress = callerOf(request);
  const answer = await app.inject({ method, url: path, headers, remoteAddress, ...payload });
  return { status: answer.statusCode, body: answer.body };
}
