import type { KoaContextWithOIDC } from 'oidc-provider';
import { countryOf } from '../../geo/country-of.ts';
import type { Platform } from '../../platform.ts';
import { hashOfToken, newToken } from '../../single-use-token.ts';
import { inTransaction } from '../../write.ts';
import { callerOfProvider } from '../log-ins-begun.ts';
import { nameLogInOfLinks } from '../providers/store.ts';
import { noteDevice } from './devices.ts';
import { tellOfLogIn } from './tell-of-log-in.ts';
import { wayOf } from './way-in.ts';

const MAX_USER_AGENT = 400;
const LASTS_MS = 400 * 24 * 3_600_000;
const COOKIE = 'device';
/** The same over https: with this prefix browsers take it on https only. */
const SECURE_COOKIE = `__Secure-${COOKIE}`;
const WORD = /^[\w-]{43}$/;

/**
 * Notes with what and how somebody logged in, so that they know the log-in again in their list. A browser that the
 * account was never logged in with before is told to its owner by mail (GATE-11).
 */
export async function rememberLogIn(
  platform: Platform,
  ctx: KoaContextWithOIDC,
  logIn: { readonly grantId: string; readonly accountId: string },
): Promise<void> {
  const { grantId, accountId } = logIn;
  const userAgent = ctx.get('user-agent').slice(0, MAX_USER_AGENT);
  const country = (await countryOf(callerOfProvider() ?? '')) ?? null;
  const { way, secondFactor } = wayOf(ctx.oidc.session?.amr);
  const secure = platform.config.PUBLIC_ORIGIN.startsWith('https:');
  const shownBy = (name: string) => ctx.cookies.get(name, { signed: false });
  const shown = (secure ? shownBy(SECURE_COOKIE) : undefined) ?? shownBy(COOKIE) ?? '';
  const word = WORD.test(shown) ? shown : newToken();
  await inTransaction(platform.database, async (tx) => {
    await tx
      .insertInto('identity_log_ins')
      .values({
        grant_id: grantId,
        account_id: accountId,
        user_agent: userAgent,
        country,
        way,
        second_factor: secondFactor,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await nameLogInOfLinks(tx, accountId, grantId);
    const device = { accountId, grantId, wordHash: hashOfToken(word) };
    if ((await noteDevice(tx, device)) === 'UNKNOWN')
      await tellOfLogIn(platform, tx, { ...logIn, userAgent, country });
  });
  ctx.cookies.set(secure ? SECURE_COOKIE : COOKIE, word, {
    signed: false,
    httpOnly: true,
    sameSite: 'lax',
    secure,
    path: '/oidc',
    maxAge: LASTS_MS,
    overwrite: true,
  });
}
