import type { JobHandler } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { pushSender, type SendPush } from '#platform/server/push/push-sender.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { needsObject } from '../../rules/kinds.ts';
import { namesOfObjects } from '../names-of-objects.ts';
import { composePush, wordPush } from './compose-push.ts';
import { type Asked, type Decided, decidePushes, type Hurrying } from './decide-pushes.ts';
import { enqueueHeld, enqueuePushes, type PushJob } from './enqueue-pushes.ts';
import { type Errand, handOver } from './hand-over.ts';
import {
  claimPushes,
  devicesOf,
  LEASE_MS,
  type PushDevice,
  type PushRow,
  unfinishedPushes,
  waitingPushes,
} from './reads.ts';
import type { OutcomeNote } from './writes.ts';

/**
 * The job that pushes notifications. Rights, choices and what was read are asked again now. Each is claimed before it is
 * sent, so no two processes send it; one whose process died is sent again when its lease is over, and replaces itself on
 * the screen by its tag.
 */
export function pushNotifications(platform: Platform): JobHandler {
  const send = pushSender(platform.config);
  return async (payload) => {
    if (!isPushJob(payload)) throw new TypeError('no job of pushes');
    // Jobs from before anything waited say nothing of it.
    const { ids, again, waited = true } = payload;
    const { db } = platform.database;
    if (again) {
      const asked = { waited: true, counted: false };
      await pushAll(platform, send, await waitingPushes(db, ids), asked, again);
      return;
    }
    const rows = await claimPushes(db, ids, platform.now());
    await pushAll(platform, send, rows, { waited, counted: true });
    const left = await unfinishedPushes(db, ids);
    await enqueuePushes(db, left, { waited, runAt: new Date(platform.now().getTime() + LEASE_MS) });
  };
}

const isPushJob = (payload: unknown): payload is PushJob =>
  typeof payload === 'object' && payload !== null && 'ids' in payload;

export async function pushAll(
  platform: Platform,
  send: SendPush,
  rows: readonly PushRow[],
  asked: Asked,
  again?: PushJob['again'],
): Promise<void> {
  const { db } = platform.database;
  const people = rows.map(({ recipientId }) => recipientId);
  const devices = await devicesOf(db, people);
  const decided = await decidePushes(platform, rows, devices, asked);
  const going = decided.flatMap(({ row, outcome }) => (outcome === 'SEND' ? [row] : []));
  const chosen = again ? devices.filter(({ id }) => id === again.deviceId) : devices;
  const { errands, others } = errandsOf(platform, await namesFor(platform, going), chosen);
  await wakeLater(platform, decided);
  const kept = decided.flatMap(({ row, outcome }) => (outcome === 'SEND' ? [] : [{ id: row.id, outcome }]));
  await handOver(platform, send, errands, again?.attempt ?? 1, [...kept, ...others]);
}

/** One message for each device of its reader; none of what there is nothing more to tell of. */
function errandsOf(
  platform: Platform,
  named: Awaited<ReturnType<typeof namesFor>>,
  devices: readonly PushDevice[],
): { readonly errands: Errand[]; readonly others: OutcomeNote[] } {
  const errands: Errand[] = [];
  const others: OutcomeNote[] = [];
  for (const { row, name } of named) {
    const mine = devices.filter(({ personId }) => personId === row.recipientId);
    if (name === null && needsObject.has(row.kind)) others.push({ id: row.id, outcome: 'OVER' });
    else if (mine.length === 0) others.push({ id: row.id, outcome: 'NO_DEVICE' });
    else {
      const message = composePush(platform, row, wordPush(platform, row, name), row.urgent);
      errands.push(...mine.map((device) => ({ id: row.id, device, message })));
    }
  }
  return { errands, others };
}

/** Sees to it that what is kept back is looked at again: one by one what waits, as one what is held. */
export async function wakeLater({ database }: Platform, decided: readonly Decided[]): Promise<void> {
  const held = decided.flatMap(({ row, until, outcome }) =>
    until && outcome !== 'WAITS' ? [{ personId: row.recipientId, until }] : [],
  );
  await enqueueHeld(database.db, held);
  const waiting = decided.filter(({ outcome }) => outcome === 'WAITS');
  for (const [at, some] of Map.groupBy(waiting, ({ until }) => until?.getTime() ?? 0)) {
    const ids = some.map(({ row }) => row.id);
    await enqueuePushes(database.db, ids, { waited: true, runAt: new Date(at) });
  }
}

const ASKED_AT_ONCE = 24;

/** What each is about, through its reader's eyes. */
export async function namesFor(
  { database }: Platform,
  rows: readonly Hurrying[],
): Promise<readonly { readonly row: Hurrying; readonly name: string | null }[]> {
  const found: { row: Hurrying; name: string | null }[] = [];
  for (let from = 0; from < rows.length; from += ASKED_AT_ONCE) {
    const some = rows.slice(from, from + ASKED_AT_ONCE);
    found.push(...(await Promise.all(some.map((row) => named(row)))));
  }
  return found;

  async function named(row: Hurrying) {
    const object = { type: row.objectType, id: row.objectId };
    const recipientId: PersonId = row.recipientId;
    const nameOf = await namesOfObjects(database.db, recipientId, [object]);
    return { row, name: nameOf(object) };
  }
}
