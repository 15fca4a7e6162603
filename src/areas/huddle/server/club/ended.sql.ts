import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Removal, Removed } from '../../rules/events.ts';
import type { FormerPart, PartReturn } from '../../rules/give-back.ts';

interface Ending {
  readonly huddleId: HuddleId;
  readonly personId: PersonId;
  readonly removal: Removal;
}

/** Keeps a part that ends now; run again, it keeps what was there first. */
export async function keepEnded(tx: Tx, { huddleId, personId, removal }: Ending): Promise<void> {
  await sql`insert into ended_parts (huddle_id, person_id, community_id, removed_at, interested, answer, place, declined,
      guests, party, queue_number, answered_at, acknowledged_at, paid_at, pressed_at, received_at)
    select huddle_id, person_id, ${removal.communityId}::uuid, ${removal.at}::timestamptz, interested, answer, place,
      declined_at is not null, guests, party, queue_number, answered_at, acknowledged_at, paid_at, pressed_at, received_at
    from participations where huddle_id = ${huddleId} and person_id = ${personId} and role = 'PARTICIPANT'
    on conflict do nothing`.execute(tx);
}

export interface EndedPart extends FormerPart {
  readonly huddleId: HuddleId;
  readonly interested: boolean;
  /** They have said something themselves since. */
  readonly saidSince: boolean;
}

/** What ended with a removal and was not given back yet, locked. */
export async function lockEnded(tx: Tx, { communityId, personId, since }: Removed): Promise<EndedPart[]> {
  const found =
    await sql<EndedPart>`select e.huddle_id as "huddleId", e.interested, e.answer, e.place as status,
      e.declined, e.guests, e.party as size, e.queue_number as "queueNumber", exists (select 1 from participations p
        where p.huddle_id = e.huddle_id and p.person_id = e.person_id and p.answered_at is not null) as "saidSince"
    from ended_parts e where e.person_id = ${personId} and e.community_id = ${communityId} and e.removed_at = ${since}
      and e.came_back is null order by e.huddle_id for update of e`.execute(tx);
  return found.rows;
}

const one = ({ personId, since }: Removed, huddleId: HuddleId): RawBuilder<unknown> =>
  sql`e.huddle_id = ${huddleId} and e.person_id = ${personId} and e.removed_at = ${since}`;

export async function saveReturn(
  tx: Tx,
  whose: Removed,
  huddleId: HuddleId,
  became: PartReturn,
): Promise<void> {
  await sql`update ended_parts e set came_back = ${became} where ${one(whose, huddleId)}`.execute(tx);
}

/** An answer that is given back is as old as it was: what changed since then still asks for their attention. */
export async function restoreTimes(tx: Tx, whose: Removed, huddleId: HuddleId): Promise<void> {
  await sql`update participations p set answered_at = e.answered_at, acknowledged_at = e.acknowledged_at,
      paid_at = e.paid_at, pressed_at = e.pressed_at, received_at = e.received_at
    from ended_parts e where ${one(whose, huddleId)} and p.huddle_id = e.huddle_id and p.person_id = e.person_id`.execute(
    tx,
  );
}

export interface ReturnedRow {
  readonly huddleId: HuddleId;
  readonly communityId: CommunityId;
  readonly since: Date;
  readonly became: PartReturn;
}

const MAX_SHOWN = 500;

/** What became of somebody's parts that ended with removals which were undone. */
export async function returnedParts(db: DbOrTx, personId: PersonId): Promise<ReturnedRow[]> {
  const found = await sql<ReturnedRow>`select huddle_id as "huddleId", community_id as "communityId",
      removed_at as since, came_back as became
    from ended_parts where person_id = ${personId} and came_back is not null
    order by removed_at desc, huddle_id limit ${MAX_SHOWN}`.execute(db);
  return found.rows;
}

/** What was over half a year ago nobody gives back, and nobody asks about. */
export async function forgetEnded(db: Db, now: Date): Promise<void> {
  await sql`delete from ended_parts e using huddles h
    where h.id = e.huddle_id and h.ends_at < ${now}::timestamptz - interval '180 days'`.execute(db);
}
