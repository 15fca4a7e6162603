import type { Tx } from '#platform/server/db/database.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { DateId, HuddleId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { chooseDate, faultOfPoll, isPollOpen } from '../../rules/date-poll.ts';
import { isPast } from '../../rules/state.ts';
import { lockFor } from '../attendance/store.ts';
import { refuseHostAt } from '../plan/qualified.ts';
import { lockForHost, lockHuddleRow } from '../plan/reads.ts';
import { type HuddleColumns, savePlanAndSequence } from '../plan/writes.ts';
import { refuseChange } from '../proposals/approval.ts';
import { factsOf, type HuddleRow } from '../rows.ts';
import { datesOf } from './reads.ts';
import { type GivenVote, saveDates, saveVotes } from './writes.ts';

export const CLOSE_DATE_POLL = 'close-date-poll';

type Done = 'DONE' | Refusal;

/** A host lets people vote on dates, or changes which. Until the date is set, the earliest of them stands. */
export function openDates(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  poll: { readonly starts: readonly Date[]; readonly endsAt: Date },
): Promise<Done> {
  const now = platform.now();
  return inTransaction<Done>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    const refused =
      whyNotOpen(row, now) ??
      faultOfPoll(poll, now) ??
      (await refuseChange(tx, viewer.personId, row)) ??
      (await refuseHostAt(tx, row, poll.starts));
    if (refused) return refused;
    const dates = poll.starts.map((startsAt) => ({ id: newId<DateId>(), startsAt }));
    await saveDates(tx, huddleId, dates, row.poll_ends_at === null);
    const earliest = new Date(Math.min(...poll.starts.map((start) => start.getTime())));
    await moveTo(tx, row, earliest, {
      poll_ends_at: poll.endsAt,
      changed_by: viewer.personId,
      updated_at: now,
    });
    const key = `${CLOSE_DATE_POLL} ${huddleId}`;
    await enqueue(tx, [{ task: CLOSE_DATE_POLL, payload: { huddleId }, runAt: poll.endsAt, key }]);
    return 'DONE';
  });
}

function whyNotOpen(row: HuddleRow, now: Date): Refusal | undefined {
  if (row.status === 'DRAFT') return refuse('HUDDLE_NOT_PUBLISHED', {}, 'conflict');
  if (row.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
  if (isPast(factsOf(row), now)) return refuse('HUDDLE_PAST');
  const { confirmed_count, maybe_count, requested_count, waiting_count } = row;
  const answers = confirmed_count + maybe_count + requested_count + waiting_count;
  return answers > 0 ? refuse('PEOPLE_HAVE_ANSWERED', { answers }, 'conflict') : undefined;
}

/** The huddle begins at another time and lasts as long as before; a window of answers that ends later ends with it. */
async function moveTo(tx: Tx, row: HuddleRow, startsAt: Date, columns: HuddleColumns): Promise<void> {
  const lasts = row.ends_at.getTime() - row.starts_at.getTime();
  await savePlanAndSequence(tx, row.id, {
    ...columns,
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + lasts),
    rsvp_starts_at: row.rsvp_starts_at && row.rsvp_starts_at < startsAt ? row.rsvp_starts_at : null,
    rsvp_ends_at: row.rsvp_ends_at && row.rsvp_ends_at < startsAt ? row.rsvp_ends_at : null,
  });
  await announce(tx, `huddle:${row.id}`, 'huddle.changed', { id: row.id });
}

/** Somebody who may see the huddle says which dates suit them. */
export function voteOnDates(
  platform: Platform,
  { personId }: Viewer,
  huddleId: HuddleId,
  { votes, link }: { readonly votes: readonly GivenVote[]; readonly link?: string | undefined },
): Promise<Done> {
  const now = platform.now();
  return inTransaction<Done>(platform.database, async (tx) => {
    const locked = await lockFor(tx, huddleId, { personId, link }, now);
    if (!locked) return missing();
    if (locked.row.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
    if (!isPollOpen(locked.row.poll_ends_at, now)) return refuse('POLL_OVER');
    const open = new Set((await datesOf(tx, huddleId)).map(({ id }) => id));
    // Of another huddle, named twice, or taken out of the vote meanwhile.
    if (votes.some(({ dateId }) => !open.delete(dateId))) return refuse('DATES_CHANGED', {}, 'conflict');
    await saveVotes(tx, personId, votes, now);
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
}

/** A host ends the vote with the date of their choice. */
export function setDate(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  dateId: DateId,
): Promise<Done> {
  const now = platform.now();
  return inTransaction<Done>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    if (row.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
    if (row.poll_ends_at === null) return refuse('POLL_OVER');
    const date = (await datesOf(tx, huddleId)).find(({ id }) => id === dateId);
    if (!date) return refuse('DATES_CHANGED', {}, 'conflict');
    if (date.startsAt <= now) return refuse('START_IN_PAST');
    const { personId } = viewer;
    await moveTo(tx, row, date.startsAt, { poll_ends_at: null, changed_by: personId, updated_at: now });
    await recordEvents(tx, now, [
      { type: 'huddle.date-voted', huddleId, personId, isSet: true, byHost: true },
    ]);
    return 'DONE';
  });
}

/** The time of a vote is over: the date that suits most is the date; where none does, the hosts are told. */
export function closePoll(platform: Platform, huddleId: HuddleId): Promise<Done> {
  const now = platform.now();
  return inTransaction<Done>(platform.database, async (tx) => {
    const row = await lockHuddleRow(tx, huddleId);
    const endsAt = row?.poll_ends_at;
    // It was set by hand, goes on longer, or the huddle is off.
    if (!row || !endsAt || endsAt > now || row.status !== 'PUBLISHED') return 'DONE';
    const date = chooseDate(await datesOf(tx, huddleId), now);
    if (date) await moveTo(tx, row, date.startsAt, { poll_ends_at: null, updated_at: now });
    const about = { huddleId, personId: row.created_by };
    await recordEvents(tx, now, [
      { type: 'huddle.date-voted', ...about, isSet: date !== undefined, byHost: false },
    ]);
    return 'DONE';
  });
}
