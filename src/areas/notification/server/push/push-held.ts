import { sayIn } from '#platform/server/format-message.ts';
import type { JobHandler } from '#platform/server/jobs.ts';
import type { Platform } from '#platform/server/platform.ts';
import { pushSender } from '#platform/server/push/push-sender.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { pushWords } from '../../messages.ts';

import { composePush, type PushWords, wordPush } from './compose-push.ts';
import { decidePushes, type Hurrying } from './decide-pushes.ts';
import { handOver } from './hand-over.ts';
import { namesFor, pushAll, wakeLater } from './push-notifications.ts';
import { devicesOf, heldPushes } from './reads.ts';
import { noteOutcomes } from './writes.ts';

/** The job at the end of somebody's quiet hours: what was held comes as one. */
export function pushHeld(platform: Platform): JobHandler {
  const send = pushSender(platform.config);
  const { db } = platform.database;
  return async (payload) => {
    if (!isHeldJob(payload)) throw new TypeError('no job of held pushes');
    const rows = await heldPushes(db, payload.personId);
    const devices = await devicesOf(db, [payload.personId]);
    const asked = { waited: true, counted: false };
    const decided = await decidePushes(platform, rows, devices, asked);
    const waiting = decided.flatMap(({ row, outcome }) => (outcome === 'SEND' ? [row] : []));
    const others = decided.flatMap(({ row, outcome }) =>
      outcome === 'SEND' ? [] : [{ id: row.id, outcome }],
    );
    await noteOutcomes(db, others);
    await wakeLater(platform, decided);
    const [first] = waiting;
    if (!first) return;
    if (waiting.length === 1) return pushAll(platform, send, waiting, asked);
    const message = composePush(platform, first, await wordHeld(platform, waiting), false);
    const errands = devices.map((device) => ({ id: first.id, device, message }));
    const rest = waiting.slice(1).map(({ id }) => ({ id, outcome: 'SENT' }) as const);
    await handOver(platform, send, errands, 1, rest);
  };
}

const SAID = 4;

async function wordHeld(platform: Platform, rows: readonly Hurrying[]): Promise<PushWords> {
  const named = await namesFor(platform, rows.slice(-SAID).toReversed());
  const lines = named.map(({ row, name }) => wordPush(platform, row, name).body).filter(Boolean);
  const isFolded = rows.some(({ outcome }) => outcome === 'FULL');
  const words = isFolded ? pushWords.folded : pushWords.held;
  const title = sayIn(bestLocale(rows[0]?.locale ?? ''))(words, { count: rows.length });
  return {
    title,
    body: [...new Set(lines)].join('\n'),
    path: '/notification',
    tag: 'HELD',
  };
}

const isHeldJob = (payload: unknown): payload is { readonly personId: Hurrying['recipientId'] } =>
  typeof payload === 'object' && payload !== null && 'personId' in payload;
