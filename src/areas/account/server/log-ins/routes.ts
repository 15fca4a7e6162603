import type { FastifyInstance } from 'fastify';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { dropOpenProofs, endAccess } from '#platform/server/identity/end-access.ts';
import { deviceOf } from '#platform/server/identity/log-ins/device-of.ts';
import { accountOf, endLogIn, endOtherLogIns, logInsOf } from '#platform/server/identity/log-ins/log-ins.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { type LogInsContract, logInsContract } from '../../contract/log-ins.ts';
import { done } from '../../messages.ts';

export function registerLogIns(app: FastifyInstance, platform: Platform): void {
  registerEndpoints(app, platform, logInsContract, logInRoutes(platform));
}

function logInRoutes(platform: Platform): Handlers<LogInsContract> {
  const { db } = platform.database;
  return {
    'GET /api/me/log-ins': async ({ viewer }) => {
      const account = await accountOf(platform, db, viewer.personId);
      const rows = account === undefined ? [] : await logInsOf(db, account, platform.config.OIDC_CLIENT_ID);
      return {
        items: rows.map(({ id, userAgent, way, secondFactor, country, startedAt, lastUsedAt }) => ({
          id,
          ...deviceOf(userAgent),
          way,
          secondFactor,
          country,
          current: id === viewer.logInId,
          startedAt: startedAt.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
      };
    },
    'DELETE /api/me/log-ins/:id': async ({ viewer, params }) => {
      const ended = await endOne(platform, viewer, params.id);
      return isRefusal(ended) ? ended : done('DEVICE_LOGGED_OUT');
    },
    'DELETE /api/me/log-ins': async ({ viewer, query }) => {
      await endMany(platform, viewer, query.but === 'CURRENT');
      return done(query.but ? 'OTHERS_LOGGED_OUT' : 'ALL_LOGGED_OUT');
    },
  };
}

function endOne(platform: Platform, viewer: Viewer, id: string): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const account = await accountOf(platform, tx, viewer.personId);
    if (account === undefined || !(await endLogIn(platform, tx, account, id))) return missing();
    await recordSecurity(platform, tx, 'device-logged-out', { personId: viewer.personId });
    return 'DONE';
  });
}

/** Who ends all log-ins may have found a stranger among them: what was mailed and not used ends as well. */
function endMany(platform: Platform, viewer: Viewer, keepsCurrent: boolean): Promise<'DONE' | Refusal> {
  const { personId, logInId } = viewer;
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    await recordSecurity(platform, tx, 'logged-out-everywhere', { personId });
    if (!keepsCurrent || logInId === null) {
      await endAccess(platform, tx, personId);
      return 'DONE';
    }
    const accountId = await accountOf(platform, tx, personId);
    await dropOpenProofs(tx, { personId, accountId });
    if (accountId !== undefined) await endOtherLogIns(platform, tx, accountId, logInId);
    return 'DONE';
  });
}
