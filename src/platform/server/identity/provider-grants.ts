import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import type { Platform } from '../platform.ts';
import { rememberLogIn } from './log-ins/remember-log-in.ts';

export const SCOPES = 'openid email offline_access';

/**
 * Our own app needs no consent page: its grant is made with the log-in and lives as long. Another app has one when the
 * person has said yes to it.
 */
export function grantsOf(platform: Platform) {
  const { config } = platform;
  return async (ctx: KoaContextWithOIDC): Promise<Grant | undefined> => {
    const { client, session, provider } = ctx.oidc;
    if (!client || !session?.accountId) return undefined;
    const earlier = ctx.oidc.result?.consent?.grantId ?? session.grantIdFor(client.clientId);
    const known = earlier ? await provider.Grant.find(earlier) : undefined;
    if (known && known.accountId === session.accountId) return known;
    if (client.clientId !== config.OIDC_CLIENT_ID) return undefined;
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope(SCOPES);
    grant.addResourceScope(config.OIDC_AUDIENCE, '');
    const grantId = await grant.save();
    await rememberLogIn(platform, ctx, { grantId, accountId: session.accountId });
    return grant;
  };
}
