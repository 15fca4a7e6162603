import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import { madeKey, shownKey } from '#platform/shared/passkey-answers.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { line } from '#platform/shared/wire-values.ts';

const MAX_PASSWORD = 256;
const password = z.string().min(1).max(MAX_PASSWORD);
const idToken = z.string().max(8_192);
const passkeyName = line(60).min(1);
const keyId = z.strictObject({ id: z.string().regex(/^[\w-]{1,1400}$/) });

const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    /** Kept by a service of its owner on all their devices. */
    synced: z.boolean(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable(),
  })
  .meta({ id: 'Passkey' });

const security = z
  .object({
    /** Whether password, passkeys and second factor are kept here, or by another provider. */
    keptHere: z.boolean(),
    hasPassword: z.boolean(),
    /** It was found in a list of leaked passwords at a log-in. */
    passwordLeaked: z.boolean(),
    passkeys: z.array(passkey),
    /** Whom browsers keep my passkeys for; null when another provider keeps them. */
    passkeyOwner: z
      .object({ rpId: z.string(), userId: z.string(), name: z.string(), displayName: z.string() })
      .nullable(),
    /** What operators and others did about recovering this account, the newest first; kept for 90 days. */
    recoveries: z.array(
      z.object({ event: z.enum(['recovery-asked', 'recovery-cancelled', 'recovered']), at: z.string() }),
    ),
    /** Other apps that know who I am because I said yes. */
    apps: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        knowsEmail: z.boolean(),
        comesBack: z.boolean().describe('Whether it renews its log-in by itself'),
        allowedAt: z.string(),
      }),
    ),
    /** Providers elsewhere that log in here, or may be linked; `provider` is null where it is no longer offered. */
    providers: z.array(
      z.object({
        provider: z.string().nullable(),
        name: z.string(),
        linked: z
          .object({
            id: z.string(),
            email: z.string().describe('What the provider vouched for last'),
            linkedAt: z.string(),
            lastUsedAt: z.string().nullable(),
          })
          .nullable(),
      }),
    ),
    secondFactor: z.object({ on: z.boolean(), recoveryCodesLeft: z.number().int() }),
    /** From when on the username may be changed again; null when it may be now. */
    usernameAgainAt: z.string().nullable(),
    /** Until when changes need no proof of who is there; null when they need one. */
    freshUntil: z.string().nullable(),
  })
  .meta({ id: 'Security' });

const presence = ['LOG_IN_AGAIN', 'LOG_IN_KEPT_ELSEWHERE'] as const;

