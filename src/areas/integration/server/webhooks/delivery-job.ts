import type { NewJob } from '#platform/server/enqueue.ts';
import type { WebhookId } from '#platform/shared/ids.ts';

/** In a lane of its own: a server that answers slowly holds up nobody's news or mails. */
export const DELIVER_WEBHOOK = 'deliver-webhook';

/** One job for all that waits for a webhook, so that one that is slow takes no more than one turn at a time. */
export function jobOf(webhookId: WebhookId): NewJob {
  return {
    task: DELIVER_WEBHOOK,
    payload: { webhookId },
    key: `${DELIVER_WEBHOOK} ${webhookId}`,
  };
}
