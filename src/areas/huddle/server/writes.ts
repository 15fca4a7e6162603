import { type Insertable, sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import { enqueuedFrom, jobsAsJson, type NewJob } from '#platform/server/enqueue.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Ledger } from '../rules/ledger.ts';
import type { Tally } from '../rules/party.ts';

export async function insertHuddle(tx: Tx, row: Insertable<DB['huddles']>, hostId: PersonId): Promise<void> {
  await tx.insertInto('huddles').values(row).execute();
  await tx
    .insertInto('participations')
    .values({ huddle_id: row.id, person_id: hostId, role: 'HOST' })
    .execute();
}

/** What comes with a ledger when it is saved. */
interface Saving {
  readonly now: Date;
  readonly broughtBy?: ReadonlyMap<PersonId, PersonId>;
  readonly jobs: readonly NewJob[];
  /** Whose write the ledger was read after; without it the huddle is locked by the caller. */
  readonly after?: string;
}

/**
 * Saves what the ledger changed, the counts of the huddle and what follows from it, in one statement; nothing at all
 * when somebody else wrote the huddle since. Answers which write this was.
 */
export async function saveLedger(
  db: DbOrTx,
  huddleId: HuddleId,
  ledger: Ledger,
  { now, broughtBy = new Map(), jobs, after }: Saving,
): Promise<string | undefined> {
  const bringer = (personId: PersonId) => broughtBy.get(personId) ?? null;
  const parties = ledger.changedParties().map((party) => ({ ...party, broughtBy: bringer(party.personId) }));
  const { capacity, lastQueueNumber } = ledger;
  const [saved] = (
    await savedLedger({
      huddleId,
      parties: JSON.stringify(parties),
      now,
      jobs: jobsAsJson(jobs),
      after,
      ...ledger.tally,
      capacity,
      lastQueueNumber,
    }).execute(db)
  ).rows;
  return saved?.writer;
}

interface SavedLedger extends Tally {
  readonly huddleId: HuddleId;
  readonly parties: string;
  readonly now: Date;
  readonly jobs: string;
  readonly after: string | undefined;
  readonly capacity: number | null;
  readonly lastQueueNumber: number;
}

const savedLedger = (saved: SavedLedger) => sql<{ readonly writer: string }>`
    with turn as (
      update huddles set capacity = ${saved.capacity}::int, confirmed_people = ${saved.confirmedPeople}::int,
        held_people = ${saved.heldPeople}::int, confirmed_count = ${saved.confirmed}::int,
        maybe_count = ${saved.maybe}::int, requested_count = ${saved.requested}::int,
        waiting_count = ${saved.waiting}::int, last_queue_number = ${saved.lastQueueNumber}::bigint
      where id = ${saved.huddleId}::uuid ${saved.after ? sql`and xmin::text = ${saved.after}` : sql``}
      returning id
    ), saved as (
      insert into participations as p (huddle_id, person_id, answer, place, guests, party, queue_number,
        offer_ends_at, declined_at, answered_at, acknowledged_at, brought_by)
      select turn.id, n."personId", n.answer, n.place, n.guests, n.size, n."queueNumber", n."offerEndsAt",
        case when n.declined then ${saved.now}::timestamptz end, ${saved.now}::timestamptz, ${saved.now}::timestamptz,
        n."broughtBy"
      from turn cross join jsonb_to_recordset(${saved.parties}::jsonb) as n("personId" uuid, answer text, place text,
        guests jsonb, size int, "queueNumber" bigint, "offerEndsAt" timestamptz, declined boolean, "broughtBy" uuid)
      on conflict (huddle_id, person_id) do update set answer = excluded.answer, place = excluded.place,
        guests = excluded.guests, party = excluded.party, queue_number = excluded.queue_number,
        offer_ends_at = excluded.offer_ends_at, declined_at = excluded.declined_at,
        answered_at = excluded.answered_at, brought_by = coalesce(p.brought_by, excluded.brought_by),
        acknowledged_at = case when p.answer = excluded.answer then p.acknowledged_at else excluded.acknowledged_at end
    )
    select pg_current_xact_id()::xid::text as writer, ${enqueuedFrom(saved.jobs)} from turn`;

/** Notes or clears interest and keeps the count right; the huddle is locked by the caller. */
export async function saveInterest(
  tx: Tx,
  huddleId: HuddleId,
  personId: PersonId,
  interested: boolean,
): Promise<void> {
  await sql`
    with changed as (
      insert into participations as p (huddle_id, person_id, interested)
      values (${huddleId}, ${personId}, ${interested})
      on conflict (huddle_id, person_id) do update set interested = excluded.interested
        where p.interested <> excluded.interested
      returning 1
    )
    update huddles set interested_count = interested_count + ${interested ? 1 : -1}
    where id = ${huddleId} and exists (select 1 from changed)`.execute(tx);
}

const MINUTE_MS = 60_000;

/** The jobs that end the open offers which run out at these times; offers of the same minute share one. */
export function expiryJobs(huddleId: HuddleId, ends: ReadonlyArray<Date | null>): NewJob[] {
  const minutes = new Set(ends.flatMap((end) => (end ? [Math.ceil(end.getTime() / MINUTE_MS)] : [])));
  return [...minutes].map((minute) => {
    const runAt = new Date(minute * MINUTE_MS);
    const key = `lapse-offers ${huddleId} ${runAt.toISOString()}`;
    return { task: 'lapse-offers', payload: { huddleId }, runAt, key };
  });
}
