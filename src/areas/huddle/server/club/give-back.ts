import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { isRefusal } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Removed } from '../../rules/events.ts';
import { type GiveBackCommand, type PartReturn, partReturnOf } from '../../rules/give-back.ts';
import { changeWithin } from '../attendance/change-attendance.ts';
import { lockFor } from '../attendance/store.ts';
import { saveInterest } from '../attendance/writes.ts';
import { type EndedPart, lockEnded, restoreTimes, saveReturn } from './ended.sql.ts';

export interface ReturnedPart {
  readonly huddleId: HuddleId;
  readonly became: PartReturn;
}

/**
 * The decision that took somebody out of a community is undone, and they belong to it again: each part in its outings
 * that ended with it comes back as far as it can, once.
 */
export async function giveBackParts(tx: Tx, whose: Removed, now: Date): Promise<ReturnedPart[]> {
  const returned: ReturnedPart[] = [];
  // In the order of their ids, as whoever locks several outings does.
  for (const part of await lockEnded(tx, whose)) {
    const became = part.saidSince ? 'KEPT' : await giveBack(tx, whose, part, now);
    await saveReturn(tx, whose, part.huddleId, became);
    returned.push({ huddleId: part.huddleId, became });
  }
  return returned;
}

async function giveBack(tx: Tx, whose: Removed, part: EndedPart, now: Date): Promise<PartReturn> {
  const { huddleId, interested, answer, status, guests, size, queueNumber, declined } = part;
  const { personId } = whose;
  const had = { answer, status, guests, size, queueNumber, declined };
  const command: GiveBackCommand = { type: 'giveBack', personId, had };
  const happened = answer === null && !declined ? [] : await changeWithin(tx, huddleId, command, now);
  const became = partReturnOf(happened, command);
  if (isRefusal(happened) || became === 'KEPT') return became;
  await recordEvents(tx, now, happened);
  await restoreTimes(tx, whose, huddleId);
  if (interested && (await lockFor(tx, huddleId, { personId }, now)))
    await saveInterest(tx, huddleId, personId, true);
  return became;
}
