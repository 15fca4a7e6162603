import { findHuddle } from '#areas/huddle/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { ContactId, HuddleId, PersonId, ReturnPlanId } from '#platform/shared/ids.ts';
import { isTimeZone } from '#platform/shared/is-time-zone.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { refuseAlone, refuseContacts, refuseExpectedAt } from '../../rules/plan.ts';
import { nextAt, reachedAtStart, type Times } from '../../rules/stages.ts';
import { type Keys, keysOf, ownContacts } from '../contacts/reads.ts';
import { addressesOfParty } from './reads.ts';
import { type CountdownColumns, insertPlan, type PlanDetails, saveContacts } from './writes.ts';

export interface WantedPlan extends PlanDetails {
  readonly expectedAt: string;
  readonly graceMinutes: number;
}

interface Started extends WantedPlan {
  readonly huddleId: HuddleId | null;
  readonly timeZone: string;
  readonly contactIds: readonly ContactId[];
}

/** Starts a plan: from its commit on the server counts down. */
export async function startPlan(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  wanted: Started,
): Promise<ReturnPlanId | Refusal> {
  const now = platform.now();
  const keys = await keysOf(platform.database.db);
  const { huddleId, timeZone, contactIds, expectedAt, graceMinutes, ...details } = wanted;
  return write<ReturnPlanId>(platform, command, async (tx) => {
    const refused =
      (await refuseHuddle(tx, viewer, huddleId)) ??
      refuseTimes(wanted, now) ??
      (await refuseWhom(tx, keys, { personId: viewer.personId, huddleId, contactIds }));
    if (refused) return refused;
    const id = newId<ReturnPlanId>();
    const times = { expectedAt: new Date(expectedAt), graceMinutes, alone: huddleId === null };
    const own = { id, owner_id: viewer.personId, huddle_id: huddleId, time_zone: timeZone, started_at: now };
    const made = await insertPlan(tx, { ...own, ...details, ...countdownFrom(times, now) });
    if (!made) return refuse('PLAN_RUNS', {}, 'conflict');
    await saveContacts(tx, id, viewer.personId, contactIds);
    if (huddleId) await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return id;
  });
}

/** The columns of a countdown that begins now. */
export function countdownFrom(times: Times, now: Date): CountdownColumns {
  const reached = reachedAtStart(times, now);
  return {
    expected_at: times.expectedAt,
    grace_minutes: times.graceMinutes,
    reached,
    asked_late: false,
    next_at: nextAt({ ...times, reached, askedLate: false }),
  };
}

async function refuseHuddle(
  tx: Tx,
  { personId }: Viewer,
  huddleId: HuddleId | null,
): Promise<Refusal | undefined> {
  if (huddleId === null) return undefined;
  const found = await findHuddle(tx, { personId }, huddleId);
  if (!found) return missing();
  if (found.access !== 'HOST') return refuse('NOT_A_HOST', {}, 'forbidden');
  if (found.row.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
  return found.row.status === 'PUBLISHED' ? undefined : refuse('HUDDLE_NOT_PUBLISHED');
}

function refuseTimes({ timeZone, expectedAt }: Started, now: Date): Refusal | undefined {
  if (!isTimeZone(timeZone)) return refuse('TIME_ZONE_UNKNOWN', { timeZone });
  return refuseExpectedAt(new Date(expectedAt), now);
}

export interface Chosen {
  readonly personId: PersonId;
  readonly huddleId: HuddleId | null;
  readonly contactIds: readonly ContactId[];
}

/** Whether these contacts can be told: they are the person's, did not say no, and stay at home. */
export async function refuseWhom(
  tx: Tx,
  keys: Keys,
  { personId, huddleId, contactIds }: Chosen,
): Promise<Refusal | undefined> {
  const contacts = await ownContacts(tx, keys, personId, contactIds);
  if (contacts.length < new Set(contactIds).size) return missing();
  const refused = huddleId === null ? refuseAlone(contacts.length) : undefined;
  if (isRefusal(refused)) return refused;
  return refuseContacts(contacts, await addressesOfParty(tx, { huddleId, ownerId: personId }));
}
