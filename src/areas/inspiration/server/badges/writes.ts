import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/database.ts';
import type { BadgeRequestId, PersonId } from '#platform/shared/ids.ts';
import type { Profession } from '../../rules/badges.ts';

export interface NewRequest {
  readonly id: BadgeRequestId;
  readonly personId: PersonId;
  readonly profession: Profession;
  readonly proof: string;
  readonly at: Date;
}

export async function insertRequest(tx: Tx, request: NewRequest): Promise<void> {
  const { id, personId, profession, proof, at } = request;
  await sql`insert into badge_requests (id, person_id, profession, proof, created_at)
    values (${id}, ${personId}, ${profession}, ${proof}, ${at})`.execute(tx);
}

/** Nobody of the moderators where an operator decided. */
export interface DecidedBy {
  readonly moderatorId: PersonId | null;
  readonly at: Date;
}

export async function saveDecision(
  tx: Tx,
  id: BadgeRequestId,
  state: 'GRANTED' | 'DECLINED',
  by: DecidedBy,
): Promise<void> {
  await sql`update badge_requests set state = ${state}, decided_at = ${by.at}, decided_by = ${by.moderatorId}
    where id = ${id}`.execute(tx);
}

export async function saveBadge(
  tx: Tx,
  personId: PersonId,
  profession: Profession,
  by: DecidedBy,
): Promise<void> {
  await sql`insert into badges (person_id, profession, granted_at, granted_by)
    values (${personId}, ${profession}, ${by.at}, ${by.moderatorId})
    on conflict (person_id) do update set profession = excluded.profession, granted_at = excluded.granted_at,
      granted_by = excluded.granted_by`.execute(tx);
}

export async function removeBadge(tx: Tx, personId: PersonId): Promise<void> {
  await sql`delete from badges where person_id = ${personId}`.execute(tx);
}
