import type { FastifyInstance } from 'fastify';
import { type Handlers, idempotent, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { readerOf } from '#platform/server/http/reader.ts';
import { registerMessages, wordCode } from '#platform/server/http/sentences.ts';
import { presenceOf } from '#platform/server/identity/presence.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import { type AccountContract, accountContract } from '../contract/account.ts';
import {
  type AccountConfirmation,
  type AccountRefusal,
  accountConfirmations,
  accountRefusals,
  done,
} from '../messages.ts';
import { faultOfUsername } from '../rules/username.ts';
import { undoChange } from './address/undo-change.ts';
import { changeMe } from './change-me.ts';
import { registerLogIns } from './log-ins/routes.ts';
import { onboard } from './onboard.ts';
import { presentMe } from './present.ts';
import { isUsernameTaken, readMe } from './reads.ts';
import { registerSecurity } from './security/routes.ts';
import { setBeta } from './set-beta.ts';
import { setCover } from './set-cover.ts';
import { setPicture } from './set-picture.ts';
import { clashOfUsername, whereUsernameLeads } from './username/reads.ts';
import { resendVerification } from './verification/resend-verification.ts';
import { saveEmail } from './verification/save-email.ts';
import { verifyEmail } from './verification/verify-email.ts';

export function registerAccount(app: FastifyInstance, platform: Platform): void {
  registerMessages(accountRefusals, accountConfirmations);
  registerEndpoints(app, platform, accountContract, accountRoutes(platform));
  registerLogIns(app, platform);
  registerSecurity(app, platform);
}

function accountRoutes(platform: Platform): Handlers<AccountContract> {
  const { db } = platform.database;
  const refuseUnlessPresent = presenceOf(platform);
  return {
    'GET /api/me': async ({ viewer }) => {
      const row = await readMe(db, viewer.personId);
      return row ? presentMe(row, platform.now()) : missing();
    },
    'PATCH /api/me': async ({ viewer, body }) =>
      (await changeMe(platform, viewer, body)) ?? done('ACCOUNT_SAVED'),
    'PUT /api/me/picture': async ({ viewer, body }) =>
      (await setPicture(platform, viewer, body.mediaId)) ?? done('PICTURE_SAVED'),
    'PUT /api/me/cover': async ({ viewer, body }) =>
      (await setCover(platform, viewer, body)) ?? done('COVER_SAVED'),
    'PUT /api/me/beta': async ({ viewer, body: { on } }) => {
      await setBeta(platform, viewer, on);
      return done(on ? 'BETA_ON' : 'BETA_OFF');
    },
    'PUT /api/me/email': async ({ viewer, body: { email, ...proof } }) => {
      const refused = await refuseUnlessPresent(viewer, proof);
      if (refused) return refused;
      const result = await saveEmail(platform, viewer, email);
      if (isRefusal(result)) return result;
      if (result === 'kept') return done('EMAIL_KEPT');
      return done('EMAIL_SAVED', { email });
    },
    'POST /api/me/verification': idempotent(async ({ viewer, command }) => {
      const email = await resendVerification(platform, command, viewer);
      return isRefusal(email) ? email : done('VERIFICATION_SENT', { email });
    }),
    'POST /api/public/verifications': idempotent(async ({ body, command }) => {
      const result = await verifyEmail(platform, command, body.token);
      return isRefusal(result) ? result : done('EMAIL_VERIFIED');
    }),
    'POST /api/public/email-undos': idempotent(async ({ body, command }) => {
      const email = await undoChange(platform, command, body.token);
      if (isRefusal(email)) return email;
      return done('EMAIL_RESTORED', { email });
    }),
    'GET /api/usernames/:username': async ({ params, viewer, request }) => {
      const say = (code: AccountRefusal | AccountConfirmation) => wordCode(code, readerOf(request, viewer));
      const username = params.username.trim().toLowerCase();
      const fault = faultOfUsername(username);
      if (fault) return { free: false, message: say(fault) };
      const { personId } = viewer;
      const clash = await clashOfUsername(db, { personId, username, now: platform.now() });
      return { free: clash === undefined, message: say(clash ?? 'USERNAME_FREE') };
    },
    'GET /api/public/usernames/:username': async ({ params: { username } }) => {
      if (faultOfUsername(username)) return { known: false, leadsTo: null };
      if (await isUsernameTaken(db, username)) return { known: true, leadsTo: null };
      const leadsTo = (await whereUsernameLeads(db, username, platform.now())) ?? null;
      return { known: leadsTo !== null, leadsTo };
    },
    'PUT /api/me/onboarding': async ({ viewer, body }) =>
      (await onboard(platform, viewer, body)) ?? done('ONBOARDED'),
  };
}
