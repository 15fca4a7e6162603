import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { DB } from '#platform/server/db/schema.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';

export type HuddleColumns = Updateable<DB['huddles']>;

export async function insertHuddle(tx: Tx, row: Insertable<DB['huddles']>, hostId: PersonId): Promise<void> {
  await tx.insertInto('huddles').values(row).execute();
  await tx
    .insertInto('participations')
    .values({ huddle_id: row.id, person_id: hostId, role: 'HOST' })
    .execute();
}

/** Saves columns of the plan and makes this the newest version; the huddle is locked by the caller. */
export async function savePlan(tx: Tx, huddleId: HuddleId, columns: HuddleColumns): Promise<void> {
  await tx
    .updateTable('huddles')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', huddleId)
    .execute();
}

/** The same for a change that calendars must learn of (HUD-16). */
export async function savePlanAndSequence(tx: Tx, huddleId: HuddleId, columns: HuddleColumns): Promise<void> {
  await savePlan(tx, huddleId, columns);
  await sql`update huddles set sequence = sequence + 1 where id = ${huddleId}`.execute(tx);
}

export async function removeDraft(tx: Tx, huddleId: HuddleId): Promise<void> {
  await tx.deleteFrom('huddles').where('id', '=', huddleId).where('status', '=', 'DRAFT').execute();
}

/** Invites those who are not invited yet and have no part as a host; answers who they are. */
export async function invite(
  tx: Tx,
  huddleId: HuddleId,
  people: readonly PersonId[],
  now: Date,
): Promise<PersonId[]> {
  if (people.length === 0) return [];
  const invited = await sql<{ person_id: PersonId }>`
    with invited as (
      insert into participations as p (huddle_id, person_id, invited_at)
      select ${huddleId}, id, ${now}::timestamptz from unnest(${people}::uuid[]) as n(id)
      on conflict (huddle_id, person_id) do update set invited_at = excluded.invited_at
        where p.invited_at is null and p.role = 'PARTICIPANT'
      returning person_id
    ), counted as (
      update huddles set invited_count = invited_count + (select count(*) from invited) where id = ${huddleId}
    )
    select person_id from invited`.execute(tx);
  return invited.rows.map((row) => row.person_id);
}

/** Nobody waits for a place of a huddle that does not take place. */
export async function endWaiting(tx: Tx, huddleId: HuddleId, now: Date): Promise<void> {
  await sql`
    with ended as (
      update participations set place = 'NONE', queue_number = null, offer_ends_at = null
      where huddle_id = ${huddleId} and place in ('WAITING', 'OFFERED', 'REQUESTED')
    ), ended_by_hand as (
      update unregistered_parties set place = 'NONE', queue_number = null, removed_at = ${now}::timestamptz
      where huddle_id = ${huddleId} and place = 'WAITING'
    )
    update huddles set held_people = 0, waiting_count = 0, requested_count = 0 where id = ${huddleId}`.execute(
    tx,
  );
}

export async function insertSeries(tx: Tx, row: Insertable<DB['huddle_series']>): Promise<void> {
  await tx.insertInto('huddle_series').values(row).execute();
}

/** Nobody has answered any more, or is invited; hosts stay. */
export async function endAllAnswers(tx: Tx, huddleId: HuddleId, now: Date): Promise<void> {
  await sql`
    with ended_by_hand as (
      update unregistered_parties set place = 'NONE', queue_number = null, removed_at = ${now}::timestamptz
      where huddle_id = ${huddleId} and removed_at is null
    ), replies as (
      delete from huddle_replies r using huddle_questions q where q.id = r.question_id and q.huddle_id = ${huddleId}
    ), replies_by_mail as (
      delete from mail_answer_replies r using huddle_questions q where q.id = r.question_id and q.huddle_id = ${huddleId}
    ), promises as (
      delete from huddle_kit_promises p using huddle_kit k where k.id = p.kit_id and k.huddle_id = ${huddleId}
    )
    delete from participations where huddle_id = ${huddleId} and role = 'PARTICIPANT'`.execute(tx);
  // After the deletion, which counts down what it takes away.
  const nobody = {
    confirmed_count: 0,
    confirmed_people: 0,
    held_people: 0,
    requested_count: 0,
    waiting_count: 0,
  };
  await tx
    .updateTable('huddles')
    .set((eb) => ({
      ...nobody,
      maybe_count: 0,
      interested_count: 0,
      invited_count: 0,
      attendance_version: eb('attendance_version', '+', 1),
    }))
    .where('id', '=', huddleId)
    .execute();
}
