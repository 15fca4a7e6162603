import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import type { DeliveryView, WebhookContract, WebhookView } from '../../contract/webhooks.ts';
import { done, type IntegrationConfirmation } from '../../messages.ts';
import { isHookEvent } from '../../rules/webhooks.ts';
import {
  makeWebhook,
  ownWebhook,
  refuseOwner,
  removeWebhook,
  sendAgain,
  switchWebhook,
  testWebhook,
} from './look-after.ts';
import { type DeliveryRow, lastDeliveries, type WebhookRow, webhooksOf } from './reads.ts';

const tell = (outcome: unknown, code: IntegrationConfirmation) => (isRefusal(outcome) ? outcome : done(code));

/** Webhooks of a club, for its admins, and of the installation, for operators (I8). */
export function webhookRoutes(platform: Platform): Handlers<WebhookContract> {
  const { db } = platform.database;
  return {
    'GET /api/webhooks': async ({ viewer, query: { communityId = null } }) => {
      const refused = await refuseOwner(db, viewer, communityId);
      if (refused) return refused;
      const rows = await webhooksOf(db, communityId);
      const makers = rows.map(({ madeBy }) => madeBy);
      const faces = await visiblePersonSummaries(db, viewer.personId, makers);
      return { items: rows.map((row) => presentWebhook(row, viewer.personId, faces)) };
    },
    'PUT /api/webhooks/:webhookId': async ({ viewer, params, body }) => {
      const secret = await makeWebhook(platform, viewer, { ...body, id: params.webhookId });
      return isRefusal(secret) ? secret : { ...done('WEBHOOK_MADE'), secret };
    },
    'DELETE /api/webhooks/:webhookId': async ({ viewer, params }) =>
      tell(await removeWebhook(platform, viewer, params.webhookId), 'WEBHOOK_REMOVED'),
    'PUT /api/webhooks/:webhookId/active': async ({ viewer, params, body: { active } }) =>
      tell(
        await switchWebhook(platform, viewer, params.webhookId, active),
        active ? 'WEBHOOK_ON' : 'WEBHOOK_OFF',
      ),
    'POST /api/webhooks/:webhookId/tests': async ({ viewer, params }) =>
      tell(await testWebhook(platform, viewer, params.webhookId), 'TEST_ON_ITS_WAY'),
    'GET /api/webhooks/:webhookId/deliveries': async ({ viewer, params: { webhookId } }) => {
      const hook = await ownWebhook(db, viewer, webhookId);
      if (isRefusal(hook)) return hook;
      return { items: (await lastDeliveries(db, webhookId)).map(presentDelivery) };
    },
    'POST /api/webhooks/:webhookId/deliveries/:deliveryId/tries': async ({ viewer, params }) =>
      tell(await sendAgain(platform, viewer, params), 'SENT_AGAIN'),
  };
}

/** The address may hold a secret of its maker's: others who look after the same webhooks read its host. */
function presentWebhook(
  row: WebhookRow,
  viewerId: PersonId,
  faces: ReadonlyMap<PersonId, PersonSummary>,
): WebhookView {
  const mine = row.madeBy === viewerId;
  return {
    id: row.id,
    url: mine ? row.url : new URL(row.url).origin,
    events: row.events.filter(isHookEvent),
    madeBy: faces.get(row.madeBy) ?? null,
    mine,
    createdAt: row.createdAt.toISOString(),
    failingSince: row.failingSince?.toISOString() ?? null,
    offAt: row.offAt?.toISOString() ?? null,
    offWhy: row.offWhy,
  };
}

function presentDelivery(row: DeliveryRow): DeliveryView {
  return {
    id: row.id,
    event: row.event,
    at: row.happenedAt.toISOString(),
    state: row.state,
    attempts: row.attempts,
    triedAt: row.triedAt?.toISOString() ?? null,
    nextAt: row.state === 'WAITING' ? row.nextAt.toISOString() : null,
    status: row.status,
    fault: row.fault,
  };
}
