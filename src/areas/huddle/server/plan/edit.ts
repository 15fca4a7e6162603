import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import type { HuddlePlanInput } from '../../contract/views.ts';
import { changesThatMatter, type Schedule } from '../../rules/changes.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { daysBetween, shiftDays } from '../../rules/series.ts';
import { changeWithin } from '../attendance/change-attendance.ts';
import { askHosts, invitePeople } from '../people/hosts.ts';
import { saveMove } from '../people/writes.ts';
import { holdBack } from '../proposals/hold-back.ts';
import type { HuddleRow } from '../rows.ts';
import { checkPlan, refuseWithoutYes, takeCover } from './check-plan.ts';
import { columnsOf, type PlanColumns, valuesOf } from './fields.ts';
import { editionOf } from './read-plan.ts';
import { lockFollowing, lockForHost } from './reads.ts';
import { refuseAsked, refuseWords } from './refuse-newcomer.ts';
import { savePlanAndSequence } from './writes.ts';

export interface PlanChange {
  readonly plan: HuddlePlanInput;
  readonly edition: string;
  readonly scope: 'THIS' | 'FOLLOWING';
}

export interface Changed {
  readonly edition: string;
  /** What safety hangs on waits for a yes. */
  readonly waits: boolean;
}

/** Changes a huddle as one of its hosts wants it, or refuses when another host has changed it meanwhile. */
export function changePlan(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  change: PlanChange,
): Promise<Changed | Refusal> {
  const now = platform.now();
  return inTransaction<Changed>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    const { plan } = change;
    const refused =
      whyNot(row, change) ??
      (await checkPlan(tx, viewer.personId, plan, now, row)) ??
      (await refuseWithoutYes(tx, viewer.personId, plan, row)) ??
      (await refuseWords(platform, tx, viewer.personId, plan));
    if (refused) return refused;
    const done = await changeAll(tx, viewer, row, change, now);
    if (isRefusal(done)) return done;
    const unwanted = await refuseAsked(platform, tx, viewer.personId, done.happened);
    if (unwanted) return unwanted;
    await recordEvents(tx, now, [...done.happened, ...done.asked]);
    const edition = editionOf({ version: row.version + 1, capacity: done.capacity });
    return { edition, waits: done.asked.length > 0 };
  });
}

