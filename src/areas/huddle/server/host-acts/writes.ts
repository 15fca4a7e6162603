import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { HostActId, HuddleId, PersonId } from '#platform/shared/ids.ts';

interface AllCame {
  readonly id: HostActId;
  readonly huddleId: HuddleId;
  readonly hostId: PersonId;
  readonly at: Date;
}

/** Notes each confirmed party as come in full, where nothing is noted yet, and remembers which they were. */
export async function saveAllAsCome(tx: Tx, { id, huddleId, hostId, at }: AllCame): Promise<void> {
  const marked = sql`attended_people = party
      where huddle_id = ${huddleId} and place = 'CONFIRMED' and attended_people is null`;
  await sql`
    with people as (update participations set ${marked} returning person_id as id),
    unregistered as (update unregistered_parties set ${marked} returning id)
    insert into host_acts (id, huddle_id, host_id, kind, before, at)
    select ${id}, ${huddleId}, ${hostId}, 'ALL_CAME', jsonb_build_object(
      'people', coalesce((select jsonb_agg(id) from people), '[]'::jsonb),
      'unregistered', coalesce((select jsonb_agg(id) from unregistered), '[]'::jsonb)), ${at}::timestamptz`.execute(
    tx,
  );
}

/** Clears the notes that one press made; what a host has noted otherwise since stays. */
export async function clearAllAsCome(tx: Tx, id: HostActId, now: Date): Promise<void> {
  const marked = (table: string, column: string, kind: string) => sql`update ${sql.table(table)} p
    set attended_people = null from host_acts a
    where a.id = ${id} and p.huddle_id = a.huddle_id and p.attended_people = p.party
      and a.before->${sql.lit(kind)} @> to_jsonb(${sql.ref(`p.${column}`)}::text)`;
  await marked('participations', 'person_id', 'people').execute(tx);
  await marked('unregistered_parties', 'id', 'unregistered').execute(tx);
  await sql`update host_acts set undone_at = ${now} where id = ${id}`.execute(tx);
}
