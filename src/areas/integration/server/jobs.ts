import { z } from 'zod';
import type { JobPlan } from '#platform/server/jobs.ts';
import { OutsidePoster } from '#platform/server/outside/post-outside.ts';
import { strangersOf } from '#platform/server/outside/strangers.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { WebhookId } from '#platform/shared/ids.ts';
import { idOf } from '#platform/shared/wire-values.ts';
import { deliverDue, enqueueRetries } from './webhooks/deliver.ts';
import { DELIVER_WEBHOOK } from './webhooks/delivery-job.ts';
import { purgeDeliveries } from './webhooks/writes.ts';

export const RETRY_WEBHOOKS = 'retry-webhooks';
const PURGE_DELIVERIES = 'purge-deliveries';

const payloadSchema = z.object({ webhookId: idOf<WebhookId>() });

export function integrationJobs(platform: Platform): JobPlan {
  const poster = new OutsidePoster(strangersOf(platform.config));
  return {
    tasks: {
      [DELIVER_WEBHOOK]: (payload) => deliverDue(platform, poster, payloadSchema.parse(payload).webhookId),
      [RETRY_WEBHOOKS]: () => enqueueRetries(platform),
      [PURGE_DELIVERIES]: () => purgeDeliveries(platform.database.db, platform.now()),
    },
    crontab: [`* * * * * ${RETRY_WEBHOOKS}`, `51 3 * * * ${PURGE_DELIVERIES}`],
  };
}
