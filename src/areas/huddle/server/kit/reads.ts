import { sql } from 'kysely';
import type { FaceRow } from '#areas/person/server/public.ts';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { HuddleId, KitId, PersonId } from '#platform/shared/ids.ts';
import type { KitItem } from '../../rules/kit.ts';

/** What a huddle needs, in the order of its hosts. */
export async function kitOf(db: DbOrTx, huddleId: HuddleId): Promise<KitItem[]> {
  const { rows } = await sql<KitItem>`
    select id, name, needed from huddle_kit where huddle_id = ${huddleId} order by position`.execute(db);
  return rows;
}

export interface PromiseRow extends FaceRow {
  readonly kit_id: KitId;
  readonly amount: number;
}

/** Who brings what, the first to say so first; only of those who have a place, and of hosts. */
export async function promisesOf(db: DbOrTx, huddleId: HuddleId): Promise<PromiseRow[]> {
  const { rows } = await sql<PromiseRow>`
    select p.id, p.username, p.display_name, p.picture_media_id, b.kit_id, b.amount
    from huddle_kit k join huddle_kit_promises b on b.kit_id = k.id
      join participations part on part.huddle_id = k.huddle_id and part.person_id = b.person_id
        and (part.place = 'CONFIRMED' or part.role <> 'PARTICIPANT')
      join people p on p.id = b.person_id
    where k.huddle_id = ${huddleId} order by b.promised_at, p.id`.execute(db);
  return rows;
}

export interface LockedItem {
  readonly needed: number;
  readonly byOthers: number;
  readonly mine: number;
}

/** One thing with what is promised of it, locked, so that two never promise the last one. */
export async function lockItem(
  tx: Tx,
  huddleId: HuddleId,
  kitId: KitId,
  personId: PersonId,
): Promise<LockedItem | undefined> {
  const { rows } = await sql<{ needed: number }>`
    select needed from huddle_kit where id = ${kitId} and huddle_id = ${huddleId} for update`.execute(tx);
  const item = rows[0];
  if (!item) return undefined;
  const promises = (await promisesOf(tx, huddleId)).filter((promise) => promise.kit_id === kitId);
  const mine = promises.find(({ id }) => id === personId)?.amount ?? 0;
  return {
    needed: item.needed,
    mine,
    byOthers: promises.reduce((sum, { amount }) => sum + amount, 0) - mine,
  };
}
