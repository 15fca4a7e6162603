import { sayIn } from '#platform/server/format-message.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { SendPush } from '#platform/server/push/push-sender.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { pushWords } from '../../messages.ts';
import { judgeAnswer } from '../../rules/push-answer.ts';
import { composePush, type PushedRow } from './compose-push.ts';
import { devicesOf } from './reads.ts';
import { noteDevices } from './writes.ts';

/** Sends one message to one device and answers where it ended: with its push service, or on the way. */
export async function testPush(
  platform: Platform,
  send: SendPush,
  { personId, locale }: Viewer,
  deviceId: string,
): Promise<'DONE' | Refusal> {
  const { db } = platform.database;
  const device = (await devicesOf(db, [personId])).find(({ id }) => id === deviceId);
  if (!device) return missing();
  const text = sayIn(bestLocale(locale));
  const words = {
    title: platform.config.PRODUCT_NAME,
    body: text(pushWords.test),
    path: '/setting/notifications',
    tag: 'TEST',
  };
  const row: PushedRow = { kind: 'SYSTEM', locale, unread: 0, gone: [] };
  const { status, retryAfter } = await send(device, composePush(platform, row, words, true));
  const verdict = judgeAnswer(status, retryAfter, 1, device, platform.now());
  const is = verdict.is === 'SHRINK' ? 'REFUSED' : verdict.is;
  await noteDevices(db, [{ id: deviceId, status, verdict: is }], platform.now());
  if (is === 'ACCEPTED') return 'DONE';
  return refuse(is === 'GONE' ? 'PUSH_GONE' : 'PUSH_NOT_TAKEN', {}, 'conflict');
}
