import type { Grant, KoaContextWithOIDC } from 'oidc-provider';

export const SCOPES = 'openid email offline_access';

/** Our own app needs no consent page: its grant is made with the log-in and lives as long. */
export function grantOfOwnApp(audience: string) {
  return async (ctx: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session, provider } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const grantId = session.grantIdFor(client.clientId);
    const known = grantId ? await provider.Grant.find(grantId) : undefined;
    if (known && known.accountId === session.accountId) return known;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(SCOPES);
    grant.addResourceScope(audience, '');
    await grant.save();
    return grant;
  };
}
