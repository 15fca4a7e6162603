import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type AccessLevel, accessLevelOf, type OnlookerState } from '../../rules/access.ts';
import type { Party } from '../../rules/party.ts';
import { belongsToCommunity, hostBlocksSql, opensHuddle } from '../reads.ts';
import {
  factsOf,
  type HuddleRow,
  huddleWithDates,
  type ParticipationRow,
  type PartRow,
  type PartyRow,
  participationState,
  partWithDates,
  partyOfRow,
  partyWithDates,
} from '../row-facts.ts';

export interface Caller {
  readonly personId: PersonId;
  readonly link?: string | undefined;
}

export interface CallerState {
  readonly participation: PartRow | undefined;
  readonly access: AccessLevel;
}

/** A huddle and who is concerned by some wishes about its places. */
export interface Places {
  readonly row: HuddleRow;
  readonly callers: ReadonlyMap<PersonId, CallerState>;
  /** The waiting list in its order, open offers included; null when nobody of it can move, so that it was not read. */
  readonly queue: readonly Party[] | null;
  /** Which commit wrote the huddle last: its places are unchanged as long as this is. */
  readonly writer: string;
}

/** A huddle and its waiting list as they stood after a commit. */
export interface KnownPlaces {
  readonly writer: string;
  readonly row: HuddleRow;
  readonly queue: readonly Party[];
}

interface Wishes {
  readonly callers: readonly Caller[];
  readonly opensRoom: boolean;
  readonly now: Date;
}

interface FoundCaller {
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
  readonly callers: readonly FoundCaller[] | null;
  readonly queue: readonly WaitingRow[] | null;
  /** Nobody committed between the snapshot and the lock. */
  readonly current: boolean;
  readonly writer: string;
}

/**
 * Locks the huddle until the transaction ends, so that it has one writer of its places at a time, and reads who
 * is concerned by the callers' wishes. Undefined when there is no such huddle.
 */
export async function lockHuddle(tx: Tx, huddleId: HuddleId, wishes: Wishes): Promise<Places | undefined> {
  const asked = askedOf(huddleId, wishes);
  const [first] = (await placesFor(asked, sql`for update`).execute(tx)).rows;
  // Another writer committed while we waited for the lock: the rest was read as it stood before.
  const [found] =
    first && !first.current ? (await placesFor(asked, sql`for update`).execute(tx)).rows : [first];
  return found && placesOf(found);
}

/** The same without a lock, all of one moment; what is known already is not read again. */
export async function seePlaces(
  db: DbOrTx,
  huddleId: HuddleId,
  wishes: Wishes,
  known: KnownPlaces | undefined,
): Promise<Places | undefined> {
  const asked = { ...askedOf(huddleId, wishes), known: known?.writer ?? '' };
  const [found] = (await placesFor(asked, sql``).execute(db)).rows;
  return found && placesOf(found, known);
}

/** Waits until nobody else writes the huddle, and lets nobody until the transaction ends. */
export async function awaitTurn(tx: Tx, huddleId: HuddleId): Promise<void> {
  await tx.selectFrom('huddles').select('id').where('id', '=', huddleId).forUpdate().execute();
}

/** Where somebody who waits stands: 1 is next. It counts everybody before them, so it is asked only where it is shown. */
export async function queuePositionOf(db: DbOrTx, mine: ParticipationRow | null): Promise<number | null> {
  if (!mine || mine.queue_number === null) return null;
  const row = await db
    .selectFrom('participations')
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where('huddle_id', '=', mine.huddle_id)
    .where('queue_number', '<=', mine.queue_number)
    .executeTakeFirstOrThrow();
  return Number(row.before);
}

function placesOf({ huddle, callers, queue, writer }: Found, known?: KnownPlaces): Places | undefined {
  const standing = known?.writer === writer ? known : undefined;
  const row = huddle ? huddleWithDates(huddle) : standing?.row;
  if (!row) return undefined;
  const facts = (callers ?? []).map((caller) => [caller.person, factsOfCaller(row, caller)] as const);
  const read = queue?.map((party) => partyOfRow(party.person_id, partyWithDates(party)));
  return { row, callers: new Map(facts), queue: read ?? standing?.queue ?? null, writer };
}

interface Asked {
  readonly huddleId: HuddleId;
  readonly callers: string;
  readonly opensRoom: boolean;
  readonly now: Date;
  /** The writer of what is known. */
  readonly known: string;
}

function askedOf(huddleId: HuddleId, { callers, opensRoom, now }: Wishes): Asked {
  return { huddleId, callers: JSON.stringify(callers), opensRoom, now, known: '' };
}

/**
 * One statement; the huddle only when it is not known, and the queue, which can be hundreds of parties, only when one of
 * it may move up or asks its position besides. Each caller's part is looked up alone: joined, all parts of the huddle
 * would be read.
 */
function placesFor({ huddleId, callers, opensRoom, now, known }: Asked, lock: RawBuilder<unknown>) {
  const id = sql`${huddleId}::uuid`;
  return sql<Found>`
    with h as materialized (select huddles as huddle, id, community_id, waiting_count, held_people,
      xmin::text as writer from huddles where id = ${id} ${lock}),
    c as materialized (
      select c."personId" as person, row_to_json(p) as mine,
        ${hostBlocksSql(sql`c."personId"`, id)} as blocked, ${opensHuddle(sql`c.link`, id)} as link,
        ${belongsToCommunity(sql`c."personId"`, sql`(select community_id from h)`)} as member
      from jsonb_to_recordset(${callers}::jsonb) as c("personId" uuid, link text)
      left join lateral (select role, interested, invited_at, declined_at, answer, place, guests, party,
          queue_number, offer_ends_at from participations a
        where a.huddle_id = ${id} and a.person_id = c."personId" limit 1) p on true
    )
    select case when h.writer <> ${known}::text then row_to_json(h.huddle) end as huddle, h.writer,
      h.writer = (select xmin::text from huddles where id = ${id}) as current,
      (select json_agg(c) from c) as callers,
      case when h.waiting_count = 0 then '[]'::json when h.writer <> ${known}::text and (${opensRoom}::boolean
        or exists (select from c where c.mine->>'place' in ('CONFIRMED', 'OFFERED', 'WAITING'))
        or h.held_people > 0 and exists (select from participations q where q.huddle_id = ${id}
          and q.queue_number is not null and q.offer_ends_at <= ${now}::timestamptz))
      then (select json_agg(q) from (select person_id, answer, place, guests, party, queue_number, offer_ends_at,
          declined_at from participations where huddle_id = ${id} and queue_number is not null
        order by queue_number) q) end as queue
    from h`;
}

function factsOfCaller(row: HuddleRow, { mine, blocked, link, member }: FoundCaller): CallerState {
  const participation = mine ? partWithDates(mine) : undefined;
  const onlooker: OnlookerState = {
    participation: participationState(participation),
    blocked,
    communityMember: member,
    hasLink: link,
  };
  return { participation, access: accessLevelOf(factsOf(row), onlooker) };
}
