import { planningFor } from '#areas/community/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { MAX_AHEAD_MS } from '../../rules/plan.ts';
import { daysBetween, occurrencesAfter, type Pace, shiftDays } from '../../rules/series.ts';
import { isPast } from '../../rules/state.ts';
import { copyKit } from '../kit/writes.ts';
import { coHostAsked } from '../people/hosts.ts';
import { type HostIds, hostIdsOf } from '../people/reads.ts';
import { askToCoHost } from '../people/writes.ts';
import { yesForRow } from '../proposals/approval.ts';
import { markOwnYes } from '../proposals/hold-back.ts';
import { standingColumns } from '../proposals/safety.ts';
import { copyQuestions } from '../questions/writes.ts';
import { factsOf, type HuddleRow } from '../rows.ts';
import { columnsOf, valuesOf } from './fields.ts';
import { refuseHostAt } from './qualified.ts';
import { lockForHost } from './reads.ts';
import { insertHuddle, insertSeries, savePlan } from './writes.ts';

interface Repetition {
  readonly every: Pace;
  readonly times: number;
}

/** Plans the following huddles of a series: same host, co-hosts asked, an answer of its own from everybody. */
export function repeatHuddle(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  huddleId: HuddleId,
  { every, times }: Repetition,
): Promise<readonly HuddleId[] | Refusal> {
  const now = platform.now();
  return write<readonly HuddleId[]>(platform, command, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    const refused = whyNot(row, now) ?? (await refuseInClub(tx, viewer.personId, row));
    if (refused) return refused;
    const walls = occurrencesAfter(wallIn(row.starts_at, row.time_zone), every, times);
    const last = instantIn(walls.at(-1) ?? '', row.time_zone);
    if (last && last.getTime() - now.getTime() > MAX_AHEAD_MS) return refuse('TOO_FAR_AHEAD');
    const starts = walls.flatMap((wall) => instantIn(wall, row.time_zone) ?? []);
    const unled = await refuseHostAt(tx, row, starts);
    if (unled) return unled;
    const seriesId = newId<string>();
    await insertSeries(tx, { id: seriesId, every, created_at: now });
    await savePlan(tx, huddleId, { series_id: seriesId });
    const hosts = await hostIdsOf(tx, huddleId);
    const ids: HuddleId[] = [];
    for (const wall of walls) {
      ids.push(await planAt(tx, { ...row, series_id: seriesId }, wall, hosts, now));
    }
    const [first] = ids;
    await recordEvents(tx, now, [
      ...ids.map((id) => plannedBy(viewer.personId, id)),
      // One question for the whole series: a yes counts for all of it.
      ...(first ? hosts.coHostIds.map((id) => coHostAsked(first, id, viewer.personId)) : []),
    ]);
    return ids;
  });
}

/** Each of its days is one more outing of the community. */
async function refuseInClub(tx: Tx, personId: PersonId, row: HuddleRow): Promise<Refusal | undefined> {
  if ((await yesForRow(tx, personId, row)) === 'ASK') return refuse('NEEDS_A_YES');
  const planning = row.community_id === null ? 'YES' : await planningFor(tx, personId, row.community_id);
  return planning === 'NO' ? refuse('ONLY_LEADERS_PLAN') : undefined;
}

function whyNot(row: HuddleRow, now: Date): Refusal | undefined {
  if (row.status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED', {}, 'conflict');
  if (row.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED', {}, 'conflict');
  if (row.series_id) return refuse('ALREADY_IN_A_SERIES', {}, 'conflict');
  return isPast(factsOf(row), now) ? refuse('HUDDLE_PAST') : undefined;
}

async function planAt(
  tx: Tx,
  row: HuddleRow,
  wall: string,
  { hostId, coHostIds }: HostIds,
  now: Date,
): Promise<HuddleId> {
  const id = newId<HuddleId>();
  const days = daysBetween(wallIn(row.starts_at, row.time_zone), wall);
  const later = (instant: Date | null) =>
    instant && (instantIn(shiftDays(wallIn(instant, row.time_zone), days), row.time_zone) ?? instant);
  const times = {
    starts_at: later(row.starts_at) ?? row.starts_at,
    ends_at: later(row.ends_at) ?? row.ends_at,
    rsvp_starts_at: later(row.rsvp_starts_at),
    rsvp_ends_at: later(row.rsvp_ends_at),
  };
  const author = { created_by: hostId, created_at: now, updated_at: now };
  const columns = { ...columnsOf(valuesOf(row)), ...times, series_id: row.series_id };
  await insertHuddle(tx, { id, status: 'PUBLISHED', ...author, ...columns }, hostId);
  await askToCoHost(tx, id, coHostIds, now);
  await copyQuestions(tx, row.id, id);
  await copyKit(tx, row.id, id);
  await markOwnYes(tx, hostId, id, standingColumns({ ...row, ...times }), now);
  return id;
}

function plannedBy(personId: PersonId, huddleId: HuddleId): HuddleEvent {
  return { type: 'huddle.planned', huddleId, personId };
}
