import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, KitId, PersonId } from '#platform/shared/ids.ts';
import type { KitItem } from '../../rules/kit.ts';

/** Writes the whole list in this order; what is no longer on it goes with its promises. */
export async function saveKit(tx: Tx, huddleId: HuddleId, items: readonly KitItem[]): Promise<void> {
  const ids = items.map(({ id }) => id);
  await sql`delete from huddle_kit where huddle_id = ${huddleId} and id <> all(${ids}::uuid[])`.execute(tx);
  if (items.length === 0) return;
  await tx
    .insertInto('huddle_kit')
    .values(items.map((item, position) => ({ ...item, huddle_id: huddleId, position })))
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        name: eb.ref('excluded.name'),
        needed: eb.ref('excluded.needed'),
      })),
    )
    .execute();
}

/** Keeps how many somebody brings; none is no row. */
export async function savePromise(
  tx: Tx,
  kitId: KitId,
  personId: PersonId,
  amount: number,
  now: Date,
): Promise<void> {
  if (amount === 0) {
    await sql`delete from huddle_kit_promises where kit_id = ${kitId} and person_id = ${personId}`.execute(
      tx,
    );
    return;
  }
  await sql`insert into huddle_kit_promises (kit_id, person_id, amount, promised_at)
    values (${kitId}, ${personId}, ${amount}, ${now})
    on conflict (kit_id, person_id) do update set amount = excluded.amount`.execute(tx);
}

/** Anyone of these who no longer has a place brings nothing; a new yes does not promise it again. */
export async function dropPromises(
  db: DbOrTx,
  people: ReadonlyArray<{ readonly huddleId: HuddleId; readonly personId: PersonId }>,
): Promise<void> {
  await sql`delete from huddle_kit_promises b
    using jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as gone("huddleId" uuid, "personId" uuid), huddle_kit k
    where b.person_id = gone."personId" and k.id = b.kit_id and k.huddle_id = gone."huddleId"
      and not exists (select from participations part where part.huddle_id = k.huddle_id
        and part.person_id = b.person_id and (part.place = 'CONFIRMED' or part.role <> 'PARTICIPANT'))`.execute(
    db,
  );
}

/** A copy of a huddle needs the same; who brings it is open. */
export async function copyKit(tx: Tx, from: HuddleId, to: HuddleId): Promise<void> {
  await sql`with copied as (
      insert into huddle_kit (id, huddle_id, position, name, needed)
      select gen_random_uuid(), ${to}, position, name, needed from huddle_kit where huddle_id = ${from} returning 1)
    update huddles set kit_count = (select count(*) from copied) where id = ${to}`.execute(tx);
}
