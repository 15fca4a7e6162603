import type { JobHandler } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { pushSender, type SendPush } from '#platform/server/push/push-sender.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { decidePush } from '../../rules/decide-push.ts';
import { needsObject } from '../../rules/kinds.ts';
import { quietUntil } from '../../rules/quiet-hours.ts';
import { isUrgent } from '../../rules/urgency.ts';
import { choicesOf } from '../choices/reads.ts';
import { namesOfObjects } from '../names-of-objects.ts';
import { composePush, wordPush } from './compose-push.ts';
import { enqueueHeld, enqueuePushes, type PushJob } from './enqueue-pushes.ts';
import { type Errand, handOver } from './hand-over.ts';
import { claimPushes, devicesOf, LEASE_MS, type PushRow, unfinishedPushes, waitingPushes } from './reads.ts';
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
    const { ids, again } = payload;
    const { db } = platform.database;
    if (again) {
      await pushAll(platform, send, await waitingPushes(db, ids), again);
      return;
    }
    const rows = await claimPushes(db, ids, platform.now());
    await pushAll(platform, send, rows);
    const left = await unfinishedPushes(db, ids);
    await enqueuePushes(db, left, new Date(platform.now().getTime() + LEASE_MS));
  };
}

const isPushJob = (payload: unknown): payload is PushJob =>
  typeof payload === 'object' && payload !== null && 'ids' in payload;

export interface Hurrying extends PushRow {
  readonly urgent: boolean;
}

export async function pushAll(
  platform: Platform,
  send: SendPush,
  rows: readonly PushRow[],
  again?: PushJob['again'],
): Promise<void> {
  const { db } = platform.database;
  const people = rows.map(({ recipientId }) => recipientId);
  const [decided, devices] = [await decideAll(platform, rows), await devicesOf(db, people)];
  const chosen = again ? devices.filter(({ id }) => id === again.deviceId) : devices;
  const errands: Errand[] = [];
  const others: OutcomeNote[] = decided.flatMap(({ row, outcome }) =>
    outcome === 'SEND' ? [] : [{ id: row.id, outcome }],
  );
  const names = await namesFor(
    platform,
    decided.flatMap(({ row, outcome }) => (outcome === 'SEND' ? [row] : [])),
  );
  for (const { row, name } of names) {
    const mine = chosen.filter(({ personId }) => personId === row.recipientId);
    if (name === null && needsObject.has(row.kind)) others.push({ id: row.id, outcome: 'OVER' });
    else if (mine.length === 0) others.push({ id: row.id, outcome: 'NO_DEVICE' });
    else {
      const message = composePush(platform, row, wordPush(platform, row, name), row.urgent);
      errands.push(...mine.map((device) => ({ id: row.id, device, message })));
    }
  }
  await wakeLater(platform, decided);
  await handOver(platform, send, errands, again?.attempt ?? 1, others);
}

/** Sees to it that what is held is told at the end of the quiet hours. */
export async function wakeLater({ database }: Platform, decided: readonly Decided[]): Promise<void> {
  const held = decided.flatMap(({ row, until }) => (until ? [{ personId: row.recipientId, until }] : []));
  await enqueueHeld(database.db, held);
}

type Decided = Awaited<ReturnType<typeof decideAll>>[number];

export async function decideAll(platform: Platform, rows: readonly PushRow[]) {
  const { db } = platform.database;
  const now = platform.now();
  const choiceOf = await choicesOf(
    db,
    rows.map(({ recipientId }) => recipientId),
  );
  return rows.map((row) => {
    const { recipientId, kind, allowed, muted, read, startsAt, facts } = row;
    const urgent = isUrgent(kind, { startsAt, hours: facts.hours }, now);
    const wanted = choiceOf(recipientId, kind).push;
    const hours = { from: row.quietFrom, to: row.quietTo };
    const quietUntilThen = row.quiet ? quietUntil(hours, now, row.timeZone) : undefined;
    const outcome = decidePush({ allowed, read, wanted, muted, urgent, quietUntil: quietUntilThen });
    return { row: { ...row, urgent }, outcome, until: outcome === 'HELD' ? quietUntilThen : undefined };
  });
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
