import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts';
import type { CheckInId, ContactId, HuddleId, PersonId, ReturnPlanId } from '#platform/shared/ids.ts';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import { PLAN_KEPT_DAYS } from '../../rules/limits.ts';
import type { Stage } from '../../rules/stages.ts';

/** What a plan says. */
export interface PlanDetails {
  readonly name: string;
  readonly route: string;
  readonly car: string;
  readonly note: string;
  readonly place: PlaceValue | null;
}

/** Where its countdown stands. */
export interface CountdownColumns {
  readonly expected_at: Date;
  readonly grace_minutes: number;
  readonly reached: Stage | null;
  readonly asked_late: boolean;
  readonly next_at: Date | null;
}

interface NewPlan extends PlanDetails, CountdownColumns {
  readonly id: ReturnPlanId;
  readonly owner_id: PersonId;
  readonly huddle_id: HuddleId | null;
  readonly time_zone: string;
  readonly started_at: Date;
}

/** Whether it was started: of one outing, and of one person alone, a single plan runs. */
export async function insertPlan(tx: Tx, { place, ...plan }: NewPlan): Promise<boolean> {
  const row = { ...plan, place: place && JSON.stringify(place) };
  const made = await tx
    .insertInto('return_plans')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function savePlan(
  tx: Tx,
  id: ReturnPlanId,
  { place, ...details }: PlanDetails & CountdownColumns,
): Promise<void> {
  const changes = { ...details, place: place && JSON.stringify(place) };
  await tx.updateTable('return_plans').set(changes).where('id', '=', id).execute();
}

export async function saveCountdown(
  tx: Tx,
  id: ReturnPlanId,
  countdown: Partial<CountdownColumns>,
): Promise<void> {
  await tx.updateTable('return_plans').set(countdown).where('id', '=', id).execute();
}

export async function saveEnd(tx: Tx, id: ReturnPlanId, by: PersonId, now: Date): Promise<void> {
  await tx
    .updateTable('return_plans')
    .set({ ended_at: now, ended_by: by, next_at: null })
    .where('id', '=', id)
    .execute();
}

/** Which contacts of somebody a plan tells; those who were told already stay. */
export async function saveContacts(
  tx: Tx,
  id: ReturnPlanId,
  personId: PersonId,
  contactIds: readonly ContactId[],
): Promise<void> {
  await sql`delete from return_plan_contacts pc using emergency_contacts c
    where c.id = pc.contact_id and pc.plan_id = ${id} and c.person_id = ${personId} and pc.told_at is null
      and pc.contact_id <> all(${contactIds}::uuid[])`.execute(tx);
  if (contactIds.length === 0) return;
  await tx
    .insertInto('return_plan_contacts')
    .values([...new Set(contactIds)].map((contact_id) => ({ plan_id: id, contact_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Notes that a contact is told, under the word of the page that they read. */
export async function saveTold(
  tx: Tx,
  told: {
    readonly id: ReturnPlanId;
    readonly contactId: ContactId;
    readonly token: string;
    readonly now: Date;
  },
): Promise<void> {
  await tx
    .updateTable('return_plan_contacts')
    .set({ token: told.token, told_at: told.now })
    .where('plan_id', '=', told.id)
    .where('contact_id', '=', told.contactId)
    .execute();
}

interface NewCheckIn {
  readonly id: CheckInId;
  readonly plan_id: ReturnPlanId;
  readonly person_id: PersonId;
  readonly at: Date;
  readonly note: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

export async function insertCheckIn(tx: Tx, row: NewCheckIn): Promise<void> {
  await tx.insertInto('return_plan_check_ins').values(row).execute();
}

/** When the plans were looked at before this; null the first time. */
export async function noteWatched(db: DbOrTx, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ before: Date | null }>`
    with earlier as (select watched_at from return_plan_watch)
    insert into return_plan_watch (id, watched_at) values (1, ${now})
    on conflict (id) do update set watched_at = excluded.watched_at
    returning (select watched_at from earlier) as before`.execute(db);
  return rows[0]?.before ?? null;
}

/** Forgets what has ended, and what nobody ended although everybody was told. */
export async function forgetPlans(db: Db, now: Date): Promise<void> {
  const long = sql`${now}::timestamptz - ${PLAN_KEPT_DAYS} * interval '1 day'`;
  await deleteInBatches(db, 'return_plans', sql`ended_at < ${long}`);
  await deleteInBatches(
    db,
    'return_plans',
    sql`ended_at is null and next_at is null and expected_at < ${long}`,
  );
}
