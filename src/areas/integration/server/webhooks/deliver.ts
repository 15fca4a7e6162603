import { enqueue } from '#platform/server/enqueue.ts';
import { recordEvents } from '#platform/server/events.ts';
import { loadWebhookKeys } from '#platform/server/identity/keys.ts';
import { unseal } from '#platform/server/identity/page-sessions/seal.ts';
import { ClosedAddress, type OutsidePoster } from '#platform/server/outside/post-outside.ts';
import { admitAddress } from '#platform/server/outside/strangers.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { WebhookId } from '#platform/shared/ids.ts';
import type { WebhookOff } from '../../rules/events.ts';
import { afterFailure, hasArrived } from '../../rules/retries.ts';
import { jobOf } from './delivery-job.ts';
import { webhooksWithDue } from './reads.ts';
import { signedHeaders } from './sign.ts';
import { writePayload } from './write-payload.ts';
import { saveArrived, saveFailed, saveLeftOut, switchOff, type TakenDelivery, takeDue } from './writes.ts';

/** Deliveries of one webhook in one turn; then those of others have theirs. */
const MAX_A_TURN = 20;

/**
 * Sends what waits for a webhook, one after the other, until one fails: what is due then has its turn with
 * `enqueueRetries`.
 */
export async function deliverDue(
  platform: Platform,
  poster: OutsidePoster,
  webhookId: WebhookId,
): Promise<void> {
  for (let sent = 0; sent < MAX_A_TURN; sent += 1) {
    const delivery = await takeDue(platform.database.db, webhookId, platform.now());
    if (!delivery || !(await deliver(platform, poster, webhookId, delivery))) return;
  }
  await enqueue(platform.database.db, [jobOf(webhookId)]);
}

const MAX_RETRIED = 1_000;

/** Gives each webhook for which something is due its turn; a cron job. */
export async function enqueueRetries({ database, now }: Platform): Promise<void> {
  const due = await webhooksWithDue(database.db, now(), MAX_RETRIED);
  await enqueue(
    database.db,
    due.map((id) => jobOf(id)),
  );
}

/** Whether it arrived, or there was nothing to send. */
async function deliver(
  platform: Platform,
  poster: OutsidePoster,
  webhookId: WebhookId,
  delivery: TakenDelivery,
): Promise<boolean> {
  const body = await writePayload(platform, delivery);
  if (body === undefined) {
    await saveLeftOut(platform.database.db, delivery.id);
    return true;
  }
  const answer = await send(platform, poster, webhookId, { delivery, body });
  const { status } = answer;
  if (status === null || !hasArrived(status)) {
    await noteFailure(platform, webhookId, delivery, answer);
    return false;
  }
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    await saveArrived(tx, webhookId, delivery.id, status);
    return 'DONE';
  });
  return true;
}

interface Answer {
  readonly status: number | null;
  readonly fault: 'NO_ANSWER' | 'CLOSED_ADDRESS' | null;
}

/** Posts a signed body; the address is looked up and checked with each connection. */
async function send(
  platform: Platform,
  poster: OutsidePoster,
  webhookId: WebhookId,
  { delivery, body }: { readonly delivery: TakenDelivery; readonly body: string },
): Promise<Answer> {
  const secret = unseal(await loadWebhookKeys(platform.database.db), webhookId, delivery.secret);
  const url = admitAddress(platform.config, delivery.url);
  if (secret === undefined || !url) return { status: null, fault: 'CLOSED_ADDRESS' };
  const bytes = Buffer.from(body);
  const timestamp = Math.floor(platform.now().getTime() / 1_000);
  const headers = {
    ...signedHeaders(secret, { id: delivery.id, timestamp, body }),
    'content-type': 'application/json',
    'content-length': bytes.length,
    'user-agent': `${platform.config.PRODUCT_NAME.replace(/[^\w.-]/g, '')}-webhooks`,
  };
  try {
    const { status } = await poster.post({ url, headers, body: bytes });
    return { status, fault: null };
  } catch (error) {
    return { status: null, fault: error instanceof ClosedAddress ? 'CLOSED_ADDRESS' : 'NO_ANSWER' };
  }
}

/** Notes a try that failed, and switches off what has failed for days: whoever made it hears of that. */
async function noteFailure(
  platform: Platform,
  webhookId: WebhookId,
  { id, attempts, madeBy, communityId, url, ...hook }: TakenDelivery,
  { status, fault }: Answer,
): Promise<void> {
  const now = platform.now();
  const failingSince = hook.failingSince ?? now;
  const { nextAt, off } = afterFailure({ attempts, status, failingSince, now });
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    await saveFailed(tx, { webhookId, id, status, fault, failingSince, nextAt });
    if (off === null || !(await switchOff(tx, webhookId, off, now))) return 'DONE';
    const about = { webhookId, communityId, personId: madeBy, host: new URL(url).host, reason: off };
    const event: WebhookOff = { type: 'integration.webhook-off', ...about };
    await recordEvents(tx, now, [event]);
    return 'DONE';
  });
}
