import { z } from 'zod';
import { changes } from '#areas/huddle/rules/changes.ts';
import { hostChanges } from '#areas/huddle/rules/people.ts';
import { commandReply } from '#platform/shared/command-reply.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, idOf, pageSize } from '#platform/shared/wire-values.ts';
import { mailChoices } from './rules/choices.ts';
import { kinds } from './rules/kinds.ts';
import { objectTypes } from './rules/objects.ts';

const summary = z
  .object({
    countNewTotal: z.number().int(),
    countSinceLastSeen: z.number().int(),
    lastSeenAt: z.string().nullable(),
  })
  .meta({ id: 'NotificationSummary' });

const notification = z
  .object({
    id: z.string(),
    kind: z.enum(kinds),
    /** Null when the person is gone or hidden from me. */
    actor: face.nullable(),
    /** `name` is null when I may no longer see the object. */
    object: z.object({ type: z.enum(objectTypes), id: z.string(), name: z.string().nullable() }),
    facts: z.object({
      answer: z.string().optional(),
      place: z.string().optional(),
      guestCount: z.number().int().optional(),
      offerEndsAt: z.string().nullable().optional(),
      changes: z.array(z.enum(changes)).optional(),
      hours: z.number().int().optional(),
      quote: z.boolean().optional(),
      role: z.string().optional(),
      direct: z.boolean().optional(),
      /** Going, but no seat is left in any car. */
      noRideLeft: z.boolean().optional(),
      /** No seat is free yet. */
      waiting: z.boolean().optional(),
      /** They had a seat. */
      held: z.boolean().optional(),
      byHuddle: z.boolean().optional(),
      /** Their yes is asked for; without it, an older notice of what was simply done. */
      asked: z.boolean().optional(),
      change: z.enum(hostChanges).optional(),
    }),
    createdAt: z.string(),
    read: z.boolean(),
    /** What it asks can still be answered. */
    open: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type NotificationView = z.output<typeof notification>;

const choice = z.strictObject({ inApp: z.boolean(), mail: z.enum(mailChoices) });

export const notificationContract = {
  'GET /api/notifications/summary': {
    operation: 'readNotificationSummary',
    summary: 'How many notifications I have not read, and not seen.',
    access: 'member',
    reply: summary,
  },
  'GET /api/notifications': {
    operation: 'listNotifications',
    summary: 'My notifications, newest first.',
    access: 'member',
    query: z.strictObject({
      only: z.enum(['UNREAD', 'REQUESTS']).optional(),
      after: cursor.optional(),
      most: pageSize,
    }),
    reply: z.object({ items: z.array(notification), next: z.string().nullable() }),
  },
  'PUT /api/notifications/seen': {
    operation: 'seeNotifications',
    summary: 'I have looked at the list.',
    access: 'member',
    reply: commandReply,
  },
  'PUT /api/notifications/read': {
    operation: 'readNotifications',
    summary: 'Marks these as read, or all.',
    access: 'member',
    body: z.strictObject({
      ids: z.union([z.literal('ALL'), z.array(idOf<NotificationId>()).min(1).max(100)]),
    }),
    reply: commandReply,
  },
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
    body: choice,
    reply: commandReply,
  },
  'POST /api/public/unsubscribe/:token': {
    operation: 'unsubscribe',
    summary: 'Ends mails of one kind by the word in such a mail; mail programs send it with one press.',
    access: 'anyone',
    params: z.strictObject({ token: z.string().regex(/^[\w-]{22,64}$/) }),
    onePress: true,
    reply: commandReply,
    perMinute: 30,
  },
} as const satisfies Contract;

export type NotificationContract = typeof notificationContract;
