import type { FastifyInstance } from 'fastify';
import { type Handlers, keepsKey, registerEndpoints } from '#platform/server/http/endpoints.ts';
import { registerRefusals } from '#platform/server/http/word-refusal.ts';
import { presenceOf } from '#platform/server/identity/presence.ts';
import type { Platform } from '#platform/server/platform.ts';
import { done } from '#platform/shared/command-reply.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import { type AccountContract, accountContract } from '../contract.ts';
import { accountRefusals } from '../rules/refusals.ts';
import { faultOfUsername } from '../rules/username.ts';
import { undoChange } from './address/undo-change.ts';
import { changeMe } from './change-me.ts';
import { registerLogIns } from './log-ins/routes.ts';
import { onboard } from './onboard.ts';
import { presentMe } from './present.ts';
import { isUsernameTaken, readMe } from './reads.ts';
import { setBeta } from './set-beta.ts';
import { setCover } from './set-cover.ts';
import { setPicture } from './set-picture.ts';
import { resendVerification } from './verification/resend-verification.ts';
import { saveEmail } from './verification/save-email.ts';
import { verifyEmail } from './verification/verify-email.ts';

export function registerAccount(app: FastifyInstance, platform: Platform): void {
  registerRefusals(accountRefusals);
  registerEndpoints(app, platform, accountContract, accountRoutes(platform));
  registerLogIns(app, platform);
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
      (await changeMe(platform, viewer, body)) ?? done('Your changes are saved.'),
    'PUT /api/me/picture': async ({ viewer, body }) =>
      (await setPicture(platform, viewer, body.mediaId)) ?? done('Your picture is saved.'),
    'PUT /api/me/cover': async ({ viewer, body }) =>
      (await setCover(platform, viewer, body)) ?? done('Your cover is saved.'),
    'PUT /api/me/beta': async ({ viewer, body: { on } }) => {
      await setBeta(platform, viewer, on);
      return done(on ? 'You see what we are trying out.' : 'You see what is finished.');
    },
    'PUT /api/me/email': async ({ viewer, body: { email, ...proof } }) => {
      const refused = await refuseUnlessPresent(viewer, proof);
      if (refused) return refused;
      const result = await saveEmail(platform, viewer, email);
      if (isRefusal(result)) return result;
      if (result === 'kept') return done('This email is already verified.');
      return done(`Email saved. We have sent a mail to ${email}: please open the link in it.`);
    },
    'POST /api/me/verification': keepsKey(async ({ viewer, command }) => {
      const email = await resendVerification(platform, command, viewer);
      return isRefusal(email) ? email : done(`We have sent a mail to ${email}: please open the link in it.`);
    }),
    'POST /api/public/verifications': keepsKey(async ({ body, command }) => {
      const result = await verifyEmail(platform, command, body.token);
      return isRefusal(result) ? result : done('Your email is verified.');
    }),
    'POST /api/public/email-undos': keepsKey(async ({ body, command }) => {
      const email = await undoChange(platform, command, body.token);
      if (isRefusal(email)) return email;
      return done(`${email} is your email again, and all devices are logged out.`);
    }),
    'GET /api/usernames/:username': async ({ params, viewer }) => {
      const username = params.username.trim().toLowerCase();
      const fault = faultOfUsername(username);
      if (fault) return { free: false, message: accountRefusals[fault] };
      const mine = (await readMe(db, viewer.personId))?.username === username;
      if (!mine && (await isUsernameTaken(db, username))) {
        return { free: false, message: accountRefusals.USERNAME_TAKEN };
      }
      return { free: true, message: 'This username is free.' };
    },
    'GET /api/public/usernames/:username': async ({ params: { username } }) => ({
      known: !faultOfUsername(username) && (await isUsernameTaken(db, username)),
    }),
    'PUT /api/me/onboarding': async ({ viewer, body }) =>
      (await onboard(platform, viewer, body)) ?? done('Welcome. You are ready to go outdoors.'),
  };
}
