import { appsOf, endApp } from '#platform/server/identity/log-ins/apps.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';

/** The other apps that somebody has let know who they are; one that is no longer registered by its id. */
export async function readApps({ config, database }: Platform, accountId: string | undefined) {
  if (accountId === undefined) return [];
  const allowed = await appsOf(database.db, accountId, config.OIDC_CLIENT_ID);
  return allowed.map(({ clientId, scopes, allowedAt }) => {
    const client = config.OIDC_CLIENTS.find(({ client_id }) => client_id === clientId);
    return {
      id: clientId,
      name: client?.client_name ?? clientId,
      knowsEmail: scopes.includes('email'),
      comesBack: scopes.includes('offline_access'),
      allowedAt: allowedAt.toISOString(),
    };
  });
}

/** Takes the consent back: the app knows nothing new from now on, and asks again. */
export function endAppOf(platform: Platform, accountId: string, clientId: string): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    if (!(await endApp(tx, accountId, { clientId, ownClient: platform.config.OIDC_CLIENT_ID })))
      return missing();
    await recordSecurity(platform, tx, 'app-ended', { accountId });
    return 'DONE';
  });
}
