import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { instant } from '#platform/shared/wire-values.ts';
import { mailChoices } from '../rules/choices.ts';
import { kinds } from '../rules/kinds.ts';
import { mutableTypes } from '../rules/objects.ts';
import { presets } from '../rules/presets.ts';
import { digestChoices } from '../rules/settings.ts';

export const choice = z.strictObject({ inApp: z.boolean(), push: z.boolean(), mail: z.enum(mailChoices) });

/** What a browser says of itself (Push API): where it takes messages, and the keys that only it can read them with. */
const newDevice = z.strictObject({
  endpoint: z.url().max(1_000),
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
  /** The key of ours that it was shown. */
  publicKey: z.string().regex(/^B[\w-]{86}$/),
});
const device = z
  .object({
    id: z.string(),
    browser: z.string(),
    system: z.string(),
    madeAt: z.string(),
    /** When the app was last open there. */
    seenAt: z.string(),
    acceptedAt: z.string().nullable(),
    /** `UNSEEN`: not opened for so long that nothing proves that it shows anything. */
    state: z.enum(['WORKS', 'UNSEEN', 'REFUSED']),
  })
  .meta({ id: 'PushDevice' });
const ofDevice = z.strictObject({ deviceId: z.uuid() });
/** Minutes of the day in my zone. */
const minuteOfDay = z.number().int().min(0).max(1_439);
const settings = z.strictObject({
  /** A locked screen may name people and outings. */
  namesShown: z.boolean(),
  quiet: z.boolean(),
  quietFrom: minuteOfDay,
  quietTo: minuteOfDay,
  digest: z.enum(digestChoices),
  digestAt: minuteOfDay,
  /** Of a weekly one; Monday is 1. */
  digestDay: z.number().int().min(1).max(7),
  /** Pushes a day that are not urgent; null without a limit. */
  pushesADay: z.number().int().min(1).max(50).nullable(),
  /** Until then I am told only of what concerns outings that I go to; null ends it. */
  awayUntil: instant.nullable(),
});
const mutable = z.strictObject({ type: z.enum(mutableTypes), id: z.uuid() });

/** By which way somebody hears of what. */
export const channelContract = {
  'GET /api/notifications/choices': {
    operation: 'listNotificationChoices',
    summary: 'How I want to be told of each kind of thing.',
    access: 'member',
    reply: z.object({ items: z.array(choice.extend({ kind: z.enum(kinds) })) }),
  },
  'PUT /api/notifications/choices/:kind': {
    operation: 'chooseNotification',
    summary: 'Changes how I am told of one kind of thing.',
    access: 'member',
    params: z.strictObject({ kind: z.enum(kinds) }),
    /** Pages from before there were pushes leave `push` out. */
    body: choice.partial({ push: true }),
    reply: commandReply,
  },
  'PUT /api/notifications/choices': {
    operation: 'chooseNotifications',
    summary: 'Changes how I am told of several kinds of things at once; what is left out stays.',
    access: 'member',
    body: z.strictObject({
      kinds: z.array(z.enum(kinds)).min(1).max(kinds.length),
      change: choice.partial(),
    }),
    reply: commandReply,
  },
  'PUT /api/notifications/preset': {
    operation: 'choosePreset',
    summary: 'Chooses for every kind at once: everything, what concerns me, only what is urgent.',
    access: 'member',
    body: z.strictObject({ preset: z.enum(presets) }),
    reply: commandReply,
  },
  'GET /api/notifications/mutes': {
    operation: 'listMutes',
    summary:
      'Outings and communities of which I hear only what is urgent; without a name, what I no longer see.',
    access: 'member',
    reply: z.object({ items: z.array(mutable.extend({ name: z.string().nullable() })) }),
  },
  'PUT /api/notifications/mutes/:type/:id': {
    operation: 'mute',
    summary:
      'Tells me on devices and by mail only what is urgent about this; in the app it stands as before.',
    access: 'member',
    params: mutable,
    reply: commandReply,
    refusals: ['TOO_MANY_MUTED'],
  },
  'DELETE /api/notifications/mutes/:type/:id': {
    operation: 'unmute',
    summary: 'Tells me of this as before.',
    access: 'member',
    params: mutable,
    reply: commandReply,
  },
  'GET /api/notifications/mail-stops': {
    operation: 'listMailStops',
    summary: 'Streams of mail that do not go to my address, because it is gone or one was reported as spam.',
    access: 'member',
    reply: z.object({
      items: z.array(
        z.object({
          stream: z.enum(['SECURITY', 'SAFETY', 'PERSONAL', 'CLUB', 'DIGEST']),
          reason: z.enum(['GONE', 'COMPLAINT']),
          since: z.string(),
        }),
      ),
    }),
  },
  'DELETE /api/notifications/mail-stops': {
    operation: 'liftMailStops',
    summary: 'Lets all mails go to my address again.',
    access: 'member',
    reply: commandReply,
    refusals: ['NO_MAILS_STOPPED'],
    perMinute: 6,
  },
  'GET /api/notifications/devices': {
    operation: 'listPushDevices',
    summary: 'Where I am told when no page is open, and the key that a new device is shown.',
    access: 'member',
    reply: z.object({ publicKey: z.string(), items: z.array(device) }),
  },
  'PUT /api/notifications/devices': {
    operation: 'savePushDevice',
    summary: 'Tells me on this device, too; sent again at times, it says that the app is used there.',
    access: 'member',
    body: newDevice,
    reply: commandReplyWith({ id: z.string() }),
    refusals: ['PUSH_NOT_THERE', 'PUSH_KEY_OLD'],
    perMinute: 30,
  },
  'DELETE /api/notifications/devices/:deviceId': {
    operation: 'removePushDevice',
    summary: 'Tells me no more on one of my devices.',
    access: 'member',
    params: ofDevice,
    reply: commandReply,
  },
  'POST /api/notifications/devices/:deviceId/test': {
    operation: 'testPushDevice',
    summary: 'Sends a message to one of my devices and says where it ended.',
    access: 'member',
    params: ofDevice,
    reply: commandReply,
    refusals: ['PUSH_GONE', 'PUSH_NOT_TAKEN'],
    perMinute: 6,
  },
  'GET /api/notifications/weeks': {
    operation: 'readNotificationWeek',
    summary: 'How much I was told in the last seven days, and kinds of which I opened nothing for 30 days.',
    access: 'member',
    reply: z.object({
      last: z.object({
        told: z.number().int(),
        pushed: z.number().int(),
        mailed: z.number().int(),
        opened: z.number().int(),
      }),
      offers: z.array(z.object({ kind: z.enum(kinds), told: z.number().int() })),
    }),
  },
  'PUT /api/notifications/offers/:kind': {
    operation: 'answerLess',
    summary: 'Answers the offer to hear less of a kind; it is made once.',
    access: 'member',
    params: z.strictObject({ kind: z.enum(kinds) }),
    body: z.strictObject({ less: z.boolean() }),
    reply: commandReply,
  },
  'GET /api/notifications/settings': {
    operation: 'readNotificationSettings',
    summary: 'What I chose about being told, beside the kinds.',
    access: 'member',
    reply: settings,
  },
  'PUT /api/notifications/settings': {
    operation: 'changeNotificationSettings',
    summary: 'Changes what I chose about being told, beside the kinds.',
    access: 'member',
    body: settings.partial(),
    reply: commandReply,
    refusals: ['AWAY_NOT_AHEAD'],
  },
} as const satisfies Contract;
