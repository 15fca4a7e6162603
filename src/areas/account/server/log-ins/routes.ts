import type { FastifyInstance } from 'fastify';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { deviceOf } from '#platform/server/identity/log-ins/device-of.ts';
import { accountOf, endLogIns, logInsOf } from '#platform/server/identity/log-ins/log-ins.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { done } from '#platform/shared/command-reply.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { type LogInsContract, logInsContract } from '../../contract/log-ins.ts';

export function registerLogIns(app: FastifyInstance, platform: Platform): void {
  registerEndpoints(app, platform, logInsContract, logInRoutes(platform));
}

function logInRoutes(platform: Platform): Handlers<LogInsContract> {
  const { db } = platform.database;
  return {
    'GET /api/me/log-ins': async ({ viewer }) => {
      const account = await accountOf(platform, db, viewer.personId);
      const rows = account === undefined ? [] : await logInsOf(db, account);
      return {
        items: rows.map(({ id, userAgent, startedAt, lastUsedAt }) => ({
          ...{ id, ...deviceOf(userAgent), current: id === viewer.logInId },
          startedAt: startedAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
      };
    },
    'DELETE /api/me/log-ins/:id': async ({ viewer, params }) => {
      const ended = await endOne(platform, viewer, params.id);
      return isRefusal(ended) ? ended : done('That device is logged out.');
    },
    'DELETE /api/me/log-ins': async ({ viewer, query }) => {
      await endMany(platform, viewer, query.but === 'CURRENT');
      return done(query.but ? 'You are logged out everywhere else.' : 'You are logged out everywhere.');
    },
  };
}

function endOne(platform: Platform, viewer: Viewer, id: string): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const account = await accountOf(platform, tx, viewer.personId);
    if (account === undefined || !(await endLogIns(platform, tx, account, [id]))) return missing();
    return 'DONE';
  });
}

function endMany(platform: Platform, viewer: Viewer, keepsCurrent: boolean): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const account = await accountOf(platform, tx, viewer.personId);
    if (account === undefined) return 'DONE';
    const ids = (await logInsOf(tx, account)).map(({ id }) => id);
    const ended = ids.filter((id) => !keepsCurrent || id !== viewer.logInId);
    if (ended.length > 0) await endLogIns(platform, tx, account, ended);
    return 'DONE';
  });
}
