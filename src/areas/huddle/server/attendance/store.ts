import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import { enqueuedFrom, jobsAsJson, type NewJob } from '#platform/server/enqueue.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type AccessLevel, accessLevelOf, type OnlookerState } from '../../rules/access.ts';
import type { Ledger } from '../../rules/ledger.ts';
import type { ParticipationState } from '../../rules/state.ts';
import type { Party, Tally } from '../../rules/waiting-list.ts';
import { belongsToCommunity, hostBlocksSql, opensHuddle } from '../access.sql.ts';
import {
  factsOf,
  type HuddleRow,
  huddleWithDates,
  type PartRow,
  type PartyRow,
  participationState,
  partWithDates,
  partyOfRow,
  partyWithDates,
} from '../rows.ts';

/** Whom some commands are about, and what they may change. */
export interface Concern {
  readonly people: ReadonlyArray<{ readonly personId: PersonId; readonly link?: string | undefined }>;
  /** Spots may become free that none of these people hold. */
  readonly opensSpots: boolean;
  readonly now: Date;
}

export interface ReadPerson {
  readonly participation: PartRow | undefined;
  readonly access: AccessLevel;
}

/** A huddle and whom some commands are about. */
export interface Attendance {
  readonly row: HuddleRow;
  readonly people: ReadonlyMap<PersonId, ReadPerson>;
  /** The waiting list in its order, open offers included; null when nobody of it can move, so that it was not read. */
  readonly queue: readonly Party[] | null;
}

/** A huddle and its waiting list as they stood after a commit: unchanged as long as `attendance_version` is. */
export interface KnownAttendance {
  readonly row: HuddleRow;
  readonly queue: readonly Party[];
}

interface FoundPerson {
  readonly person: PersonId;
  readonly mine: PartRow | null;
  readonly blocked: boolean;
  readonly link: boolean;
  readonly member: boolean;
}

interface WaitingRow extends PartyRow {
  readonly person_id: PersonId;
}

interface Found {
  /** Null when it is known. */
  readonly huddle: HuddleRow | null;
  readonly people: readonly FoundPerson[] | null;
  readonly queue: readonly WaitingRow[] | null;
  /** Nobody committed between the snapshot and the lock. */
  readonly current: boolean;
}

/**
 * Locks the huddle until the transaction ends, so that it has one writer at a time, and reads whom some commands are
 * about. Undefined when there is no such huddle.
 */
export async function lockHuddle(
  tx: Tx,
  huddleId: HuddleId,
  concern: Concern,
): Promise<Attendance | undefined> {
  const asked = askedOf(huddleId, concern);
  const [first] = (await attendanceFor(asked, forUpdate).execute(tx)).rows;
  // Another writer committed while we waited for the lock: the rest was read as it stood before.
  const [found] =
    first && !first.current ? (await attendanceFor(asked, forUpdate).execute(tx)).rows : [first];
  return found && attendanceOf(found);
}

/** The huddle locked for one person with their own part; undefined when there is none that they may see. */
export async function lockFor(
  tx: Tx,
  huddleId: HuddleId,
  person: { readonly personId: PersonId; readonly link?: string | undefined },
  now: Date,
): Promise<{ readonly row: HuddleRow; readonly me: ParticipationState } | undefined> {
  const locked = await lockHuddle(tx, huddleId, { people: [person], opensSpots: false, now });
  const found = locked?.people.get(person.personId);
  if (!locked || !found || found.access === 'NOTHING') return undefined;
  return { row: locked.row, me: participationState(found.participation) };
}

/** What `lockHuddle` reads, without a lock and all of one moment; what is known already is not read again. */
export async function readAttendance(
  db: DbOrTx,
  huddleId: HuddleId,
  concern: Concern,
  known: KnownAttendance | undefined,
): Promise<Attendance | undefined> {
  const asked = askedOf(huddleId, concern, known?.row.attendance_version);
  const [found] = (await attendanceFor(asked, sql``).execute(db)).rows;
  return found && attendanceOf(found, known);
}

function attendanceOf({ huddle, people, queue }: Found, known?: KnownAttendance): Attendance | undefined {
  const row = huddle ? huddleWithDates(huddle) : known?.row;
  if (!row) return undefined;
  const read = (people ?? []).map((person) => [person.person, personOf(row, person)] as const);
  const waiting = queue?.map((party) => partyOfRow(party.person_id, partyWithDates(party)));
  return { row, people: new Map(read), queue: waiting ?? (huddle ? null : (known?.queue ?? null)) };
}

function personOf(row: HuddleRow, { mine, blocked, link, member }: FoundPerson): ReadPerson {
  const participation = mine ? partWithDates(mine) : undefined;
  const onlooker: OnlookerState = {
    participation: participationState(participation),
    blocked,
    communityMember: member,
    hasLink: link,
  };
  return { participation, access: accessLevelOf(factsOf(row), onlooker) };
}

