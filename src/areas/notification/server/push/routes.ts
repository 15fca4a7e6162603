import type { Handlers } from '#platform/server/http/endpoints.ts';
import { deviceOf } from '#platform/server/identity/log-ins/device-of.ts';
import { admitAddress } from '#platform/server/outside/strangers.ts';
import type { Platform } from '#platform/server/platform.ts';
import { loadPushKeys } from '#platform/server/push/push-keys.ts';
import { pushSender } from '#platform/server/push/push-sender.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { WireParsed } from '#platform/shared/wire.ts';
import type { NotificationContract } from '../../contract.ts';
import { done } from '../../messages.ts';
import { isProven } from '../../rules/push-answer.ts';
import { type ListedDevice, listDevices } from './reads.ts';
import { testPush } from './test-push.ts';
import { deleteDevice, isPushKey, saveDevice } from './writes.ts';

export type PushWire =
  | `${'GET' | 'PUT'} /api/notifications/devices`
  | 'DELETE /api/notifications/devices/:deviceId'
  | 'POST /api/notifications/devices/:deviceId/test';

/** Where somebody is told when no page is open. */
export function pushRoutes(platform: Platform): Handlers<Pick<NotificationContract, PushWire>> {
  const { db } = platform.database;
  const send = pushSender(platform.config);
  return {
    'GET /api/notifications/devices': async ({ viewer }) => ({
      publicKey: (await loadPushKeys(db, platform.now())).publicKey,
      items: (await listDevices(db, viewer.personId)).map((device) => presentDevice(device, platform.now())),
    }),
    'PUT /api/notifications/devices': async ({ viewer, body, request }) => {
      const saved = await keepDevice(platform, viewer, body, request.headers['user-agent'] ?? '');
      return isRefusal(saved) ? saved : { ...done('DEVICE_SAVED'), id: saved.id };
    },
    'DELETE /api/notifications/devices/:deviceId': async ({ viewer, params }) =>
      (await deleteDevice(db, viewer.personId, params.deviceId)) ? done('DEVICE_REMOVED') : missing(),
    'POST /api/notifications/devices/:deviceId/test': async ({ viewer, params }) => {
      const sent = await testPush(platform, send, viewer, params.deviceId);
      return isRefusal(sent) ? sent : done('TEST_SENT');
    },
  };
}

const MAX_USER_AGENT = 400;

async function keepDevice(
  platform: Platform,
  viewer: Viewer,
  body: WireParsed<NotificationContract['PUT /api/notifications/devices']>['body'],
  userAgent: string,
): Promise<{ readonly id: string } | Refusal> {
  if (!admitAddress(platform.config, body.endpoint)) return refuse('PUSH_NOT_THERE');
  const { db } = platform.database;
  if (!(await isPushKey(db, body.publicKey))) return refuse('PUSH_KEY_OLD', {}, 'conflict');
  return inTransaction<{ readonly id: string } | Refusal>(platform.database, async (tx) => {
    const device = { ...body, grantId: viewer.logInId, userAgent: userAgent.slice(0, MAX_USER_AGENT) };
    return { id: await saveDevice(tx, viewer.personId, device, platform.now()) };
  });
}

function presentDevice(device: ListedDevice, now: Date) {
  const { id, userAgent, madeAt, seenAt, acceptedAt } = device;
  return {
    id,
    ...deviceOf(userAgent),
    madeAt: madeAt.toISOString(),
    seenAt: seenAt.toISOString(),
    acceptedAt: acceptedAt?.toISOString() ?? null,
    state: stateOf(device, now),
  };
}

function stateOf({ refused, seenAt }: ListedDevice, now: Date): 'WORKS' | 'UNSEEN' | 'REFUSED' {
  if (refused > 0) return 'REFUSED';
  return isProven(seenAt, now) ? 'WORKS' : 'UNSEEN';
}
