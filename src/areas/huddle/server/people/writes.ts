import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Change, Schedule } from '../../rules/changes.ts';

interface Noted {
  attended_people?: number | null;
  turnout_at?: Date;
  paid_at?: Date | null;
  acknowledged_at?: Date;
}

/** Saves what is noted about one person's part; their answer and spot are the ledger's. */
export async function saveNoted(tx: Tx, huddleId: HuddleId, personId: PersonId, noted: Noted): Promise<void> {
  await tx
    .updateTable('participations')
    .set(noted)
    .where('huddle_id', '=', huddleId)
    .where('person_id', '=', personId)
    .execute();
}

/** From now on everybody who has answered is asked to acknowledge these changes. */
export async function saveMove(
  tx: Tx,
  huddleId: HuddleId,
  changes: readonly Change[],
  before: Pick<Schedule, 'startsAt' | 'endsAt' | 'venue'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('huddles')
    .set({
      moved_at: now,
      moved_what: [...changes],
      moved_from_start: before.startsAt,
      moved_from_end: before.endsAt,
      moved_from_venue: before.venue?.name ?? null,
    })
    .where('id', '=', huddleId)
    .execute();
}

/** Asks people to co-host; as they have to see what they are asked for, they are invited with it. */
export async function askToCoHost(
  tx: Tx,
  huddleId: HuddleId,
  people: readonly PersonId[],
  now: Date,
): Promise<void> {
  if (people.length === 0) return;
  await sql`
    with invited_before as (
      select person_id from participations
      where huddle_id = ${huddleId} and person_id = any(${people}::uuid[]) and invited_at is not null
    ), asked as (
      insert into participations as p (huddle_id, person_id, role_asked, invited_at)
      select ${huddleId}, id, 'CO_HOST', ${now}::timestamptz from unnest(${people}::uuid[]) as n(id)
      on conflict (huddle_id, person_id) do update
        set role_asked = 'CO_HOST', invited_at = coalesce(p.invited_at, excluded.invited_at), declined_at = null
    )
    update huddles
    set invited_count = invited_count + ${people.length}::int - (select count(*) from invited_before)
    where id = ${huddleId}`.execute(tx);
}

/** Makes people co-hosts who said yes; their spots are free already. */
export async function makeCoHost(tx: Tx, huddleId: HuddleId, personId: PersonId): Promise<void> {
  await sql`
    with interested_before as (
      select person_id from participations
      where huddle_id = ${huddleId} and person_id = ${personId} and interested
    ), made as (
      update participations set role = 'CO_HOST', role_asked = null, interested = false
      where huddle_id = ${huddleId} and person_id = ${personId}
    )
    update huddles set interested_count = interested_count - (select count(*) from interested_before)
    where id = ${huddleId}`.execute(tx);
}

/** Co-hosts become participants again, and who was asked is asked no longer. */
export async function dropCoHosts(tx: Tx, huddleId: HuddleId, people: readonly PersonId[]): Promise<void> {
  if (people.length === 0) return;
  await tx
    .updateTable('participations')
    .set({ role: 'PARTICIPANT', role_asked: null })
    .where('huddle_id', '=', huddleId)
    .where('role', '<>', 'HOST')
    .where('person_id', 'in', [...people])
    .execute();
}

/** One co-host at a time is asked to take the huddle over. */
export async function askToHost(tx: Tx, huddleId: HuddleId, personId: PersonId): Promise<void> {
  await endRequests(tx, [huddleId], 'HOST');
  await tx
    .updateTable('participations')
    .set({ role_asked: 'HOST' })
    .where('huddle_id', '=', huddleId)
    .where('person_id', '=', personId)
    .where('role', '=', 'CO_HOST')
    .execute();
}

/** Ends what was asked at these huddles, of everybody or of one person. */
export async function endRequests(
  tx: Tx,
  huddleIds: readonly HuddleId[],
  role: 'CO_HOST' | 'HOST',
  personId?: PersonId,
): Promise<void> {
  let update = tx
    .updateTable('participations')
    .set({ role_asked: null })
    .where('huddle_id', 'in', [...huddleIds])
    .where('role_asked', '=', role);
  if (personId) update = update.where('person_id', '=', personId);
  await update.execute();
}

/** The host becomes a co-host, and a co-host the host. */
export async function swapHost(tx: Tx, huddleId: HuddleId, from: PersonId, to: PersonId): Promise<void> {
  const become = (person: PersonId, role: 'CO_HOST' | 'HOST') =>
    tx
      .updateTable('participations')
      .set({ role, role_asked: null })
      .where('huddle_id', '=', huddleId)
      .where('person_id', '=', person)
      .execute();
  await become(from, 'CO_HOST');
  await become(to, 'HOST');
}
