import { sql } from 'kysely';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { enqueuedFrom, jobsAsJson, type NewJob } from '#platform/server/enqueue.ts';
import type { HostActId, HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { WrittenDown } from '../../rules/by-hand.ts';
import type { HostAct } from '../../rules/host-acts.ts';
import type { Ledger } from '../../rules/ledger.ts';
import type { Tally } from '../../rules/waiting-list.ts';
import type { HuddleRow } from '../rows.ts';

/** What comes with a ledger when it is saved. */
interface Saving {
  readonly now: Date;
  readonly jobs: readonly NewJob[];
  readonly broughtBy?: ReadonlyMap<PersonId, PersonId>;
  /** When those whose answers waited for a network pressed them. */
  readonly pressed?: ReadonlyMap<PersonId, Date>;
  /** What hosts wrote down of those without an account whom they add or change. */
  readonly written?: ReadonlyMap<UnregisteredId, WrittenBy>;
  /** For the log of the huddle. */
  readonly acts?: { readonly done: readonly HostAct[]; readonly undone: readonly HostActId[] };
}

export interface WrittenBy extends Pick<WrittenDown, 'name' | 'note'> {
  /** Null of who answered by mail. */
  readonly addedBy: PersonId | null;
  readonly isNew: boolean;
}

/**
 * Saves what the ledger changed, the counts of the huddle and what follows from it, in one statement; nothing at all,
 * and false, when somebody else wrote the huddle since it was read.
 */
export async function saveAttendance(
  db: DbOrTx,
  { id: huddleId, attendance_version: after }: Pick<HuddleRow, 'id' | 'attendance_version'>,
  ledger: Ledger,
  { now, jobs, broughtBy, pressed, written, acts }: Saving,
): Promise<boolean> {
  const changed = ledger.changedParties();
  const parties = changed.flatMap((party) =>
    party.registered
      ? { ...party, broughtBy: broughtBy?.get(party.id) ?? null, pressedAt: pressed?.get(party.id) ?? null }
      : [],
  );
  const unregistered = changed.flatMap((party) =>
    party.registered ? [] : { ...party, ...written?.get(party.id) },
  );
  const { capacity, lastQueueNumber } = ledger;
  const saved = await savedFor({
    huddleId,
    after,
    parties: JSON.stringify(parties),
    unregistered: JSON.stringify(unregistered),
    done: JSON.stringify(acts?.done ?? []),
    undone: [...(acts?.undone ?? [])],
    now,
    jobs: jobsAsJson(jobs),
    ...ledger.tally,
    capacity,
    lastQueueNumber,
  }).execute(db);
  return saved.rows.length > 0;
}

interface Saved extends Tally {
  readonly huddleId: HuddleId;
  readonly after: number;
  readonly parties: string;
  readonly unregistered: string;
  readonly done: string;
  readonly undone: HostActId[];
  readonly now: Date;
  readonly jobs: string;
  readonly capacity: number | null;
  readonly lastQueueNumber: number;
}

const savedFor = (saved: Saved) => sql`
    with turn as (
      update huddles set capacity = ${saved.capacity}::int, confirmed_people = ${saved.confirmedPeople}::int,
        held_people = ${saved.heldPeople}::int, confirmed_count = ${saved.confirmed}::int,
        maybe_count = ${saved.maybe}::int, requested_count = ${saved.requested}::int,
        waiting_count = ${saved.waiting}::int, last_queue_number = ${saved.lastQueueNumber}::bigint,
        attendance_version = attendance_version + 1
      where id = ${saved.huddleId}::uuid and attendance_version = ${saved.after}::int
      returning id
    ), saved as (
      insert into participations as p (huddle_id, person_id, answer, place, guests, party, queue_number,
        offer_ends_at, declined_at, answered_at, acknowledged_at, brought_by,
        pressed_at, received_at)
      select turn.id, n.id, n.answer, n.status, n.guests, n.size, n."queueNumber", n."offerEndsAt",
        case when n.declined then ${saved.now}::timestamptz end, ${saved.now}::timestamptz,
        -- Who pressed before the plan changed has not seen the change.
        coalesce(n."pressedAt", ${saved.now}::timestamptz), n."broughtBy", n."pressedAt",
        case when n."pressedAt" is not null then ${saved.now}::timestamptz end
      from turn cross join jsonb_to_recordset(${saved.parties}::jsonb) as n(id uuid, answer text, status text,
        guests jsonb, size int, "queueNumber" bigint, "offerEndsAt" timestamptz, declined boolean, "broughtBy" uuid,
        "pressedAt" timestamptz)
      on conflict (huddle_id, person_id) do update set answer = excluded.answer, place = excluded.place,
        guests = excluded.guests, party = excluded.party, queue_number = excluded.queue_number,
        offer_ends_at = excluded.offer_ends_at, declined_at = excluded.declined_at,
        answered_at = excluded.answered_at, brought_by = coalesce(p.brought_by, excluded.brought_by),
        pressed_at = coalesce(excluded.pressed_at, case when p.answer = excluded.answer then p.pressed_at end),
        received_at = coalesce(excluded.received_at, case when p.answer = excluded.answer then p.received_at end),
        acknowledged_at = case when p.answer = excluded.answer then p.acknowledged_at else excluded.acknowledged_at end
    ), ${unregisteredOf(saved)}, ${logged(saved)}
    select ${enqueuedFrom(saved.jobs)} from turn`;

/** Who has no account: a row for who is new, and what the ledger says of the others. */
const unregisteredOf = (saved: Saved) => sql`
    n as (
      select n.*, turn.id as huddle_id from turn cross join jsonb_to_recordset(${saved.unregistered}::jsonb) as n(id uuid,
        status text, size int, "queueNumber" bigint, name text, note text, "addedBy" uuid, "isNew" boolean)
    ), added as (
      insert into unregistered_parties (id, huddle_id, added_by, name, note, place, party, queue_number, answered_at)
      select id, huddle_id, "addedBy", name, note, status, size, "queueNumber", ${saved.now}::timestamptz from n
      where "isNew"
      -- Who gave a place back by mail may take one again.
      on conflict (id) do update set place = excluded.place, party = excluded.party, name = excluded.name,
        note = excluded.note, queue_number = excluded.queue_number, removed_at = null
    ), changed as (
      update unregistered_parties u set place = n.status, queue_number = n."queueNumber",
        party = case when n.status = 'NONE' then u.party else n.size end,
        name = coalesce(n.name, u.name), note = coalesce(n.note, u.note),
        removed_at = case when n.status = 'NONE' then ${saved.now}::timestamptz end
      from n where u.id = n.id and u.huddle_id = n.huddle_id and n."isNew" is not true
    )`;

const logged = (saved: Saved) => sql`
    done as (
      insert into host_acts (id, huddle_id, host_id, kind, person_id, unregistered_id, reason, before, at)
      select a.id, turn.id, a."hostId", a.kind, a."personId", a."unregisteredId", a.reason, a.before,
        ${saved.now}::timestamptz
      from turn cross join jsonb_to_recordset(${saved.done}::jsonb) as a(id uuid, "hostId" uuid, kind text,
        "personId" uuid, "unregisteredId" uuid, reason text, before jsonb)
    ), undone as (
      update host_acts a set undone_at = ${saved.now}::timestamptz from turn
      where a.huddle_id = turn.id and a.id = any(${saved.undone}::uuid[])
    )`;
