import { countCarsTo } from '#areas/carpool/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { sunOn } from '#platform/server/geo/sun.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { instantIn, wallIn } from '#platform/shared/zoned-time.ts';
import { GO_CHECK_LEAD_MS, type GoCriteria, type GoFacts, goReasons, lightOf } from '../../rules/go.ts';
import { isPast } from '../../rules/state.ts';
import { lockForHost, lockHuddleRow } from '../plan/reads.ts';
import { savePlan } from '../plan/writes.ts';
import { factsOf, type HuddleRow } from '../rows.ts';
import { countMissingKit, type GoRow, goRowOf, huddlesToCheck } from './reads.ts';
import { markChecked, markDecided, saveCriteria } from './writes.ts';

type Done = 'DONE' | Refusal;

/** How a huddle stands by what its hosts ask for; null where they ask for nothing. */
export async function readGo(db: DbOrTx, row: HuddleRow) {
  const go = row.go_check ? await goRowOf(db, row.id) : undefined;
  return go ? { ...(await assess(db, row, go)), go } : null;
}

async function assess(db: DbOrTx, row: HuddleRow, go: GoRow) {
  const reasons = goReasons(go, await goFactsOf(db, row));
  const isDecided = go.decidedFor?.getTime() === row.starts_at.getTime();
  return { reasons, isDecided, light: lightOf(reasons, isDecided) };
}

async function goFactsOf(db: DbOrTx, row: HuddleRow): Promise<GoFacts> {
  const { maybe_count, requested_count, waiting_count } = row;
  return {
    people: row.confirmed_people,
    undecided: maybe_count + requested_count + waiting_count,
    cars: await countCarsTo(db, row.id),
    endsAt: row.ends_at,
    sunset: sunsetOf(row),
    missingKit: row.kit_count > 0 ? await countMissingKit(db, row.id) : 0,
  };
}

/** At the venue, on the day of the end. */
function sunsetOf({ venue, ends_at, time_zone }: HuddleRow): GoFacts['sunset'] {
  if (!venue) return null;
  const noon = instantIn(`${wallIn(ends_at, time_zone).slice(0, 10)}T12:00`, time_zone);
  const sun = sunOn(noon ?? ends_at, venue);
  return typeof sun === 'string' ? sun : sun.sunset;
}

/** A host says what must hold; null asks for nothing. */
export function changeGo(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  criteria: GoCriteria | null,
): Promise<Done> {
  const now = platform.now();
  return inTransaction<Done>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    const refused = whyOver(row, now);
    if (refused) return refused;
    await saveCriteria(tx, huddleId, criteria);
    await savePlan(tx, huddleId, { go_check: criteria !== null });
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
}

function whyOver(row: HuddleRow, now: Date): Refusal | undefined {
  if (row.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
  return row.status === 'PUBLISHED' && isPast(factsOf(row), now) ? refuse('HUDDLE_PAST') : undefined;
}

/** A host says that it goes ahead: everybody who comes is told. */
export function decideGo(platform: Platform, viewer: Viewer, huddleId: HuddleId): Promise<Done> {
  const now = platform.now();
  return inTransaction<Done>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    const refused = whyOver(row, now);
    if (refused) return refused;
    if (!row.go_check) return refuse('NO_GO_CRITERIA');
    await markDecided(tx, huddleId, row.starts_at);
    const about = { huddleId, personId: viewer.personId };
    await recordEvents(tx, now, [{ type: 'huddle.go-checked', ...about, light: 'GREEN', byHost: true }]);
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
}

/** Huddles of one run; what is left over is due at the next, ten minutes later. */
const MAX_CHECKED = 200;

/** Tells everybody who comes, a day before the start, how it stands; once for each start. */
export async function checkOutings(platform: Platform): Promise<void> {
  const now = platform.now();
  const until = new Date(now.getTime() + GO_CHECK_LEAD_MS);
  const due = await huddlesToCheck(platform.database.db, { from: now, until, limit: MAX_CHECKED });
  for (const huddleId of due) await checkOne(platform, huddleId, now);
}

async function checkOne(platform: Platform, huddleId: HuddleId, now: Date): Promise<void> {
  await inTransaction<Done>(platform.database, async (tx) => {
    const row = await lockHuddleRow(tx, huddleId);
    const go = await goRowOf(tx, huddleId);
    // Another process was first, or it was moved or changed meanwhile.
    if (!row || !go || go.checkedFor?.getTime() === row.starts_at.getTime()) return 'DONE';
    const { light } = await assess(tx, row, go);
    await markChecked(tx, huddleId, row.starts_at);
    const about = { huddleId, personId: row.created_by };
    await recordEvents(tx, now, [{ type: 'huddle.go-checked', ...about, light, byHost: false }]);
    return 'DONE';
  });
}