export const securityContract = {
  'GET /api/me/security': {
    operation: 'readMySecurity',
    summary: 'How I log in.',
    access: 'member',
    reply: security,
  },
  'DELETE /api/me/apps/:id': {
    operation: 'disconnectApp',
    summary: 'Takes back that another app may know who I am.',
    access: 'member',
    params: z.strictObject({ id: z.string().regex(/^[\w.-]{1,64}$/) }),
    reply: commandReply,
    refusals: ['LOG_IN_KEPT_ELSEWHERE'],
    perMinute: 30,
  },
  'PUT /api/me/presence': {
    operation: 'showPresence',
    summary: 'Shows that it is me once more; changes of the next ten minutes in this log-in need no more.',
    access: 'member',
    body: z.strictObject({
      password: password.optional(),
      passkey: shownKey.optional(),
      mail: z
        .strictObject({ ask: z.string().regex(/^[\w-]{43}$/), code: z.string().regex(/^\d{6}$/) })
        .optional(),
    }),
    reply: commandReply,
    refusals: [
      ...presence,
      'PASSWORD_WRONG',
      'PASSKEY_REFUSED',
      'MAIL_CODE_WRONG',
      'MAIL_CODE_ENDED',
      'TOO_MANY_TRIES',
    ],
    perMinute: 30,
  },
  'PUT /api/me/presence/mail': {
    operation: 'mailPresenceCode',
    summary: 'Mails me a code with which I show that it is me.',
    access: 'member',
    reply: z.object({ ask: z.string().describe('The word without which the code is worth nothing') }),
    refusals: ['LOG_IN_KEPT_ELSEWHERE', 'TOO_MANY_MAILS'],
    perMinute: 10,
  },
  'PUT /api/me/presence/passkey': {
    operation: 'askForPresenceKey',
    summary: 'The question that a passkey of mine answers to show that it is me.',
    access: 'member',
    reply: z.object({ challenge: z.string(), rpId: z.string(), keys: z.array(z.string()) }),
    refusals: ['LOG_IN_KEPT_ELSEWHERE'],
    perMinute: 30,
  },
  'PUT /api/me/username': {
    operation: 'changeMyUsername',
    summary: 'Gives me another username; the old one leads to me for 90 days.',
    access: 'member',
    body: z.strictObject({ username: z.string().trim().max(60), idToken: idToken.optional() }),
    reply: commandReply,
    refusals: [
      'LOG_IN_AGAIN',
      'USERNAME_FORM',
      'USERNAME_RESERVED',
      'USERNAME_TAKEN',
      'USERNAME_LOOKS_ALIKE',
      'USERNAME_CHANGED_OFTEN',
    ],
    perMinute: 20,
  },
  'PUT /api/me/password': {
    operation: 'setMyPassword',
    summary: 'Sets or changes my password; my other devices are logged out.',
    access: 'member',
    body: z.strictObject({ password }),
    reply: commandReply,
    refusals: [
      ...presence,
      'PASSWORD_SHORT',
      'PASSWORD_LONG',
      'PASSWORD_COMMON',
      'PASSWORD_LEAKED',
      'PASSWORD_ADDRESS',
    ],
    perMinute: 10,
  },
  'PUT /api/me/passkeys/question': {
    operation: 'askForPasskey',
    summary: 'What my browser is asked to make a passkey for.',
    access: 'member',
    reply: z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      algorithms: z.array(z.number().int()),
      known: z.array(z.string()).describe('Keys that are there already'),
    }),
    refusals: [...presence, 'TOO_MANY_PASSKEYS'],
    perMinute: 20,
  },
  'PUT /api/me/passkeys': {
    operation: 'addPasskey',
    summary: 'Keeps the passkey that my browser has made.',
    access: 'member',
    body: z.strictObject({ name: passkeyName, made: madeKey }),
    reply: commandReply,
    refusals: [...presence, 'PASSKEY_REFUSED', 'TOO_MANY_PASSKEYS'],
    perMinute: 20,
  },
  'PATCH /api/me/passkeys/:id': {
    operation: 'renamePasskey',
    summary: 'Gives a passkey of mine another name.',
    access: 'member',
    params: keyId,
    body: z.strictObject({ name: passkeyName }),
    reply: commandReply,
    refusals: presence,
    perMinute: 30,
  },
  'DELETE /api/me/passkeys/:id': {
    operation: 'removePasskey',
    summary: 'Removes a passkey of mine.',
    access: 'member',
    params: keyId,
    reply: commandReply,
    refusals: presence,
    perMinute: 30,
  },
  'PUT /api/me/second-factor/draft': {
    operation: 'draftSecondFactor',
    summary: 'A new secret for my app of codes; it asks for nothing until I have given one of its codes.',
    access: 'member',
    reply: z.object({ secret: z.string(), address: z.string() }),
    refusals: [...presence, 'SECOND_FACTOR_IS_ON'],
    perMinute: 20,
  },
  'PUT /api/me/second-factor': {
    operation: 'turnSecondFactorOn',
    summary:
      'Turns my second factor on by a code of the app; answers the recovery codes, which are shown once.',
    access: 'member',
    body: z.strictObject({ code: z.string().max(20) }),
    reply: commandReplyWith({ recoveryCodes: z.array(z.string()) }),
    refusals: [...presence, 'FACTOR_CODE_WRONG', 'SECOND_FACTOR_IS_ON', 'NO_SECOND_FACTOR', 'TOO_MANY_TRIES'],
    perMinute: 20,
  },
  'PUT /api/me/second-factor/recovery-codes': {
    operation: 'makeRecoveryCodes',
    summary: 'New recovery codes; those before no longer work.',
    access: 'member',
    reply: commandReplyWith({ recoveryCodes: z.array(z.string()) }),
    refusals: [...presence, 'NO_SECOND_FACTOR'],
    perMinute: 10,
  },
  'DELETE /api/me/second-factor': {
    operation: 'turnSecondFactorOff',
    summary: 'Turns my second factor off.',
    access: 'member',
    reply: commandReply,
    refusals: [...presence, 'NO_SECOND_FACTOR'],
    perMinute: 10,
  },
} as const satisfies Contract;

export type SecurityContract = typeof securityContract;
