import { sql } from 'kysely';
import type { Db, DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';

export interface GivenBack {
  readonly huddleId: HuddleId;
  readonly personId: PersonId;
  readonly fadesAt: Date;
}

/** Notes places that were given back late, unless the person has one again by now. */
export async function saveGivenBack(db: DbOrTx, given: readonly GivenBack[]): Promise<void> {
  await sql`insert into missed_outings (person_id, huddle_id, missed, fades_at)
    select "personId", "huddleId", 'GAVE_BACK_LATE', "fadesAt"
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g("huddleId" uuid, "personId" uuid, "fadesAt" timestamptz)
      join participations p on p.huddle_id = g."huddleId" and p.person_id = g."personId" and p.place <> 'CONFIRMED'
    on conflict do nothing`.execute(db);
}

/** Anyone of these who has a place again has given none back. */
export async function forgiveGoing(
  db: DbOrTx,
  people: ReadonlyArray<{ readonly huddleId: HuddleId; readonly personId: PersonId }>,
): Promise<void> {
  await sql`delete from missed_outings m
    using jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as g("huddleId" uuid, "personId" uuid)
    where m.huddle_id = g."huddleId" and m.person_id = g."personId" and m.missed = 'GAVE_BACK_LATE'`.execute(
    db,
  );
}

/** The outings have another time or place: nobody gave a place at them back late. */
export async function forgiveOutings(db: DbOrTx, huddleIds: readonly HuddleId[]): Promise<void> {
  await sql`delete from missed_outings
    where huddle_id = any(${huddleIds}::uuid[]) and missed = 'GAVE_BACK_LATE'`.execute(db);
}

/** Notes that nobody of a party came. */
export async function saveNoShow(tx: Tx, { huddleId, personId, fadesAt }: GivenBack): Promise<void> {
  await sql`insert into missed_outings (person_id, huddle_id, missed, fades_at)
    values (${personId}, ${huddleId}, 'DID_NOT_COME', ${fadesAt}) on conflict do nothing`.execute(tx);
}

/** They came after all, or it is not noted any more. */
export async function forgetNoShow(tx: Tx, huddleId: HuddleId, personId: PersonId): Promise<void> {
  await sql`delete from missed_outings
    where person_id = ${personId} and huddle_id = ${huddleId} and missed = 'DID_NOT_COME'`.execute(tx);
}

/** Marks everybody as told who did not come and does not know yet that it is noted; answers who they are. */
export async function markTold(tx: Tx, huddleId: HuddleId, now: Date): Promise<PersonId[]> {
  const { rows } = await sql<{ personId: PersonId }>`update missed_outings set told_at = ${now}
    where huddle_id = ${huddleId} and missed = 'DID_NOT_COME' and told_at is null
    returning person_id as "personId"`.execute(tx);
  return rows.map(({ personId }) => personId);
}

/** Keeps what somebody says about an outing they missed; false when hosts see none such any more. */
export async function saveReply(
  db: Db,
  { huddleId, personId }: { readonly huddleId: HuddleId; readonly personId: PersonId },
  reply: string | null,
  now: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`update missed_outings set reply = ${reply}
    where person_id = ${personId} and huddle_id = ${huddleId} and fades_at > ${now}`.execute(db);
  return Number(numAffectedRows) > 0;
}

export async function deleteFaded(db: Db, now: Date): Promise<void> {
  await sql`delete from missed_outings where fades_at <= ${now}`.execute(db);
}
