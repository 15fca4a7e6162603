import { z } from 'zod';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf } from '#platform/shared/wire-values.ts';
import { coverWish } from './cover.ts';
import { changeMe, email, me, onboarding } from './me.ts';

export const accountContract = {
  'GET /api/me': {
    operation: 'readMe',
    summary: 'Everything I may know of myself.',
    access: 'account',
    whileLeaving: true,
    reply: me,
  },
  'PATCH /api/me': {
    operation: 'changeMe',
    summary: 'Changes my profile and settings; absent fields stay.',
    access: 'account',
    body: changeMe,
    reply: commandReply,
    refusals: ['TIME_ZONE_UNKNOWN', 'BIRTH_NOT_POSSIBLE', 'NAME_UNREADABLE', 'NAME_RESERVED'],
  },
  'PUT /api/me/picture': {
    operation: 'setMyPicture',
    summary: 'Shows a picture that I have uploaded as mine, or none.',
    access: 'account',
    body: z.strictObject({ mediaId: idOf<MediaId>().nullable() }),
    reply: commandReply,
    refusals: ['PICTURE_NOT_YOURS'],
    perMinute: 20,
  },
  'PUT /api/me/cover': {
    operation: 'setMyCover',
    summary: 'Shows a picture that I have uploaded as my cover, cut as I wish, or the drawn one.',
    access: 'account',
    body: coverWish,
    reply: commandReply,
    refusals: ['PICTURE_NOT_YOURS'],
    perMinute: 30,
  },
  'PUT /api/me/beta': {
    operation: 'setMyBeta',
    summary: 'Shows me what is still being tried out, or hides it again.',
    access: 'member',
    body: z.strictObject({ on: z.boolean() }),
    reply: commandReply,
    perMinute: 20,
  },
  'PUT /api/me/email': {
    operation: 'saveMyEmail',
    summary: 'Saves the address I read mail at and sends a link to verify it.',
    access: 'account',
    body: z.strictObject({
      email,
      password: z.string().max(256).describe('When my last log-in is not of a moment ago').optional(),
      idToken: z.string().max(8_192).describe('The same, of another provider').optional(),
    }),
    reply: commandReply,
    refusals: ['LOG_IN_AGAIN', 'PASSWORD_WRONG', 'TOO_MANY_TRIES', 'TOO_MANY_MAILS', 'EMAIL_DISPOSABLE'],
    perMinute: 20,
  },
  'POST /api/me/verification': {
    operation: 'sendVerification',
    summary: 'Sends the link to verify my address again.',
    access: 'account',
    reply: commandReply,
    refusals: ['NO_EMAIL', 'EMAIL_ALREADY_VERIFIED', 'TOO_MANY_MAILS'],
    perMinute: 20,
  },
  'POST /api/public/verifications': {
    operation: 'verifyEmail',
    summary: 'Uses up the link of a verification mail; opening it does not.',
    access: 'anyone',
    body: z.strictObject({ token: z.string().max(200) }),
    reply: commandReply,
    refusals: ['LINK_SPENT', 'EMAIL_TAKEN'],
    perMinute: 20,
  },
  'POST /api/public/email-undos': {
    operation: 'undoEmailChange',
    summary: 'Takes a change of address back by the link sent to the address before; opening it does not.',
    access: 'anyone',
    body: z.strictObject({ token: z.string().max(200) }),
    reply: commandReply,
    refusals: ['UNDO_SPENT', 'EMAIL_TAKEN'],
    perMinute: 20,
  },
  'GET /api/usernames/:username': {
    operation: 'readUsername',
    summary: 'Whether a username may be chosen, and why not.',
    access: 'account',
    params: z.strictObject({ username: z.string().max(60) }),
    reply: z.object({ free: z.boolean(), message: z.string() }),
    perMinute: 120,
  },
  'GET /api/public/usernames/:username': {
    operation: 'readNamed',
    summary: 'Whether anybody has this username, for the status of the page of that address.',
    access: 'anyone',
    params: z.strictObject({ username: z.string().max(60) }),
    reply: z.object({
      known: z.boolean(),
      leadsTo: z.string().nullable().describe('The username of the person who left this one'),
    }),
    perMinute: 60,
  },
  'PUT /api/me/onboarding': {
    operation: 'onboard',
    summary: 'Names me and opens the app.',
    access: 'account',
    body: onboarding,
    reply: commandReply,
    refusals: [
      'USERNAME_FORM',
      'USERNAME_RESERVED',
      'USERNAME_TAKEN',
      'USERNAME_LOOKS_ALIKE',
      'USERNAME_KEPT',
      'EMAIL_NOT_VERIFIED',
      'TIME_ZONE_UNKNOWN',
      'NAME_UNREADABLE',
      'NAME_RESERVED',
    ],
    perMinute: 60,
  },
} as const satisfies Contract;

export type AccountContract = typeof accountContract;
