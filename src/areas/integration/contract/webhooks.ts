import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { CommunityId, DeliveryId, WebhookId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { face, idOf } from '#platform/shared/wire-values.ts';
import { hookEvents, MAX_WEBHOOK_URL } from '../rules/webhooks.ts';

const one = z.strictObject({ webhookId: idOf<WebhookId>() });
const events = z.enum(hookEvents);

const webhookRow = z.object({
  id: z.string(),
  /** Whole for whoever made it; others read its host. */
  url: z.string(),
  events: z.array(events),
  madeBy: face.nullable(),
  mine: z.boolean(),
  createdAt: z.string(),
  /** Since when nothing has arrived; null while it does. */
  failingSince: z.string().nullable(),
  offAt: z.string().nullable(),
  offWhy: z.enum(['FAILING', 'GONE', 'HAND']).nullable(),
});
export type WebhookView = z.output<typeof webhookRow>;

const deliveryRow = z.object({
  id: z.string(),
  event: z.string(),
  at: z.string(),
  /** LEFT_OUT: whoever made the webhook may not see what happened. */
  state: z.enum(['WAITING', 'DELIVERED', 'FAILED', 'LEFT_OUT']),
  attempts: z.number().int(),
  triedAt: z.string().nullable(),
  nextAt: z.string().nullable(),
  /** What the other side answered to the last try, as an HTTP status. */
  status: z.number().int().nullable(),
  fault: z.enum(['NO_ANSWER', 'CLOSED_ADDRESS']).nullable(),
});
export type DeliveryView = z.output<typeof deliveryRow>;

const ofClub = z.strictObject({
  communityId: idOf<CommunityId>().optional().describe('A club; without one, those of the installation.'),
});

const refusals = ['NOT_AN_ADMIN', 'NOT_AN_OPERATOR'] as const;

/** Webhooks of a club, for its admins, and of the whole installation, for operators (I8). */
export const webhookContract = {
  'GET /api/webhooks': {
    operation: 'listWebhooks',
    summary: 'The webhooks of a club, for its admins, or of the installation, for operators.',
    access: 'member',
    query: ofClub,
    reply: z.object({ items: z.array(webhookRow) }),
    refusals,
  },
  'PUT /api/webhooks/:webhookId': {
    operation: 'createWebhook',
    summary:
      'I make a webhook under an id of my own choice. It hears of what I may see; what it is signed with is answered once.',
    access: 'member',
    params: one,
    body: z.strictObject({
      communityId: idOf<CommunityId>().nullable(),
      url: z.url().max(MAX_WEBHOOK_URL),
      events: z.array(events).min(1).max(hookEvents.length),
    }),
    reply: commandReplyWith({ secret: z.string() }),
    refusals: [
      ...refusals,
      'WEBHOOK_EXISTS',
      'WEBHOOK_ADDRESS_CLOSED',
      'WEBHOOK_NOT_HTTPS',
      'TOO_MANY_WEBHOOKS',
      'EVENT_NOT_HERE',
    ],
    perMinute: 10,
  },
  'DELETE /api/webhooks/:webhookId': {
    operation: 'removeWebhook',
    summary: 'Ends a webhook, with what still waits for it.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals,
  },
  'PUT /api/webhooks/:webhookId/active': {
    operation: 'switchWebhook',
    summary: 'Switches a webhook off, or on again; what happened while it was off is not sent.',
    access: 'member',
    params: one,
    body: z.strictObject({ active: z.boolean() }),
    reply: commandReply,
    refusals,
  },
  'POST /api/webhooks/:webhookId/tests': {
    operation: 'testWebhook',
    summary: 'Sends a test.',
    access: 'member',
    params: one,
    reply: commandReply,
    refusals: [...refusals, 'WEBHOOK_IS_OFF'],
    perMinute: 6,
  },
  'GET /api/webhooks/:webhookId/deliveries': {
    operation: 'listDeliveries',
    summary: 'The last 20 deliveries of a webhook, the newest first.',
    access: 'member',
    params: one,
    reply: z.object({ items: z.array(deliveryRow) }),
    refusals,
  },
  'POST /api/webhooks/:webhookId/deliveries/:deliveryId/tries': {
    operation: 'sendAgain',
    summary: 'Sends a delivery again under the same id, as it reads today.',
    access: 'member',
    params: z.strictObject({ webhookId: idOf<WebhookId>(), deliveryId: idOf<DeliveryId>() }),
    reply: commandReply,
    refusals: [...refusals, 'WEBHOOK_IS_OFF'],
    perMinute: 20,
  },
} as const satisfies Contract;

export type WebhookContract = typeof webhookContract;
