import { logAct } from '#areas/account/server/public.ts';
import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import { loadWebhookKeys } from '#platform/server/identity/keys.ts';
import { seal } from '#platform/server/identity/page-sessions/seal.ts';
import { newId } from '#platform/server/new-id.ts';
import { admitAddress, isInTheOpen, strangersOf } from '#platform/server/outside/strangers.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, DeliveryId, PersonId, WebhookId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { type HookEvent, refuseWebhook, TEST_EVENT } from '../../rules/webhooks.ts';
import { refuseNoAdmin } from '../refuse-no-admin.ts';
import { jobOf } from './delivery-job.ts';
import { countWebhooksLocked, findWebhook, type WebhookRow } from './reads.ts';
import { newHookSecret } from './sign.ts';
import { deleteWebhook, saveTest, saveWebhook, switchOff, switchOn, waitAgain } from './writes.ts';

/** Those of a club are for its admins, those of the installation for operators. */
export async function refuseOwner(
  db: DbOrTx,
  viewer: Viewer,
  communityId: CommunityId | null,
): Promise<Refusal | undefined> {
  if (communityId !== null) return refuseNoAdmin(db, viewer.personId, communityId);
  return viewer.operator ? undefined : refuse('NOT_AN_OPERATOR', {}, 'forbidden');
}

/** A webhook that the viewer looks after; what is not theirs is not there. */
export async function ownWebhook(
  db: DbOrTx,
  viewer: Viewer,
  webhookId: WebhookId,
): Promise<WebhookRow | Refusal> {
  const hook = await findWebhook(db, webhookId);
  if (!hook || (await refuseOwner(db, viewer, hook.communityId))) return missing();
  return hook;
}

interface Wanted {
  readonly id: WebhookId;
  readonly communityId: CommunityId | null;
  readonly url: string;
  readonly events: readonly HookEvent[];
}

/** Makes a webhook and answers, this once, what its deliveries are signed with. */
export async function makeWebhook(
  platform: Platform,
  viewer: Viewer,
  wanted: Wanted,
): Promise<string | Refusal> {
  const { id, communityId, url, events } = wanted;
  const { db } = platform.database;
  const refused = await refuseOwner(db, viewer, communityId);
  if (refused) return refused;
  const admitted = admitAddress(platform.config, url);
  if (!admitted) return refuse('WEBHOOK_NOT_HTTPS');
  if (!(await isInTheOpen(strangersOf(platform.config), admitted))) return refuse('WEBHOOK_ADDRESS_CLOSED');
  const secret = newHookSecret();
  const sealed = seal(await loadWebhookKeys(db), id, secret);
  return inTransaction<string>(platform.database, async (tx) => {
    const count = await countWebhooksLocked(tx, communityId);
    const full = refuseWebhook({ forClub: communityId !== null, events, count });
    if (full) return full;
    const hook = { id, communityId, madeBy: viewer.personId, url, events: [...new Set(events)] };
    const saved = await saveWebhook(tx, { ...hook, secret: sealed, now: platform.now() });
    if (!saved) return refuse('WEBHOOK_EXISTS', {}, 'conflict');
    if (communityId === null) await logWebhook(platform, tx, viewer, { act: 'ADD_WEBHOOK', url });
    return secret;
  });
}

async function logWebhook(
  platform: Platform,
  tx: Tx,
  viewer: Viewer,
  { act, url }: { readonly act: 'ADD_WEBHOOK' | 'REMOVE_WEBHOOK'; readonly url: string },
): Promise<void> {
  const operator = `@${(await nameOf(tx, viewer.personId)) ?? viewer.personId}`;
  const ofNobody = { power: null, personId: null, personName: null };
  await logAct(tx, {
    id: newId(),
    at: platform.now(),
    operator,
    act,
    ...ofNobody,
    detail: new URL(url).host,
  });
}

async function nameOf(tx: Tx, personId: PersonId): Promise<string | null | undefined> {
  return (await visiblePersonSummaries(tx, personId, [personId])).get(personId)?.username;
}

/** Does something to a webhook that the viewer looks after. */
function change(
  platform: Platform,
  viewer: Viewer,
  webhookId: WebhookId,
  work: (tx: Tx, hook: WebhookRow) => Promise<Refusal | undefined>,
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const hook = await ownWebhook(tx, viewer, webhookId);
    if (isRefusal(hook)) return hook;
    return (await work(tx, hook)) ?? 'DONE';
  });
}

export function removeWebhook(platform: Platform, viewer: Viewer, webhookId: WebhookId) {
  return change(platform, viewer, webhookId, async (tx, { communityId, url }) => {
    await deleteWebhook(tx, webhookId);
    if (communityId === null) await logWebhook(platform, tx, viewer, { act: 'REMOVE_WEBHOOK', url });
    return undefined;
  });
}

export function switchWebhook(platform: Platform, viewer: Viewer, webhookId: WebhookId, active: boolean) {
  return change(platform, viewer, webhookId, async (tx) => {
    if (active) await switchOn(tx, webhookId);
    else await switchOff(tx, webhookId, 'HAND', platform.now());
    return undefined;
  });
}

/** Sends a test with the next turn of the webhook. */
export function testWebhook(platform: Platform, viewer: Viewer, webhookId: WebhookId) {
  return change(platform, viewer, webhookId, async (tx, { offAt }) => {
    if (offAt) return refuse('WEBHOOK_IS_OFF', {}, 'conflict');
    await saveTest(tx, newId(), webhookId, TEST_EVENT, platform.now());
    await enqueue(tx, [jobOf(webhookId)]);
    return undefined;
  });
}

/** Sends a delivery again, under its id, so that whoever has it already can tell. */
export function sendAgain(
  platform: Platform,
  viewer: Viewer,
  { webhookId, deliveryId }: { readonly webhookId: WebhookId; readonly deliveryId: DeliveryId },
) {
  return change(platform, viewer, webhookId, async (tx, { offAt }) => {
    if (offAt) return refuse('WEBHOOK_IS_OFF', {}, 'conflict');
    if (!(await waitAgain(tx, webhookId, deliveryId, platform.now()))) return missing();
    await enqueue(tx, [jobOf(webhookId)]);
    return undefined;
  });
}
