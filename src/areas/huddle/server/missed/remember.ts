import type { Tx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import { type Happened, recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { HuddleEvent, PersonalHuddleEvent } from '../../rules/events.ts';
import { isLateToGiveBack, missedFadesAt } from '../../rules/missed.ts';
import type { HuddleRow } from '../rows.ts';
import { datesOf } from './reads.ts';
import {
  forgetNoShow,
  forgiveGoing,
  forgiveOutings,
  type GivenBack,
  markTold,
  saveGivenBack,
  saveNoShow,
} from './writes.ts';

export const TELL_MISSED = 'tell-missed';
/** After the end, so that what was noted in a hurry at the start can be put right first. */
const TELL_AFTER_MS = 12 * 3_600_000;

/** Follows the answers: a place given back late is remembered, and forgotten with a new yes or another time (COM-13). */
export async function followAnswers(platform: Platform, events: Happened<HuddleEvent>): Promise<void> {
  const { db } = platform.database;
  const moved = events.filter(({ type }) => type === 'huddle.moved').map(({ huddleId }) => huddleId);
  if (moved.length > 0) await forgiveOutings(db, moved);
  const going = events.filter(takesPlace).map(({ huddleId, personId }) => ({ huddleId, personId }));
  if (going.length > 0) await forgiveGoing(db, going);
  const given = events.filter(givesBack);
  if (given.length === 0) return;
  const dates = await datesOf(db, [...new Set(given.map(({ huddleId }) => huddleId))]);
  const late = given.flatMap(({ huddleId, personId, at }): GivenBack[] => {
    const outing = dates.get(huddleId);
    if (!outing || !isLateToGiveBack(outing, new Date(at))) return [];
    return [{ huddleId, personId, fadesAt: missedFadesAt(outing.startsAt) }];
  });
  if (late.length > 0) await saveGivenBack(db, late);
}

function takesPlace<Event extends HuddleEvent>(event: Event): event is Event & PersonalHuddleEvent {
  return event.type === 'huddle.rsvp-answered' && event.place === 'CONFIRMED';
}

function givesBack<Event extends HuddleEvent>(event: Event): event is Event & PersonalHuddleEvent {
  return 'gaveBack' in event && event.gaveBack === true;
}

/** Keeps in step with what a host notes of a party; who did not come is told of it later. */
export async function rememberTurnout(
  tx: Tx,
  row: Pick<HuddleRow, 'id' | 'starts_at' | 'ends_at'>,
  personId: PersonId,
  people: number | null,
  now: Date,
): Promise<void> {
  if (people !== 0) return forgetNoShow(tx, row.id, personId);
  const fadesAt = missedFadesAt(row.starts_at);
  if (fadesAt <= now) return;
  await saveNoShow(tx, { huddleId: row.id, personId, fadesAt });
  const runAt = new Date(Math.max(row.ends_at.getTime(), now.getTime()) + TELL_AFTER_MS);
  await enqueue(tx, [
    { task: TELL_MISSED, payload: { huddleId: row.id }, runAt, key: `${TELL_MISSED} ${row.id}` },
  ]);
}

/** Tells everybody who is noted as not come, once. */
export async function tellMissed(platform: Platform, huddleId: HuddleId): Promise<void> {
  const now = platform.now();
  await inTransaction(platform.database, async (tx) => {
    const people = await markTold(tx, huddleId, now);
    await recordEvents<HuddleEvent>(
      tx,
      now,
      people.map((personId) => ({ type: 'huddle.missed', huddleId, personId })),
    );
    return 'DONE';
  });
}
