import type { FastifyInstance } from 'fastify';
import { type Handlers, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { readerOf } from '#platform/server/http/reader.ts';
import { authLimitsOf } from '#platform/server/identity/limits.ts';
import { mailCode } from '#platform/server/identity/log-in-by-mail.ts';
import { askForNewPasskey, keepPasskey } from '#platform/server/identity/passkeys/make-passkey.ts';
import { askOwner } from '#platform/server/identity/passkeys/show-passkey.ts';
import { renamePasskey } from '#platform/server/identity/passkeys/store.ts';
import { notePresence, type Proof, presenceOf } from '#platform/server/identity/presence.ts';
import { draftSecondFactor } from '#platform/server/identity/second-factor/second-factor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { newToken } from '#platform/server/single-use-token.ts';
import { isRefusal, missing, refuse } from '#platform/shared/decision.ts';
import { type SecurityContract, securityContract } from '../../contract/security.ts';
import { done } from '../../messages.ts';
import { readMe } from '../reads.ts';
import { changeUsername } from '../username/change-username.ts';
import { endAppOf } from './apps.ts';
import { freshAccountOf } from './fresh-account.ts';
import { accountHere, keptElsewhere } from './own-account.ts';
import { endPasskey } from './passkeys.ts';
import { registerProviderLinks } from './provider-routes.ts';
import { readSecurity } from './read-security.ts';
import { endSecondFactor, renewRecoveryCodes, startSecondFactor } from './second-factor.ts';
import { setPassword } from './set-password.ts';

export function registerSecurity(app: FastifyInstance, platform: Platform): void {
  // Where programs that keep passwords send people to change one.
  app.get('/.well-known/change-password', (_, reply) => reply.redirect('/setting/security', 302));
  registerEndpoints(app, platform, securityContract, {
    'GET /api/me/security': ({ viewer }) => readSecurity(platform, viewer),
    'DELETE /api/me/apps/:id': async ({ viewer, params: { id } }) => {
      const account = await accountHere(platform, viewer);
      if (!account) return keptElsewhere();
      const ended = await endAppOf(platform, account.id, id);
      return isRefusal(ended) ? ended : done('APP_ENDED');
    },
    ...presenceRoutes(platform),
    ...nameRoutes(platform),
    ...passkeyRoutes(platform),
    ...secondFactorRoutes(platform),
  });
  registerProviderLinks(app, platform);
}

type Routes<Wire extends keyof SecurityContract> = Handlers<Pick<SecurityContract, Wire>>;

function presenceRoutes(
  platform: Platform,
): Routes<'PUT /api/me/presence' | 'PUT /api/me/presence/mail' | 'PUT /api/me/presence/passkey'> {
  const refuseUnlessPresent = presenceOf(platform);
  return {
    'PUT /api/me/presence': async ({ viewer, body }) => {
      if (!(await accountHere(platform, viewer))) return keptElsewhere();
      const refused = await refuseUnlessPresent(viewer, body satisfies Proof);
      if (refused) return refused;
      await notePresence(platform, viewer);
      return done('PRESENT');
    },
    'PUT /api/me/presence/mail': async ({ viewer, request }) => {
      const account = await accountHere(platform, viewer);
      if (!account) return keptElsewhere();
      const ask = newToken();
      const { locale } = readerOf(request, viewer);
      const refused = await mailCode(platform, { email: account.email, ask, locale });
      return isRefusal(refused) ? refused : { ask };
    },
    'PUT /api/me/presence/passkey': async ({ viewer }) => {
      const account = await accountHere(platform, viewer);
      return account ? askOwner(platform, account.id) : keptElsewhere();
    },
  };
}

function nameRoutes(platform: Platform): Routes<'PUT /api/me/username' | 'PUT /api/me/password'> {
  const refuseUnlessPresent = presenceOf(platform);
  const freshAccount = freshAccountOf(platform);
  return {
    'PUT /api/me/username': async ({ viewer, body: { username, idToken } }) => {
      const refused = await refuseUnlessPresent(viewer, { idToken });
      if (refused) return refused;
      return (
        (await changeUsername(platform, viewer, username)) ??
        done('USERNAME_CHANGED', { username: username.toLowerCase() })
      );
    },
    'PUT /api/me/password': async ({ viewer, body: { password } }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      return (await setPassword(platform, viewer, account, password)) ?? done('PASSWORD_SAVED');
    },
  };
}

function passkeyRoutes(
  platform: Platform,
): Routes<
  | 'PUT /api/me/passkeys/question'
  | 'PUT /api/me/passkeys'
  | 'PATCH /api/me/passkeys/:id'
  | 'DELETE /api/me/passkeys/:id'
> {
  const { db } = platform.database;
  const freshAccount = freshAccountOf(platform);
  return {
    'PUT /api/me/passkeys/question': async ({ viewer }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      const me = await readMe(db, viewer.personId);
      const { id: accountId, email } = account;
      return askForNewPasskey(platform, { accountId, email, displayName: me?.display_name ?? email });
    },
    'PUT /api/me/passkeys': async ({ viewer, body: { name, made } }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      const key = { accountId: account.id, madeIn: viewer.logInId, name, made };
      const kept = await keepPasskey(platform, key);
      return isRefusal(kept) ? kept : done('PASSKEY_ADDED');
    },
    'PATCH /api/me/passkeys/:id': async ({ viewer, params: { id }, body: { name } }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      const renamed = await renamePasskey(db, { id, accountId: account.id }, name);
      return renamed ? done('PASSKEY_RENAMED') : missing();
    },
    'DELETE /api/me/passkeys/:id': async ({ viewer, params: { id } }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      const ended = await endPasskey(platform, account, id);
      return isRefusal(ended) ? ended : done('PASSKEY_REMOVED');
    },
  };
}

function secondFactorRoutes(
  platform: Platform,
): Routes<
  | 'PUT /api/me/second-factor/draft'
  | 'PUT /api/me/second-factor'
  | 'PUT /api/me/second-factor/recovery-codes'
  | 'DELETE /api/me/second-factor'
> {
  const freshAccount = freshAccountOf(platform);
  const limits = authLimitsOf(platform.config, platform.database);
  return {
    'PUT /api/me/second-factor/draft': async ({ viewer }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      const { id: accountId, email } = account;
      return draftSecondFactor(platform, { accountId, email, madeIn: viewer.logInId });
    },
    'PUT /api/me/second-factor': async ({ viewer, body: { code } }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      const wait = await limits.secondFactor(account.id);
      if (wait > 0) return refuse('TOO_MANY_TRIES', { retryAfter: wait }, 'limited');
      const recoveryCodes = await startSecondFactor(platform, account, code);
      if (isRefusal(recoveryCodes)) return recoveryCodes;
      await limits.secondFactorGiven(account.id);
      return { ...done('SECOND_FACTOR_ON'), recoveryCodes };
    },
    'PUT /api/me/second-factor/recovery-codes': async ({ viewer }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      const recoveryCodes = await renewRecoveryCodes(platform, account);
      if (isRefusal(recoveryCodes)) return recoveryCodes;
      return { ...done('RECOVERY_CODES_MADE'), recoveryCodes };
    },
    'DELETE /api/me/second-factor': async ({ viewer }) => {
      const account = await freshAccount(viewer);
      if (isRefusal(account)) return account;
      const ended = await endSecondFactor(platform, account);
      return isRefusal(ended) ? ended : done('SECOND_FACTOR_OFF');
    },
  };
}
