import { setImmediate } from 'node:timers/promises';
import { enqueue } from '#platform/server/enqueue.ts';
import { inLanes } from '#platform/server/in-lanes.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PushMessage, SendPush } from '#platform/server/push/push-sender.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationId } from '#platform/shared/ids.ts';
import type { Outcome } from '../../rules/decide.ts';
import { judgeAnswer, type PushVerdict } from '../../rules/push-answer.ts';
import { PUSH_NOTIFICATIONS, type PushJob } from './enqueue-pushes.ts';
import type { PushDevice } from './reads.ts';
import { type DeviceNote, noteDevices, noteOutcomes, type OutcomeNote } from './writes.ts';

const AT_ONCE = 24;

/** One message for one device. */
export interface Errand {
  readonly id: NotificationId;
  readonly device: PushDevice;
  readonly message: PushMessage;
}

interface Answered extends Errand {
  readonly status: number;
  readonly verdict: PushVerdict;
}

/** Hands messages over, some at a time, and notes what came of each together with what `others` came to. */
export async function handOver(
  platform: Platform,
  send: SendPush,
  errands: readonly Errand[],
  attempt: number,
  others: readonly OutcomeNote[],
): Promise<readonly OutcomeNote[]> {
  const answered = await inLanes(errands, AT_ONCE, (errand) => carry(platform, send, errand, attempt));
  const outcomes = [...others, ...outcomesOf(answered)];
  await inTransaction(platform.database, async (tx) => {
    await noteDevices(tx, answered.map(noteOf), platform.now());
    await noteOutcomes(tx, outcomes);
    await enqueueAgain(platform, tx, answered, attempt + 1);
    return 'DONE';
  });
  return outcomes;
}

/** What is too large for a push service goes without its text: the title says enough to look. */
async function carry(platform: Platform, send: SendPush, errand: Errand, attempt: number): Promise<Answered> {
  const { device, message } = errand;
  const judge = (status: number, after: string | undefined) =>
    judgeAnswer(status, after, attempt, device, platform.now());
  await myTurn();
  const first = await send(device, message);
  const verdict = judge(first.status, first.retryAfter);
  if (verdict.is !== 'SHRINK') return { ...errand, status: first.status, verdict };
  const second = await send(device, { ...message, payload: withoutText(message.payload) });
  const again = judge(second.status, second.retryAfter);
  return { ...errand, status: second.status, verdict: again.is === 'SHRINK' ? { is: 'REFUSED' } : again };
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Encrypting is work of the processor: others have their turn between any two messages. Waiting for the loop in each
 * lane by itself would not do, all of them would come in one round of it.
 */
function myTurn(): Promise<unknown> {
  last = last.then(() => setImmediate());
  return last;
}

function withoutText(payload: string): string {
  const { notification, ...rest } = JSON.parse(payload);
  return JSON.stringify({ ...rest, notification: { ...notification, body: '', data: { gone: [] } } });
}

function noteOf({ device, status, verdict }: Answered): DeviceNote {
  return { id: device.id, status, verdict: verdict.is === 'SHRINK' ? 'REFUSED' : verdict.is };
}

/** One device that took it is enough to say that it was sent. */
function outcomesOf(answered: readonly Answered[]): OutcomeNote[] {
  const best = new Map<NotificationId, Outcome>();
  for (const { id, verdict } of answered) {
    const outcome = verdict.is === 'ACCEPTED' ? 'SENT' : verdict.is === 'LATER' ? 'LATER' : 'FAILED';
    const known = best.get(id);
    if (!known || outcome === 'SENT' || known === 'FAILED') best.set(id, outcome);
  }
  return [...best].map(([id, outcome]) => ({ id, outcome }));
}

async function enqueueAgain(
  platform: Platform,
  tx: Parameters<typeof enqueue>[0],
  answered: readonly Answered[],
  attempt: number,
): Promise<void> {
  const jobs = answered.flatMap(({ id, device, verdict }) => {
    if (verdict.is !== 'LATER') return [];
    const payload: PushJob = { ids: [id], again: { deviceId: device.id, attempt } };
    const runAt = new Date(platform.now().getTime() + verdict.afterSeconds * 1_000);
    return [{ task: PUSH_NOTIFICATIONS, payload, runAt }];
  });
  if (jobs.length > 0) await enqueue(tx, jobs);
}
