import type { FastifyRequest } from 'fastify';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Endpoint } from '#platform/shared/wire.ts';
import type { Platform } from '../platform.ts';

/** How a token of a program begins, so that one that was published by mistake is found by those who search for them. */
export const PROGRAM_TOKEN_PREFIX = 'tfp_';

/** What a program asks for, and with what. */
export interface ProgramCall {
  readonly token: string;
  readonly scope: string;
  readonly params: unknown;
}

/** In whose name a token reads, as far as it reaches; a refusal when it reads nothing here, or nothing any more. */
export type ReadAsProgram = (call: ProgramCall) => Promise<Viewer | Refusal>;

const readers = new WeakMap<Platform, ReadAsProgram>();

/** Lets programs in: the area that makes their tokens says here whom each stands for. */
export function takeProgramTokens(platform: Platform, read: ReadAsProgram): void {
  readers.set(platform, read);
}

const BEARER = /^Bearer (tfp_[\w-]{10,100})$/i;

/** The token of a program that a request shows; undefined for people and visitors. */
export function programTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return BEARER.exec(headers.authorization ?? '')?.[1];
}

/** Lets a program in where the operation says so: it reads, and does nothing else. */
export async function admitProgram(
  platform: Platform,
  { programScope }: Pick<Endpoint, 'programScope'>,
  token: string,
  request: FastifyRequest,
): Promise<Viewer | Refusal> {
  const read = readers.get(platform);
  if (!read || programScope === undefined || request.method !== 'GET')
    return refuse('NOT_FOR_PROGRAMS', {}, 'forbidden');
  return read({ token, scope: programScope, params: request.params });
}