interface Asked {
  readonly huddleId: HuddleId;
  readonly people: string;
  readonly opensSpots: boolean;
  readonly now: Date;
  /** The version of what is known; none is below 0. */
  readonly known: number;
}

function askedOf(huddleId: HuddleId, { people, opensSpots, now }: Concern, known = -1): Asked {
  return { huddleId, people: JSON.stringify(people), opensSpots, now, known };
}

const forUpdate = sql`for update`;

/**
 * One statement; the huddle only when it is not known, and the queue, which can be hundreds of parties, only when one of
 * it may move up or asks its position besides. Each person's part is looked up alone: joined, all parts of the huddle
 * would be read.
 */
function attendanceFor({ huddleId, people, opensSpots, now, known }: Asked, lock: RawBuilder<unknown>) {
  const id = sql`${huddleId}::uuid`;
  return sql<Found>`
    with h as materialized (select huddles as huddle, id, community_id, waiting_count, held_people,
      attendance_version as version from huddles where id = ${id} ${lock}),
    c as materialized (
      select c."personId" as person, row_to_json(p) as mine,
        ${hostBlocksSql(sql`c."personId"`, id)} as blocked, ${opensHuddle(sql`c.link`, id)} as link,
        ${belongsToCommunity(sql`c."personId"`, sql`(select community_id from h)`)} as member
      from jsonb_to_recordset(${people}::jsonb) as c("personId" uuid, link text)
      left join lateral (select role, interested, invited_at, declined_at, answer, place, guests, party,
          queue_number, offer_ends_at from participations a
        where a.huddle_id = ${id} and a.person_id = c."personId" limit 1) p on true
    )
    select case when h.version <> ${known}::int then row_to_json(h.huddle) end as huddle,
      h.version = (select attendance_version from huddles where id = ${id}) as current,
      (select json_agg(c) from c) as people,
      case when h.waiting_count = 0 then '[]'::json when h.version <> ${known}::int and (${opensSpots}::boolean
        or exists (select from c where c.mine->>'place' in ('CONFIRMED', 'OFFERED', 'WAITING'))
        or h.held_people > 0 and exists (select from participations q where q.huddle_id = ${id}
          and q.queue_number is not null and q.offer_ends_at <= ${now}::timestamptz))
      then (select json_agg(q) from (select person_id, answer, place, guests, party, queue_number, offer_ends_at,
          declined_at from participations where huddle_id = ${id} and queue_number is not null
        order by queue_number) q) end as queue
    from h`;
}

/** What comes with a ledger when it is saved. */
interface Saving {
  readonly now: Date;
  readonly jobs: readonly NewJob[];
  readonly broughtBy?: ReadonlyMap<PersonId, PersonId>;
}

/**
 * Saves what the ledger changed, the counts of the huddle and what follows from it, in one statement; nothing at all,
 * and false, when somebody else wrote the huddle since it was read.
 */
export async function saveAttendance(
  db: DbOrTx,
  { id: huddleId, attendance_version: after }: Pick<HuddleRow, 'id' | 'attendance_version'>,
  ledger: Ledger,
  { now, jobs, broughtBy }: Saving,
): Promise<boolean> {
  const parties = ledger
    .changedParties()
    .map((party) => ({ ...party, broughtBy: broughtBy?.get(party.personId) ?? null }));
  const { capacity, lastQueueNumber } = ledger;
  const saved = await savedFor({
    huddleId,
    after,
    parties: JSON.stringify(parties),
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
        offer_ends_at, declined_at, answered_at, acknowledged_at, brought_by)
      select turn.id, n."personId", n.answer, n.status, n.guests, n.size, n."queueNumber", n."offerEndsAt",
        case when n.declined then ${saved.now}::timestamptz end, ${saved.now}::timestamptz, ${saved.now}::timestamptz,
        n."broughtBy"
      from turn cross join jsonb_to_recordset(${saved.parties}::jsonb) as n("personId" uuid, answer text, status text,
        guests jsonb, size int, "queueNumber" bigint, "offerEndsAt" timestamptz, declined boolean, "broughtBy" uuid)
      on conflict (huddle_id, person_id) do update set answer = excluded.answer, place = excluded.place,
        guests = excluded.guests, party = excluded.party, queue_number = excluded.queue_number,
        offer_ends_at = excluded.offer_ends_at, declined_at = excluded.declined_at,
        answered_at = excluded.answered_at, brought_by = coalesce(p.brought_by, excluded.brought_by),
        acknowledged_at = case when p.answer = excluded.answer then p.acknowledged_at else excluded.acknowledged_at end
    )
    select ${enqueuedFrom(saved.jobs)} from turn`;
