import { sql } from 'kysely';
import type { PersonAt } from '#areas/huddle/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { RideWish } from '../../contract/wishes.ts';

/** Of these people, those who have said something about their way, each once. */
export async function withWishes(db: DbOrTx, people: readonly PersonAt[]): Promise<readonly PersonAt[]> {
  if (people.length === 0) return [];
  const found = await sql<PersonAt>`
    select w.huddle_id as "huddleId", w.person_id as "personId" from ride_wishes w
    where (w.huddle_id, w.person_id) in (select p."huddleId", p."personId"
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p("huddleId" uuid, "personId" uuid))`.execute(
    db,
  );
  return found.rows;
}

/** What somebody has said about their way, locked until the transaction ends. */
export async function lockWish(
  tx: Tx,
  huddleId: HuddleId,
  personId: PersonId,
): Promise<RideWish | undefined> {
  const row = await tx
    .selectFrom('ride_wishes')
    .selectAll()
    .where('huddle_id', '=', huddleId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    kind: row.kind,
    seats: row.seats,
    origin: row.origin,
  };
}

/** Keeps what somebody says about their way until they have their place; the last word counts. */
export async function saveWish(
  tx: Tx,
  about: { readonly huddleId: HuddleId; readonly personId: PersonId; readonly now: Date },
  { kind, seats, origin }: RideWish,
): Promise<void> {
  const said = { kind, seats, origin: JSON.stringify(origin), created_at: about.now };
  await tx
    .insertInto('ride_wishes')
    .values({ huddle_id: about.huddleId, person_id: about.personId, ...said })
    .onConflict((conflict) => conflict.columns(['huddle_id', 'person_id']).doUpdateSet(said))
    .execute();
}

export async function deleteWish(tx: Tx, huddleId: HuddleId, personId: PersonId): Promise<void> {
  await tx
    .deleteFrom('ride_wishes')
    .where('huddle_id', '=', huddleId)
    .where('person_id', '=', personId)
    .execute();
}
