import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import { keptStatement } from '#platform/server/db/kept-statement.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import { type OnlookerFacts, type Sight, sightOf } from '../../rules/visibility.ts';
import { belongsToCommunity, blockedBetween, opensHuddle } from '../reads.ts';
import {
  factsOf,
  type HuddleRow,
  type ParticipationRow,
  type PartyRow,
  participationFacts,
  partyWithDates,
  withDates,
} from '../row-facts.ts';

export interface Caller {
  readonly personId: PersonId;
  readonly link?: string | undefined;
}

export interface CallerFacts {
  readonly participation: ParticipationRow | undefined;
  readonly sight: Sight;
}

export interface LockedHuddle {
  readonly row: HuddleRow;
  readonly callers: ReadonlyMap<PersonId, CallerFacts>;
  /** The waiting list in its order, open offers included; empty when nobody of it can move. */
  readonly queue: readonly PartyRow[];
}

interface Wishes {
  readonly callers: readonly Caller[];
  readonly opensRoom: boolean;
  readonly now: Date;
}

interface FoundCaller {
  readonly person: PersonId;
  readonly mine: ParticipationRow | null;
  readonly blocked: boolean;
  readonly link: boolean;
  readonly member: boolean;
}

interface Found {
  readonly callers: readonly FoundCaller[] | null;
  readonly queue: readonly PartyRow[] | null;
  /** Nobody committed between the snapshot and the lock. */
  readonly current: boolean;
  readonly writer: string;
}

/**
 * Locks the huddle until the transaction ends, so that it has one writer of its places at a time, and reads who
 * is concerned by the callers' wishes. Undefined when there is no such huddle.
 */
export async function lockHuddle(
  tx: Tx,
  huddleId: HuddleId,
  wishes: Wishes,
): Promise<LockedHuddle | undefined> {
  const first = await readLocked(tx, huddleId, wishes);
  // Another writer committed while we waited for the lock: the rest was read as it stood before.
  const found = first && !first.current ? await readLocked(tx, huddleId, wishes) : first;
  if (!found) return undefined;
  const { callers, queue, current: _current, writer: _writer, ...row } = found;
  const facts = (callers ?? []).map((caller) => [caller.person, factsOfCaller(row, caller)] as const);
  return { row, callers: new Map(facts), queue: (queue ?? []).map(partyWithDates) };
}

async function readLocked(
  tx: Tx,
  huddleId: HuddleId,
  { callers, opensRoom, now }: Wishes,
): Promise<(HuddleRow & Found) | undefined> {
  const [found] = await lockedFor(tx, { huddleId, callers: JSON.stringify(callers), opensRoom, now });
  return found;
}

interface Asked {
  readonly huddleId: HuddleId;
  readonly callers: string;
  readonly opensRoom: boolean;
  readonly now: Date;
}

/**
 * One statement; the queue, which can be hundreds of parties, only when one may move up or asks its position. Each
 * caller's part is looked up alone: joined, all parts of the huddle would be read.
 */
const lockedFor = keptStatement(({ huddleId, callers, opensRoom, now }: Asked) => {
  const id = sql`${huddleId}::uuid`;
  return sql<HuddleRow & Found>`
    with h as materialized (select *, xmin::text as writer from huddles where id = ${id} for update),
    c as materialized (
      select c."personId" as person, to_jsonb(p) as mine,
        ${blockedBetween(sql`c."personId"`, id)} as blocked, ${opensHuddle(sql`c.link`, id)} as link,
        ${belongsToCommunity(sql`c."personId"`, sql`(select community_id from h)`)} as member
      from jsonb_to_recordset(${callers}::jsonb) as c("personId" uuid, link text)
      left join lateral (select * from participations a
        where a.huddle_id = ${id} and a.person_id = c."personId" limit 1) p on true
    )
    select h.*, h.writer = (select xmin::text from huddles where id = ${id}) as current,
      (select json_agg(c) from c) as callers,
      case when h.waiting_count > 0 and (${opensRoom}::boolean
        or exists (select from c where c.mine->>'place' in ('CONFIRMED', 'OFFERED', 'WAITING'))
        or h.held_people > 0 and exists (select from participations q where q.huddle_id = ${id}
          and q.queue_number is not null and q.offer_ends_at <= ${now}::timestamptz))
      then (select json_agg(q) from (select person_id, answer, place, guests, party, queue_number, offer_ends_at,
          declined_at from participations where huddle_id = ${id} and queue_number is not null
        order by queue_number) q) end as queue
    from h`;
});

function factsOfCaller(row: HuddleRow, { mine, blocked, link, member }: FoundCaller): CallerFacts {
  const participation = mine ? withDates(mine) : undefined;
  const onlooker: OnlookerFacts = {
    participation: participationFacts(participation),
    blocked,
    communityMember: member,
    hasLink: link,
  };
  return { participation, sight: sightOf(factsOf(row), onlooker) };
}