function whyNot(row: HuddleRow, { edition }: PlanChange): Refusal | undefined {
  if (row.status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED', {}, 'conflict');
  if (row.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED', {}, 'conflict');
  return editionOf(row) === edition ? undefined : refuse('PLAN_CHANGED', {}, 'conflict');
}

interface Done {
  readonly happened: readonly HuddleEvent[];
  readonly asked: readonly CommunityEvent[];
  /** The limit as it stands now. */
  readonly capacity: number | null;
}

async function changeAll(
  tx: Tx,
  viewer: Viewer,
  row: HuddleRow,
  { plan, scope }: PlanChange,
  now: Date,
): Promise<Done | Refusal> {
  const columns = columnsOf(plan);
  const following = scope === 'FOLLOWING' ? await lockFollowing(tx, row) : [];
  const changes: readonly [HuddleRow, PlanColumns][] = [
    [row, columns],
    ...following.map((later): [HuddleRow, PlanColumns] => [later, columnsOfFollowing(later, row, columns)]),
  ];
  const happened: HuddleEvent[] = [];
  const asked: CommunityEvent[] = [];
  let { capacity } = columns;
  for (const [each, wanted] of changes) {
    const held = await holdBack(tx, viewer.personId, each, wanted, now);
    if (isRefusal(held)) return held;
    const events = await changeOne(tx, viewer, each, { columns: held.columns, hosts: plan.coHostIds }, now);
    if (isRefusal(events)) return events;
    happened.push(...events);
    asked.push(...held.asked);
    if (each === row) capacity = held.columns.capacity;
  }
  happened.push(...(await invitePeople(tx, viewer, row.id, plan.invitedIds, now)));
  return { happened, asked, capacity };
}

interface Next {
  readonly columns: PlanColumns;
  readonly hosts: HuddlePlanInput['coHostIds'];
}

async function changeOne(
  tx: Tx,
  viewer: Viewer,
  row: HuddleRow,
  { columns, hosts }: Next,
  now: Date,
): Promise<readonly HuddleEvent[] | Refusal> {
  const refused = await takeCover(tx, row, columns.cover_media_id, viewer.personId, now);
  if (refused) return refused;
  const changed = await applyPlan(tx, viewer, row, columns, now);
  if (isRefusal(changed)) return changed;
  const asked = await askHosts(tx, viewer, row.id, hosts, now);
  return isRefusal(asked) ? asked : [...changed, ...asked];
}

/**
 * Saves the columns of a changed plan on a locked huddle. A limit below what is taken is refused, so that hosts
 * decide and nobody is dropped; more room moves the queue up, and what is offered is given when the start has moved near.
 */
export async function applyPlan(
  tx: Tx,
  viewer: Pick<Viewer, 'personId'>,
  row: HuddleRow,
  { capacity, ...columns }: PlanColumns,
  now: Date,
): Promise<readonly HuddleEvent[] | Refusal> {
  const huddleId = row.id;
  const startsAt = new Date(columns.starts_at);
  const sameStart = startsAt.getTime() === row.starts_at.getTime();
  const moved =
    capacity === row.capacity && sameStart
      ? []
      : await changeWithin(
          tx,
          huddleId,
          { type: 'reschedule', capacity, startsAt: sameStart ? null : startsAt },
          now,
        );
  if (isRefusal(moved)) return moved;
  const { personId } = viewer;
  await savePlanAndSequence(tx, huddleId, { ...columns, updated_at: now, changed_by: personId });
  const moves = await recordReschedule(tx, { huddleId, personId }, row, placesOf(columns), now);
  return [{ type: 'huddle.plan-changed', huddleId, personId }, ...moves, ...moved];
}

function placesOf(columns: Omit<PlanColumns, 'capacity'>) {
  const { starts_at, ends_at, venue, meeting_point, parking, ...notes } = columns;
  const place = (json: string | null) => (json === null ? null : JSON.parse(json));
  return {
    ...notes,
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
    venue: place(venue),
    meeting_point: place(meeting_point),
    parking: place(parking),
  };
}

const times = ['starts_at', 'ends_at', 'rsvp_starts_at', 'rsvp_ends_at', 'time_zone'] as const;

/**
 * What a later huddle of the series becomes when an earlier one is changed from `before` to `after`: the columns
 * that were changed, its own everywhere else. Times keep their distance in days, at the new hour of the venue.
 */
function columnsOfFollowing(following: HuddleRow, before: HuddleRow, after: PlanColumns): PlanColumns {
  const [own, was] = [columnsOf(valuesOf(following)), columnsOf(valuesOf(before))];
  const changed = Object.entries(after).filter(
    ([name, value]) => !same(value, was[name as keyof PlanColumns]),
  );
  const columns = { ...own, ...Object.fromEntries(changed) };
  const moved = changed.some(([name]) => (times as readonly string[]).includes(name));
  return moved ? { ...columns, ...movedTimes(following, before, after) } : columns;
}

function movedTimes(following: HuddleRow, before: HuddleRow, after: PlanColumns) {
  const zone = after.time_zone;
  const days = daysBetween(
    wallIn(before.starts_at, before.time_zone),
    wallIn(following.starts_at, following.time_zone),
  );
  const later = (iso: string | null) => {
    if (iso === null) return null;
    return instantIn(shiftDays(wallIn(new Date(iso), zone), days), zone)?.toISOString() ?? iso;
  };
  return {
    starts_at: later(after.starts_at) ?? after.starts_at,
    ends_at: later(after.ends_at) ?? after.ends_at,
    rsvp_starts_at: later(after.rsvp_starts_at),
    rsvp_ends_at: later(after.rsvp_ends_at),
    time_zone: zone,
  };
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

type Places = Pick<
  HuddleRow,
  | 'starts_at'
  | 'ends_at'
  | 'venue'
  | 'venue_note'
  | 'meeting_point'
  | 'meeting_point_note'
  | 'parking'
  | 'parking_note'
>;

/**
 * What follows from an edit of a published huddle: when its time or a place has changed, everybody who has
 * answered is asked to acknowledge it. Answers with the events to record in the same transaction.
 */
export async function recordReschedule(
  tx: Tx,
  { huddleId, personId }: { readonly huddleId: HuddleId; readonly personId: PersonId },
  before: Places,
  after: Places,
  now: Date,
): Promise<HuddleEvent[]> {
  const changes = changesThatMatter(scheduleOf(before), scheduleOf(after));
  if (changes.length === 0) return [];
  await saveMove(tx, huddleId, changes, scheduleOf(before), now);
  return [{ type: 'huddle.moved', huddleId, personId, changes }];
}

function scheduleOf(row: Places): Schedule {
  return {
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    venue: row.venue,
    venueNote: row.venue_note,
    meetingPoint: row.meeting_point,
    meetingPointNote: row.meeting_point_note,
    parking: row.parking,
    parkingNote: row.parking_note,
  };
}
