import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CheckInId, ContactId, ReturnPlanId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { SafetyEvent } from '../../rules/events.ts';
import { MAX_CHECK_INS } from '../../rules/limits.ts';
import { refuseExpectedAt } from '../../rules/plan.ts';
import { alarmOf } from '../../rules/stages.ts';
import { tellContacts } from '../alarm/tell-contacts.ts';
import { type Keys, keysOf } from '../contacts/reads.ts';
import { checkInsOf, lockPlan, type PlanRow, type VisiblePlan } from './reads.ts';
import { countdownFrom, refuseWhom, type WantedPlan } from './start-plan.ts';
import { insertCheckIn, saveContacts, saveCountdown, saveEnd, savePlan } from './writes.ts';

type Done = 'DONE' | Refusal;

/** Changes what a plan says; with another time its countdown begins again. */
export async function changePlan(
  platform: Platform,
  viewer: Viewer,
  id: ReturnPlanId,
  { expectedAt, graceMinutes, ...details }: WantedPlan,
): Promise<Done> {
  const now = platform.now();
  const keys = await keysOf(platform.database.db);
  return withPlan(platform, viewer, id, async (tx, { row, access }) => {
    if (access !== 'EDIT') return refuse('PLAN_NOT_YOURS', {}, 'forbidden');
    const expected = new Date(expectedAt);
    const isSame = expected.getTime() === row.expected_at.getTime() && graceMinutes === row.grace_minutes;
    const refused = isSame ? undefined : refuseExpectedAt(expected, now);
    if (refused) return refused;
    const times = { expectedAt: expected, graceMinutes, alone: row.huddle_id === null };
    await savePlan(tx, id, { ...details, ...(isSame ? countdownOfRow(row) : countdownFrom(times, now)) });
    if (!isSame) await tellOfMore(platform, tx, viewer, { row, expected, keys });
    return 'DONE';
  });
}

function countdownOfRow({ expected_at, grace_minutes, reached, asked_late, next_at }: PlanRow) {
  return { expected_at, grace_minutes, reached, asked_late, next_at };
}

/** Anybody of the party needs more time. */
export async function extendPlan(
  platform: Platform,
  viewer: Viewer,
  id: ReturnPlanId,
  expectedAt: string,
): Promise<Done> {
  const now = platform.now();
  const keys = await keysOf(platform.database.db);
  const expected = new Date(expectedAt);
  return withPlan(platform, viewer, id, async (tx, { row }) => {
    const refused = refuseExpectedAt(expected, now);
    if (refused) return refused;
    const times = { expectedAt: expected, graceMinutes: row.grace_minutes, alone: row.huddle_id === null };
    await saveCountdown(tx, id, countdownFrom(times, now));
    await tellOfMore(platform, tx, viewer, { row, expected, keys });
    return 'DONE';
  });
}

interface More {
  readonly row: PlanRow;
  /** When they are expected now. */
  readonly expected: Date;
  /** Read before: a transaction that waits for a second connection could wait for ever. */
  readonly keys: Keys;
}

/** Everybody who was alarmed hears that there was a sign. */
async function tellOfMore(
  platform: Platform,
  tx: Tx,
  viewer: Viewer,
  { row, expected, keys }: More,
): Promise<void> {
  await tellAlarmed(platform, tx, viewer, row, 'safety.extended');
  await tellContacts(platform, tx, keys, { plan: { ...row, expected_at: expected }, news: 'LATER' });
}

/** Anybody of the party says that all are back; said again it changes nothing. */
export async function endPlan(platform: Platform, viewer: Viewer, id: ReturnPlanId): Promise<Done> {
  const keys = await keysOf(platform.database.db);
  return withPlan(
    platform,
    viewer,
    id,
    async (tx, { row }) => {
      if (row.ended_at) return 'DONE';
      await saveEnd(tx, id, viewer.personId, platform.now());
      await tellAlarmed(platform, tx, viewer, row, 'safety.all-back');
      await tellContacts(platform, tx, keys, { plan: row, news: 'ALL_BACK' });
      return 'DONE';
    },
    { ended: true },
  );
}

async function tellAlarmed(
  platform: Platform,
  tx: Tx,
  { personId }: Viewer,
  { id, reached }: PlanRow,
  type: 'safety.extended' | 'safety.all-back',
): Promise<void> {
  const event: SafetyEvent = { type, planId: id, alarm: alarmOf(reached), byId: personId };
  await recordEvents(tx, platform.now(), [event]);
}

interface CheckIn {
  readonly note: string;
  readonly position: { readonly lat: number; readonly lng: number } | null;
}

/** Keeps what somebody says of how and where they are. */
export function checkIn(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  id: ReturnPlanId,
  { note, position }: CheckIn,
): Promise<CheckInId | Refusal> {
  return write<CheckInId>(platform, command, async (tx) => {
    const found = await lockPlan(tx, viewer.personId, id);
    if (!found) return missing();
    if (found.row.ended_at) return refuse('PLAN_ENDED');
    const earlier = await checkInsOf(tx, id);
    if (earlier.length >= MAX_CHECK_INS) return refuse('TOO_MANY_CHECK_INS', { limit: MAX_CHECK_INS });
    const checkInId = newId<CheckInId>();
    await insertCheckIn(tx, {
      id: checkInId,
      plan_id: id,
      person_id: viewer.personId,
      at: platform.now(),
      note,
      lat: position?.lat ?? null,
      lng: position?.lng ?? null,
    });
    await announcePlan(tx, found.row);
    return checkInId;
  });
}

/** Which contacts of the person a running plan tells. */
export async function chooseContacts(
  platform: Platform,
  viewer: Viewer,
  id: ReturnPlanId,
  contactIds: readonly ContactId[],
): Promise<Done> {
  const keys: Keys = await keysOf(platform.database.db);
  return withPlan(platform, viewer, id, async (tx, { row }) => {
    const { personId } = viewer;
    const refused = await refuseWhom(tx, keys, { personId, huddleId: row.huddle_id, contactIds });
    if (refused) return refused;
    await saveContacts(tx, id, personId, contactIds);
    return 'DONE';
  });
}

/** Does something to a plan of the viewer's, and tells who looks at it. */
function withPlan(
  platform: Platform,
  viewer: Viewer,
  id: ReturnPlanId,
  change: (tx: Tx, plan: VisiblePlan) => Promise<Done>,
  { ended = false }: { readonly ended?: boolean } = {},
): Promise<Done> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const found = await lockPlan(tx, viewer.personId, id);
    if (!found) return missing();
    if (found.row.ended_at && !ended) return refuse('PLAN_ENDED');
    const done = await change(tx, found);
    await announcePlan(tx, found.row);
    return done;
  });
}

/** Those who look at the plan, or at its outing, read it again. */
export async function announcePlan(tx: Tx, { id, huddle_id }: PlanRow): Promise<void> {
  await announce(tx, `return-plan:${id}`, 'return-plan.changed', { id });
  if (huddle_id) await announce(tx, `huddle:${huddle_id}`, 'huddle.changed', { id: huddle_id });
}
