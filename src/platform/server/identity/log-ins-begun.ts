import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { Provider } from 'oidc-provider';
import type { Db } from '../db/database.ts';
import { callerOf } from '../http/caller-of.ts';

/** Log-ins that one network, and all together, may have begun and not finished; beyond it the oldest gives way. */
export const MAX_BEGUN_LOG_INS = 300;
export const MAX_BEGUN_IN_ALL = 20_000;

const callers = new WeakMap<IncomingMessage, string>();

/** The provider reads requests itself, and would believe any header about where they come from. */
export function rememberCaller(request: FastifyRequest): void {
  callers.set(request.raw, callerOf(request));
}

/** The network of the request that the provider is answering. */
export function callerOfProvider(): string | null {
  const { ctx } = Provider;
  return (ctx && callers.get(ctx.req)) ?? null;
}

/** Drops the oldest beyond what may be held; called with each that is begun, so that it deletes one or two. */
export async function dropOldestBegun(db: Db, network: string | null): Promise<void> {
  if (network !== null) await dropBeyond(db, MAX_BEGUN_LOG_INS, sql`and network = ${network}`);
  await dropBeyond(db, MAX_BEGUN_IN_ALL, sql``);
}

// Two at once drop the same rows: the second leaves them to the first.
async function dropBeyond(db: Db, limit: number, whose: RawBuilder<unknown>): Promise<void> {
  await sql`
    delete from identity_payloads where model = 'Interaction' and id = any(array(
      select id from identity_payloads where model = 'Interaction' ${whose}
      order by expires_at desc offset ${limit} for update skip locked))`.execute(db);
}
