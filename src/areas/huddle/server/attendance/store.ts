import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import { type AccessLevel, accessLevelOf, type OnlookerState } from '../../rules/access.ts';
import type { ParticipationState } from '../../rules/state.ts';
import type { Party, UnregisteredParty } from '../../rules/waiting-list.ts';
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
  type UnregisteredRow,
  unregisteredOfRow,
} from '../rows.ts';

/** Whom some commands are about, and what they may change. */
export interface Concern {
  readonly people: ReadonlyArray<{ readonly personId: PersonId; readonly link?: string | undefined }>;
  /** Who has no account and is named by the commands. */
  readonly unregistered: readonly UnregisteredId[];
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
  /** Those of the commands. */
  readonly unregistered: readonly UnregisteredParty[];
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
  /** Those of the commands, and when the queue is read those who wait. */
  readonly unregistered: readonly UnregisteredRow[] | null;
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
  const locked = await lockHuddle(tx, huddleId, {
    people: [person],
    unregistered: [],
    opensSpots: false,
    now,
  });
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

function attendanceOf(found: Found, known?: KnownAttendance): Attendance | undefined {
  const { huddle, people } = found;
  const row = huddle ? huddleWithDates(huddle) : known?.row;
  if (!row) return undefined;
  const read = (people ?? []).map((person) => [person.person, personOf(row, person)] as const);
  const unregistered = (found.unregistered ?? []).map(unregisteredOfRow);
  const queue = queueOf(found, unregistered) ?? (huddle ? null : (known?.queue ?? null));
  return { row, people: new Map(read), unregistered, queue };
}

function queueOf({ queue }: Found, unregistered: readonly UnregisteredParty[]): Party[] | undefined {
  const registered = queue?.map((party) => partyOfRow(party.person_id, partyWithDates(party)));
  if (!registered) return undefined;
  const waiting = [...registered, ...unregistered.filter(({ status }) => status === 'WAITING')];
  return waiting.sort((one, other) => (one.queueNumber ?? 0) - (other.queueNumber ?? 0));
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
  readonly unregistered: UnregisteredId[];
  readonly opensSpots: boolean;
  readonly now: Date;
  /** The version of what is known; none is below 0. */
  readonly known: number;
}

function askedOf(huddleId: HuddleId, concern: Concern, known = -1): Asked {
  const { opensSpots, now } = concern;
  const [people, unregistered] = [JSON.stringify(concern.people), [...concern.unregistered]];
  return { huddleId, people, unregistered, opensSpots, now, known };
}

const forUpdate = sql`for update`;

/**
 * One statement; the huddle only when it is not known, and the queue, which can be hundreds of parties, only when one of
 * it may move up or asks its position besides. Each person's part is looked up alone: joined, all parts of the huddle
 * would be read.
 */
function attendanceFor(asked: Asked, lock: RawBuilder<unknown>) {
  const { huddleId, people, unregistered, opensSpots, now, known } = asked;
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
        order by queue_number) q) end as queue,
      (select json_agg(u) from (select id, place, party, queue_number from unregistered_parties
        where huddle_id = ${id} and (queue_number is not null or id = any(${unregistered}::uuid[]))) u) as unregistered
    from h`;
}
