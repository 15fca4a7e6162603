import { z } from 'zod';
import { activities } from '#areas/huddle/rules/activity.ts';
import { changes } from '#areas/huddle/rules/changes.ts';
import { hostChanges } from '#areas/huddle/rules/people.ts';
import { readers } from '#areas/person/contract/readers.ts';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId, HuddleId, NotificationId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { cursor, face, idOf, pageSize } from '#platform/shared/wire-values.ts';
import { channelContract, choice } from './contract/channels.ts';
import { outcomes } from './rules/decide.ts';
import { kinds } from './rules/kinds.ts';
import { mutableTypes, objectTypes } from './rules/objects.ts';
import { difficulties, outingWishes } from './rules/outing-news.ts';
import { reasons } from './rules/why.ts';

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
      name: z.string().optional(),
      turn: z.enum(['IN', 'PASSED', 'BACK']).optional(),
      reason: z.string().optional(),
      /** No seat is free yet. */
      waiting: z.boolean().optional(),
      /** They had a seat. */
      held: z.boolean().optional(),
      byHuddle: z.boolean().optional(),
      /** It is about the reader themselves, and so many days are left. */
      own: z.boolean().optional(),
      days: z.number().int().optional(),
      /** How many reported things wait for the admins of a community. */
      cases: z.number().int().optional(),
      /** Nobody has answered it for a week. */
      overdue: z.boolean().optional(),
      /** Their yes is asked for; without it, an older notice of what was simply done. */
      asked: z.boolean().optional(),
      /** Told before, and moved since. */
      again: z.boolean().optional(),
      /** Several days at once. */
      series: z.boolean().optional(),
      /** Of a vote on the date: one suits people. */
      isSet: z.boolean().optional(),
      light: z.string().optional(),
      change: z.enum(hostChanges).optional(),
    }),
    createdAt: z.string(),
    read: z.boolean(),
    /** What it asks can still be answered. */
    open: z.boolean(),
  })
  .meta({ id: 'Notification' });
export type NotificationView = z.output<typeof notification>;

const outingChoice = z.strictObject({
  wanted: z.enum(outingWishes),
  byMail: z.boolean(),
  activities: z.array(z.enum(activities)).max(activities.length),
  withinKm: z.number().int().min(1).max(1_000).nullable(),
  hardest: z.enum(difficulties).nullable(),
});
const ofCommunity = z.strictObject({ communityId: idOf<CommunityId>() });
const ofHuddle = z.strictObject({ huddleId: idOf<HuddleId>() });

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
      limit: pageSize,
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
  'PUT /api/notifications/objects/:objectId': {
    operation: 'readNotificationsAbout',
    summary:
      'I am looking at this: what I was told of it is read, but for what was said in its conversation.',
    access: 'member',
    params: z.strictObject({ objectId: z.uuid() }),
    reply: commandReply,
  },
  'GET /api/notifications/:notificationId': {
    operation: 'readNotification',
    summary: 'Why and how I was told of one thing, and what I can mute about it; kept for 14 days.',
    access: 'member',
    params: z.strictObject({ notificationId: idOf<NotificationId>() }),
    reply: z.object({
      notification,
      why: z.enum(reasons),
      choice,
      told: z.object({ push: z.enum(outcomes).nullable(), mail: z.enum(outcomes).nullable() }),
      /** The device on which I read it, as I would name it. */
      readOn: z.string().nullable(),
      mutes: z.array(
        z.object({ type: z.enum(mutableTypes), id: z.string(), name: z.string(), muted: z.boolean() }),
      ),
    }),
  },
  ...channelContract,
  'GET /api/notifications/outings/:communityId': {
    operation: 'readOutingChoice',
    summary: 'Of which new outings of a community I want to hear.',
    access: 'member',
    params: ofCommunity,
    reply: outingChoice,
  },
  'PUT /api/notifications/outings/:communityId': {
    operation: 'chooseOutings',
    summary: 'Changes of which new outings of a community I hear: all, what fits me, none; by mail or not.',
    access: 'member',
    params: ofCommunity,
    body: outingChoice,
    reply: commandReply,
  },
  'POST /api/notifications/outings/:communityId/preview': {
    operation: 'previewOutingNews',
    summary:
      'How many members are told of a new outing of this kind at most, wherever it is, and how many want none such.',
    access: 'member',
    params: ofCommunity,
    body: z.strictObject({
      activity: z.enum(activities),
      difficulty: z.enum(difficulties).nullable(),
    }),
    reply: z.object({ told: z.number().int(), unwanted: z.number().int() }),
  },
  'GET /api/huddles/:huddleId/reminder': {
    operation: 'readReminder',
    summary: 'As a host: how many have not answered or not seen the last change, and when I may remind them.',
    access: 'member',
    params: ofHuddle,
    reply: z.object({
      unanswered: z.number().int(),
      unseen: z.number().int(),
      remindedAt: z.string().nullable(),
      /** Null when it may go out now. */
      nextAt: z.string().nullable(),
    }),
  },
  'GET /api/huddles/:huddleId/reminder/readers': {
    operation: 'previewReminder',
    summary: 'As a host: who would be reminded now, and who would not, and why.',
    access: 'member',
    params: ofHuddle,
    reply: readers,
  },
  'POST /api/huddles/:huddleId/reminder': {
    operation: 'remindPeople',
    summary: 'A host reminds those who have not answered or not seen the last change; once a day at most.',
    access: 'member',
    params: ofHuddle,
    reply: commandReplyWith({ people: z.number().int() }),
    refusals: ['REMINDER_NOT_NOW', 'REMINDED_TODAY', 'NOBODY_TO_REMIND'],
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
